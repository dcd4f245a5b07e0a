//! Finds what the build step wrote for an item.
//!
//! The build step and this file agree on four things: the folder of a target, the file name of a key, the list of
//! targets, and the list of modules that were not followed. The other half stands in the compiler, `emit/files.rs`.

use std::env;
use std::fs;
use std::path::{Component, Path, PathBuf};

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

use crate::item::{Item, Kind};

/// What there is for an item.
#[derive(Debug)]
pub(crate) enum Glue {
    /// An editor expands the macro and does not know the file: the item passes as it is.
    Unknown,
    /// Tokens that include the glue.
    File(TokenStream),
    /// Tokens that raise errors at the item.
    Fault(TokenStream),
}

impl Glue {
    /// Looks for the plain key first, then for the one with the line: a file may hold equal names in two inline modules.
    pub(crate) fn find(item: &Item) -> Self {
        let Some(file) = item.span.local_file().and_then(|file| from_manifest(&file)) else {
            return if in_editor() {
                Self::Unknown
            } else {
                Self::fault(item, "the source file of this item is not known to rustc")
            };
        };
        let folder = match Folder::of_target() {
            Ok(folder) => folder,
            Err(_) if in_editor() => return Self::Unknown,
            Err(message) => return Self::fault(item, message),
        };
        let line = item.span.line();
        // The line first: where the scan met a key twice, the plain one belongs to the first of them.
        for key in [format!("{file}#{}#{line}", item.name), format!("{file}#{}", item.name)] {
            let stem = stem(&item.name, &key);
            if let Ok(text) = fs::read_to_string(folder.path.join(format!("{stem}.error"))) {
                // Empty: the fault was told at another item.
                let messages = text.split(SEPARATOR).filter(|message| !message.is_empty());
                return Self::Fault(messages.map(|message| error(item.span, message)).collect());
            }
            if folder.path.join(format!("{stem}.rs")).exists() {
                return Self::File(include(&format!("{}/{stem}.rs", folder.relative)));
            }
        }
        match folder.reason(&file, item) {
            Some(reason) => Self::fault(item, &reason),
            None => Self::File(TokenStream::new()),
        }
    }

    fn fault(item: &Item, message: &str) -> Self {
        Self::Fault(error(item.span, message))
    }
}

/// The tokens of `include_tools!`.
pub(crate) fn toolset(name: &str) -> TokenStream {
    let folder = match Folder::of_target() {
        Ok(folder) => folder,
        Err(message) => return error(Span::call_site(), message),
    };
    if !folder.path.join(format!("{name}.rs")).exists() {
        return error(
            Span::call_site(),
            &format!(
                "the build step found no toolset `{name}`: no tool says `#[tool(toolset = \"{name}\")]` in a module that it followed"
            ),
        );
    }
    include(&format!("{}/{name}.rs", folder.relative))
}

/// `::core::compile_error! { "…" }` at a place.
pub(crate) fn error(span: Span, message: &str) -> TokenStream {
    let mut text = Literal::string(message);
    text.set_span(span);
    call("compile_error", TokenTree::Literal(text).into(), span)
}

/// The folder that the build step wrote for the target which rustc compiles now.
struct Folder {
    path: PathBuf,
    /// The same from `OUT_DIR`.
    relative: String,
}

