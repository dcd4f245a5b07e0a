//! A server of MCP over HTTP, as the protocol's "Streamable HTTP" has it: each message is a POST to one path, its answer the
//! body that comes back.
//!
//! Only who subscribes to changes gets a stream. A toolset has none; the example `conformance` does.
//!
//! It is for programs of the same machine: it listens on a loopback address only, and asks nobody who he is. What a browser
//! sends on behalf of a page from elsewhere is refused, whatever that page's name resolves to. Who sends slowly is not waited for.

mod admit;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest as _, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use futures_util::{StreamExt as _, future, stream};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time;
use toolcall::wire::mcp::{self, Buffers, Call, Called, Handled, Headers, Incoming, Server};

use self::admit::admit;
use crate::notes::Notes;
use crate::tools;

/// The tools that are served. Requests come at the same time.
pub trait Service: Send + Sync + 'static {
    /// What the server says of itself and of its tools, as they are now.
    fn server(&self) -> Arc<Server<'static>>;

    /// Makes a call, as the `call` of a toolset does.
    fn call(&self, call: Call<'_>) -> impl Future<Output = Called> + Send;

    /// Gets a mark whenever the tools become others; subscriptions end with it. Those of a toolset never change.
    fn changes(&self) -> watch::Receiver<()> {
        watch::channel(()).1
    }
}

/// The tools of this program.
struct Tools {
    server: Arc<Server<'static>>,
    notes: Notes,
}

impl Service for Tools {
    fn server(&self) -> Arc<Server<'static>> {
        Arc::clone(&self.server)
    }

    async fn call(&self, call: Call<'_>) -> Called {
        tools::call(&self.notes, call.name, call.arguments, call.scratch, call.reply).await.into()
    }
}

struct Host<S> {
    service: S,
    /// Those that no request holds, at most [`MOST_KEPT`], each of what a message of [`MOST_KEPT_BYTES`] takes. A request that is
    /// given up takes its own with it.
    buffers: Mutex<Vec<Buffers>>,
}

/// Serves the tools of this program, as [`serve`] does.
///
/// # Errors
/// Those of [`serve`].
pub(crate) fn serve_tools(address: SocketAddr, out: &mut impl Write) -> io::Result<()> {
    serve(address, Tools { server: Arc::new(crate::mcp::server()?), notes: Notes::default() }, out)
}

/// Serves until the process ends. Writes the address under which it is reached, with the port that was found for port 0.
///
/// # Errors
/// If nothing can be bound to the address, or it may be reached from another machine.
pub fn serve(address: SocketAddr, service: impl Service, out: &mut impl Write) -> io::Result<()> {
    if !address.ip().is_loopback() {
        let message = format!("{} is no loopback address; take 127.0.0.1 or [::1]", address.ip());
        return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
    }
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let listener = TcpListener::bind(address).await?;
        writeln!(out, "http://{}/mcp", listener.local_addr()?)?;
        out.flush()?;
        let host = Host { service, buffers: Mutex::default() };
        // Of a path that is there, other methods get 405.
        let routes = Router::new().route("/mcp", post(answer)).layer(DefaultBodyLimit::max(MOST_BYTES));
        let routes = routes.with_state(Arc::new(host));
        loop {
            match listener.accept().await {
                Ok((connection, _)) => drop(tokio::spawn(converse(connection, routes.clone()))),
                // The process has as many files open as it may; some will be closed.
                Err(_) => time::sleep(PAUSE).await,
            }
        }
    })
}

/// Answers the requests of one connection. `axum::serve` would wait for a head without an end.
async fn converse(connection: TcpStream, routes: Router) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    // Who went away gets no answer, and nobody else is concerned.
    let _ = http.serve_connection(TokioIo::new(connection), TowerToHyperService::new(routes)).await;
}

async fn answer<S: Service>(State(host): State<Arc<Host<S>>>, request: Request) -> Response {
    if let Err(status) = admit(&request) {
        return status.into_response();
    }
    let head = request.headers().clone();
    let body = match time::timeout(PATIENCE, Bytes::from_request(request, &())).await {
        Ok(Ok(body)) => body,
        Ok(Err(rejection)) => return rejection.status().into_response(),
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    let headers = Headers {
        protocol_version: said(&head, "mcp-protocol-version"),
        method: said(&head, "mcp-method"),
        name: said(&head, "mcp-name"),
    };
    let mut buffers = host.lend();
    let mut out = Vec::new();
    let incoming = Incoming::over_http(&body, headers);
    let server = host.service.server();
    let handled = server.handle(incoming, &mut buffers, &mut out, async |call| host.service.call(call).await).await;
    if body.len().max(out.len()) <= MOST_KEPT_BYTES {
        host.take_back(buffers);
    }
    if let Handled::Listening { id, tools } = handled {
        return listen(id.to_owned(), tools, out, host.service.changes());
    }
    let status = StatusCode::from_u16(handled.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match out.is_empty() {
        true => status.into_response(),
        false => (status, [(CONTENT_TYPE, JSON)], out).into_response(),
    }
}

/// A stream that stays open: an event for the acknowledgement, then for each change that was asked for, and for the end.
fn listen(id: String, tools: bool, acknowledgement: Vec<u8>, changes: watch::Receiver<()>) -> Response {
    let first = stream::once(future::ready(acknowledgement));
    let later = stream::unfold(Some((id, changes)), move |open| async move {
        let (id, mut changes) = open?;
        let mut message = Vec::new();
        while changes.changed().await.is_ok() {
            if tools {
                mcp::write_changed(Some(&id), &mut message);
                return Some((message, Some((id, changes))));
            }
        }
        mcp::write_ended(&id, &mut message);
        Some((message, None))
    });
    let events = first.chain(later).map(|message| String::from_utf8(message).map(|data| Event::default().data(data)));
    // Proxies that collect what passes would hold an event back.
    ([("x-accel-buffering", "no")], Sse::new(events).keep_alive(KeepAlive::default())).into_response()
}

impl<S> Host<S> {
    fn lend(&self) -> Buffers {
        self.buffers.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    fn take_back(&self, buffers: Buffers) {
        let mut kept = self.buffers.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < MOST_KEPT {
            kept.push(buffers);
        }
    }
}

/// A header that stands once.
fn only<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h [u8]> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (Some(value), None) => Some(value.as_bytes()),
        _ => None,
    }
}

/// A header that is there: what it says, or nothing if it stands more than once.
fn said<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h [u8]> {
    headers.contains_key(name).then(|| only(headers, name).unwrap_or_default())
}

const JSON: &str = "application/json";
const MOST_BYTES: usize = 1 << 20;
/// For a head, and for a body: programs of the same machine send them at once.
const PATIENCE: Duration = Duration::from_secs(5);
/// Until a connection is asked for again when none could be taken.
const PAUSE: Duration = Duration::from_millis(100);
const MOST_KEPT: usize = 64;
const MOST_KEPT_BYTES: usize = 64 << 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_buffers_are_kept_than_said() {
        let host = Host { service: (), buffers: Mutex::default() };
        let lent: Vec<Buffers> = (0..MOST_KEPT + 5).map(|_| host.lend()).collect();
        lent.into_iter().for_each(|buffers| host.take_back(buffers));
        assert_eq!(host.buffers.lock().map_or(0, |kept| kept.len()), MOST_KEPT);
    }
}
