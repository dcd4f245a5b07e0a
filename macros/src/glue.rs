//! Finds what the build step wrote for an item.
//!
//! The build step and this file agree on four things: the folder of a target, the file name of a key, the list of
//! targets, and the list of modules that were not followed. The other half stands in the compiler, `emit/files.rs`.

use std::env;
use std::fs;
use std::path::{Component, Path, PathBuf};

use proc_macro::{Span, TokenStream, TokenTree};

use crate::calls::{error, include};
use crate::item::{Item, Kind};
use crate::returned;

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
    pub(crate) fn find(item: &Item, tokens: &TokenStream) -> Self {
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
                return Self::Fault(faults(&text, item, tokens));
            }
            if folder.path.join(format!("{stem}.rs")).exists() {
                if folder.is_stale(&file, item) {
                    return Self::fault(item, STALE);
                }
                // Before the glue, whose own error on this is of a file that nobody wrote.
                let returns = fs::read_to_string(folder.path.join(format!("{stem}.returns"))).unwrap_or_default();
                let mut glue = returned::checks(&returns, tokens);
                glue.extend(include(&format!("{}/{stem}.rs", folder.relative)));
                return Self::File(glue);
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
    let file = Span::call_site().local_file().and_then(|file| from_manifest(&file));
    if file.is_some_and(|file| folder.followed(&file).is_none()) {
        return error(Span::call_site(), OTHER_TARGET);
    }
    if !folder.path.join(format!("{name}.rs")).exists() {
        let unparsed = folder.listed("unparsed ");
        if !unparsed.is_empty() {
            let files = unparsed.join(", ");
            return error(
                Span::call_site(),
                &format!("the build step found no toolset `{name}`, but it could not parse {files}: mend that first"),
            );
        }
        return error(
            Span::call_site(),
            &format!(
                "the build step found no toolset `{name}`: no tool says `#[tool(toolset = \"{name}\")]` in a module that it followed, and \
                 no file of that name is given to `Config::json`"
            ),
        );
    }
    include(&format!("{}/{name}.rs", folder.relative))
}

/// What is wrong with an item, each at the token it is about. None at all: it was told at another item.
fn faults(text: &str, item: &Item, tokens: &TokenStream) -> TokenStream {
    let faults = text.split(SEPARATOR).filter_map(|fault| fault.split_once('\n'));
    faults.map(|(place, message)| error(token_at(place, tokens).unwrap_or(item.span), message)).collect()
}

/// The token that begins at `LINE:COLUMN`.
pub(crate) fn token_at(place: &str, tokens: &TokenStream) -> Option<Span> {
    tokens.clone().into_iter().find_map(|token| {
        let span = token.span();
        if format!("{}:{}", span.line(), span.column()) == place {
            return Some(span);
        }
        match token {
            TokenTree::Group(group) => token_at(place, &group.stream()),
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
        }
    })
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
                _ => return Err(OTHER_TARGET),
            },
        };
        let relative = format!("/toolcall/{chosen}");
        Ok(Self { path: out.join(&relative[1..]), relative })
    }

    /// Whether the text of a file is another than the build step read.
    fn is_stale(&self, file: &str, item: &Item) -> bool {
        let text = item.span.local_file().and_then(|file| fs::read(env::current_dir().ok()?.join(file)).ok());
        match (self.followed(file), text) {
            (Some(known), Some(text)) => known != format!("{:016x}", hash(&text)),
            _ => false,
        }
    }

    /// The hash of a file as the build step read it; `None` if it did not.
    fn followed(&self, file: &str) -> Option<String> {
        self.listed("followed ").iter().find_map(|line| {
            let (hash, path) = line.split_once(' ')?;
            (path == file).then(|| hash.to_owned())
        })
    }

    /// The lines of the index that begin with a word, without it.
    fn listed(&self, word: &str) -> Vec<String> {
        let index = fs::read_to_string(self.path.join("index")).unwrap_or_default();
        index.lines().filter_map(|line| line.strip_prefix(word)).map(str::to_owned).collect()
    }

    /// Why there is no glue; `None` if there need not be any.
    fn reason(&self, file: &str, item: &Item) -> Option<String> {
        if self.listed("unparsed ").iter().any(|unparsed| unparsed == file) {
            // rustc says itself what is wrong with the file.
            return None;
        }
        let name = &item.name;
        if item.kind == Kind::Method {
            return Some(format!("`{name}` is a method: put `#[toolcall::tool]` on its `impl` block as well"));
        }
        if self.followed(file).is_some() {
            if self.is_stale(file, item) {
                return Some(STALE.to_owned());
            }
            let place = format!("{file}:{} ", item.span.line());
            if let Some(outer) = self.listed("inside ").iter().find_map(|known| known.strip_prefix(&place)) {
                return Some(format!(
                    "`{name}` stands in the body of `{outer}`, which is no module: nothing outside of it can name \
                     `{name}`, so no toolset can call it; move `{name}` out of `{outer}`, into the module around it"
                ));
            }
            return (item.kind != Kind::Type).then(|| {
                format!(
                    "the build step did not see `{name}` in {file}: it reads the source text, so it cannot see what \
                     `macro_rules!` or another attribute writes, and it passes over `cfg(test)` and \
                     over what stands in a block; declare the tool where none of these stands around it, with `#[toolcall::tool]` on top"
                )
            });
        }
        let known = self.listed("left ").join("; ");
        let left = if known.is_empty() { String::new() } else { format!(" (not followed: {known})") };
        Some(format!(
            "the build step did not follow the module of `{name}`, {file}{left}: it follows `mod` declarations in the \
             source text from `src/lib.rs` and `src/main.rs`; {OTHER_TARGET}"
        ))
    }
}

/// The glue was written from another text.
const STALE: &str = "the build step has not read this version of the file: does `build.rs` still call \
    `toolcall_build::Config::new().compile()`? If it does, build again";

const OTHER_TARGET: &str = "a crate with another root is read if build.rs names all roots, the usual ones too: \
    `Config::new().root(\"src/main.rs\").root(\"src/bin/other.rs\")`";

/// Folder of a target: the crate's name, plus `bin` for a binary, since a package's library and binary share `OUT_DIR`.
fn folder_name(kind: &str, name: &str) -> String {
    if kind == "bin" { format!("{name}.bin") } else { name.to_owned() }
}

/// File name of a key without its ending: readable, and unique by the hash.
fn stem(item: &str, key: &str) -> String {
    let item: String = item.chars().take(LONGEST).collect();
    format!("{item}.{:016x}", hash(key.as_bytes()))
}

/// Characters of an item's name in the name of its file: file systems end at 255 bytes.
const LONGEST: usize = 50;

/// FNV-1a, 64 bit, as in the compiler's `hash.rs`.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Stands between the diagnostics of one item.
pub(crate) const SEPARATOR: char = '\u{1e}';

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
