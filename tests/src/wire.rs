//! Responses of providers, whole and streamed, and what is read out of them and written back, as text.
//!
//! They are made by hand after the documents and SDKs of the providers, 2026-11. A `.json` is a whole body, a `.stream` the
//! bytes of a streamed one; of Bedrock each line is what its client takes out of one frame.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use toolcall::Reply;
use toolcall::wire::{Assembler, Calls, Malformed, Memory, Provider};

/// One response.
#[derive(Debug)]
pub struct Sample {
    pub provider: &'static Provider,
    pub path: PathBuf,
    pub bytes: Vec<u8>,
    pub is_stream: bool,
}

/// `wire/cases/`
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/wire/cases"))
}

/// All of them, by provider and name.
pub fn samples() -> Vec<Sample> {
    let mut samples: Vec<_> = Provider::ALL.iter().flat_map(|provider| samples_of(provider)).collect();
    samples.sort_by(|one, other| one.path.cmp(&other.path));
    samples
}

fn samples_of(provider: &'static Provider) -> Vec<Sample> {
    let files = fs::read_dir(folder().join(provider.name())).expect("a folder for each provider");
    let paths = files.map(|file| file.expect("a file").path());
    let sample = |path: PathBuf| {
        let extension = path.extension()?.to_str()?.to_owned();
        let is_stream = extension == "stream";
        (is_stream || extension == "json").then(|| Sample {
            provider,
            bytes: fs::read(&path).expect("a sample"),
            path,
            is_stream,
        })
    };
    paths.filter_map(sample).collect()
}

/// What is read out of a response and written back: the calls, one a line, and the messages that go back.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Shown {
    pub calls: String,
    /// The JSON of a list.
    pub messages: Vec<u8>,
}

impl Shown {
    pub fn of(calls: Result<Calls<'_>, Malformed>) -> Self {
        match calls {
            Ok(calls) => Self { messages: answered(calls.clone()), calls: lines(calls) },
            Err(malformed) => Self { calls: format!("malformed: {malformed}\n"), messages: b"[]".to_vec() },
        }
    }

    /// The same as one text.
    pub fn text(&self) -> String {
        let messages: serde_json::Value = serde_json::from_slice(&self.messages).expect("messages are JSON");
        let messages = messages.as_array().expect("a list").iter().map(|message| format!("{message}\n"));
        self.calls.clone() + &messages.collect::<String>()
    }
}

impl Sample {
    /// The file of what is expected.
    pub fn golden(&self) -> PathBuf {
        let mut path = self.path.clone().into_os_string();
        path.push(".txt");
        path.into()
    }

    pub fn name(&self) -> String {
        let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        format!("{}/{}", self.provider, name(&self.path))
    }

    pub fn shown(&self) -> Shown {
        if self.is_stream {
            let mut assembler = self.provider.assembler();
            return Shown::of(fed(&mut assembler, [&self.bytes[..]]));
        }
        Shown::of(self.provider.calls(&self.bytes, &mut Memory::new()))
    }
}

/// The calls of a stream in pieces.
///
/// # Errors
/// What the assembler says.
pub fn fed<'a, 'b>(
    assembler: &'a mut Assembler,
    pieces: impl IntoIterator<Item = &'b [u8]>,
) -> Result<Calls<'a>, Malformed> {
    assembler.clear();
    for piece in pieces {
        assembler.feed(piece)?;
    }
    assembler.finish()
}

fn lines(calls: Calls<'_>) -> String {
    let mut out = format!("stop: {}\n", calls.stop().unwrap_or("-"));
    for call in calls {
        let (call, refused) = match call {
            Ok(call) => (call, None),
            Err(refused) => (refused.call, Some(refused.reason)),
        };
        let id = if call.has_id() { call.id().to_owned() } else { format!("({})", call.id()) };
        let arguments = String::from_utf8_lossy(call.arguments);
        let _ = write!(out, "{id} {} {arguments}", call.name);
        if call.answer > 0 {
            let _ = write!(out, " answer {}", call.answer);
        }
        if let Some(part) = call.part {
            let _ = write!(out, " part {} of {}", part.index + 1, part.count);
        }
        if let Some(signature) = call.signature {
            let _ = write!(out, " signature {signature}");
        }
        let _ = match refused {
            Some(reason) => writeln!(out, " => {reason:?}"),
            None => writeln!(out),
        };
    }
    out
}

/// The turn of the model and the results of its calls: an object, an error and a text with what must be escaped in turn.
fn answered(calls: Calls<'_>) -> Vec<u8> {
    let mut messages = b"[".to_vec();
    let provider = calls.provider();
    if calls.len() > 0 {
        calls.write_turn(&mut messages);
    }
    let mut results = provider.results(&mut messages);
    let mut reply = Reply::new();
    for (index, call) in calls.enumerate() {
        match (call, index % 3) {
            (Err(refused), _) => results.refuse(&refused),
            (Ok(call), 1) => results.push_text(&call, "no berth is free", true),
            (Ok(call), 0) => results.push_text(&call, r#"{"m":6.1,"at":["12:04"]}"#, false),
            (Ok(call), _) => {
                reply.clear();
                reply.write_text("\"Brest\",\n\\ Saint-Malo\u{7}é😀");
                results.push(&call, &reply);
            }
        }
    }
    results.finish();
    messages.push(b']');
    messages
}