impl Folder {
    fn of_target() -> Result<Self, &'static str> {
        const NO_BUILD_STEP: &str = "this package has no build step for its tools: add a `build.rs` with \
            `fn main() { toolcall_build::Config::new().compile(); }` and `toolcall-build` to `[build-dependencies]`";
        let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(NO_BUILD_STEP)?;
        let targets = fs::read_to_string(out.join("toolcall/targets")).map_err(|_| NO_BUILD_STEP)?;
        let kind = if env::var_os("CARGO_BIN_NAME").is_some() { "bin" } else { "lib" };
        let mut of_kind = targets.lines().filter_map(|line| line.strip_prefix(kind)?.strip_prefix(' '));
        let name = env::var("CARGO_CRATE_NAME").unwrap_or_default();
        let exact = folder_name(kind, &name);
        // `[lib] name` and `[[bin]] name` may differ from the package's; then the only target of the kind is meant.
        let chosen = match of_kind.clone().find(|target| *target == exact) {
            Some(target) => target,
            None => match (of_kind.next(), of_kind.next()) {
                (Some(only), None) => only,
                _ => {
                    return Err(
                        "the build step did not read this target: name its root with `Config::root(\"src/…\")` in build.rs",
                    );
                }
            },
        };
        let relative = format!("/toolcall/{chosen}");
        Ok(Self { path: out.join(&relative[1..]), relative })
    }

    /// Why there is no glue; `None` if there need not be any.
    fn reason(&self, file: &str, item: &Item) -> Option<String> {
        let index = fs::read_to_string(self.path.join("index")).unwrap_or_default();
        if index.lines().any(|line| line.strip_prefix("unparsed ") == Some(file)) {
            // rustc says itself what is wrong with the file.
            return None;
        }
        if item.kind == Kind::Method {
            return Some(format!("`{}` is a method: put `#[toolcall::tool]` on its `impl` block as well", item.name));
        }
        let name = &item.name;
        if index.lines().any(|line| line.strip_prefix("followed ") == Some(file)) {
            return (item.kind != Kind::Type).then(|| {
                format!(
                    "the build step did not see `{name}` in {file}: it reads the source text, so it cannot see what \
                     `macro_rules!` or another attribute writes; declare the tool outside of macros, with `#[toolcall::tool]` on top"
                )
            });
        }
        let known = index.lines().filter_map(|line| line.strip_prefix("left ")).collect::<Vec<_>>().join("; ");
        let left = if known.is_empty() { String::new() } else { format!(" (not followed: {known})") };
        Some(format!("the build step did not follow the module of `{name}`, {file}{left}"))
    }
}

/// Folder of a target: the crate's name, plus `bin` for a binary, since a package's library and binary share `OUT_DIR`.
fn folder_name(kind: &str, name: &str) -> String {
    if kind == "bin" { format!("{name}.bin") } else { name.to_owned() }
}

/// File name of a key without its ending: readable, and unique by the hash.
fn stem(item: &str, key: &str) -> String {
    let hash = key
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{item}.{hash:016x}")
}

/// Stands between the diagnostics of one item.
const SEPARATOR: char = '\u{1e}';

/// The path from the manifest's folder to the file, with `/`, both canonical.
fn from_manifest(file: &Path) -> Option<String> {
    let file = env::current_dir().ok()?.join(file).canonicalize().ok()?;
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?).canonicalize().ok()?;
    let mut up = 0;
    let mut base = manifest.as_path();
    while !file.starts_with(base) {
        base = base.parent()?;
        up += 1;
    }
    let down = file.strip_prefix(base).ok()?.components().map(|part| match part {
        Component::Normal(name) => name.to_str(),
        _ => None,
    });
    let parts = std::iter::repeat_n(Some(".."), up).chain(down).collect::<Option<Vec<_>>>()?;
    Some(parts.join("/"))
}

/// Whether rust-analyzer expands the macro: it may not know files, and must not paint errors for that.
fn in_editor() -> bool {
    env::current_exe().is_ok_and(|program| {
        program.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("rust-analyzer"))
    })
}

/// `::core::include!(::core::concat!(::core::env!("OUT_DIR"), "…"));`
fn include(relative: &str) -> TokenStream {
    let span = Span::call_site();
    let out_dir = call("env", TokenTree::Literal(Literal::string("OUT_DIR")).into(), span);
    let mut parts = out_dir;
    parts.extend([TokenTree::Punct(Punct::new(',', Spacing::Alone)), TokenTree::Literal(Literal::string(relative))]);
    let mut tokens = call("include", call("concat", parts, span), span);
    tokens.extend([TokenTree::Punct(Punct::new(';', Spacing::Alone))]);
    tokens
}

/// `::core::name!(arguments)`, with braces for `compile_error!`, which stands where an item does.
fn call(name: &str, arguments: TokenStream, span: Span) -> TokenStream {
    let colon = |spacing| {
        let mut mark = Punct::new(':', spacing);
        mark.set_span(span);
        TokenTree::Punct(mark)
    };
    let delimiter = if name == "compile_error" { Delimiter::Brace } else { Delimiter::Parenthesis };
    let mut group = Group::new(delimiter, arguments);
    group.set_span(span);
    let mut bang = Punct::new('!', Spacing::Alone);
    bang.set_span(span);
    [
        colon(Spacing::Joint),
        colon(Spacing::Alone),
        TokenTree::Ident(Ident::new("core", span)),
        colon(Spacing::Joint),
        colon(Spacing::Alone),
        TokenTree::Ident(Ident::new(name, span)),
        TokenTree::Punct(bang),
        TokenTree::Group(group),
    ]
    .into_iter()
    .collect()
}
