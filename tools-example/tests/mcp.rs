//! The server over standard input and output, and the client of the library beside it: its tools are called as if they were
//! this program's own.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use toolcall::dynamic::{DynamicTools, Source, Toolbox};
use toolcall::wire::Memory;
use toolcall::wire::mcp::{Client, Pages, Revision};
use toolcall::{Reply, Scratch};
use tools_example::tools::TOOLS;

/// A server that runs.
struct Running {
    child: Child,
    pipes: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
}

impl Running {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tools-example"));
        let mut child = command.arg("mcp").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let pipes = (child.stdin.take().expect("a pipe"), BufReader::new(child.stdout.take().expect("a pipe")));
        Self { child, pipes: Mutex::new(pipes) }
    }

    fn send(&self, message: &[u8]) -> io::Result<()> {
        let (input, _) = &mut *self.pipes.lock().expect("no panic");
        input.write_all(message)?;
        input.write_all(b"\n")?;
        input.flush()
    }

    /// One message, and the line that comes back.
    fn exchange(&self, message: &[u8]) -> io::Result<Vec<u8>> {
        self.send(message)?;
        let mut line = Vec::new();
        self.pipes.lock().expect("no panic").1.read_until(b'\n', &mut line)?;
        Ok(line)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_of_another_process_is_a_toolbox() {
    for revision in Revision::ALL {
        let (client, server) = (Client::new("tests", "0.1.0", revision), Running::start());
        let (mut memory, mut message) = (Memory::new(), Vec::new());
        client.initialize(0, &mut message);
        let greeting = server.exchange(&message).expect("an answer");
        let info = client.read_server(0, &greeting, &mut memory).expect("a greeting");
        assert_eq!((info.name, info.revision), ("tools-example", revision));
        message.clear();
        client.initialized(&mut message);
        server.send(&message).expect("a pipe");

        let mut pages = Pages::new("example");
        let mut asked = 0;
        while asked == 0 || pages.cursor().is_some() {
            asked += 1;
            message.clear();
            client.list(asked, pages.cursor(), &mut message);
            pages.read(asked, &server.exchange(&message).expect("a page"), &mut memory).expect("tools");
        }
        let tools = DynamicTools::from_mcp(&pages).expect("declarations");
        assert!(asked > 1 && tools.tools().len() == TOOLS.tools().len(), "{asked} pages");
        assert!(tools.tools().all(|tool| (tool.source(), tool.server()) == (Source::Mcp, Some("example"))));

        let tools = Toolbox::from_mcp(tools, client, |message, server: &Running| server.exchange(message));
        let (mut scratch, mut reply) = (Scratch::new(), Reply::new());
        for (tool, arguments, expected) in [
            ("days_between", r#"{"from":"2024-02-28","to":"2024-03-01"}"#, ("done", "2")),
            ("count_primes", r#"{"below":"10000"}"#, ("done", "1229")),
        ] {
            let outcome = tools.call_sync(&server, tool, arguments.as_bytes(), &mut scratch, &mut reply).name();
            assert_eq!((outcome, reply.text()), expected, "{tool}");
        }
        assert_eq!(tools.call_sync(&server, "count_primes", b"{}", &mut scratch, &mut reply).name(), "rejected");
    }
}
