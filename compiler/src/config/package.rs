//! A package, and the only reader of what Cargo tells a build script of it.

use std::env;
use std::path::PathBuf;

use toolcall_schema::pattern::Endian;

/// A package whose tools are read.
#[derive(Clone, Debug)]
pub struct Package {
    /// The folder of its `Cargo.toml`.
    pub(crate) folder: PathBuf,
    /// Its name as a crate name.
    pub(crate) name: String,
    /// `name` and `name="value"`.
    pub(crate) cfgs: Vec<String>,
}

impl Package {
    /// One by the folder of its `Cargo.toml`, its name there, and the `cfg`s that hold, each as `name` or `name="value"`.
    pub fn new(folder: impl Into<PathBuf>, name: &str, cfgs: impl IntoIterator<Item = String>) -> Self {
        Self { folder: folder.into(), name: name.replace('-', "_"), cfgs: cfgs.into_iter().collect() }
    }

    /// The one whose build script this is, and the folder of what is written for it.
    ///
    /// # Errors
    /// The variable that is missing: this is no build script.
    pub(crate) fn of_build_script() -> Result<(Self, PathBuf), String> {
        let read = |name: &str| {
            env::var_os(name).ok_or_else(|| format!("{name} is not set: this runs in a build script only"))
        };
        let name = read("CARGO_PKG_NAME")?;
        let package = Self::new(read("CARGO_MANIFEST_DIR")?, &name.to_string_lossy(), cfgs());
        Ok((package, read("OUT_DIR")?.into()))
    }

    /// The order of bytes of the target, which need not be that of this machine.
    pub(crate) fn endian(&self) -> Endian {
        if self.cfgs.iter().any(|cfg| cfg == "target_endian=\"big\"") { Endian::Big } else { Endian::Little }
    }
}

/// `CARGO_CFG_TARGET_OS=linux` is `target_os="linux"`, `CARGO_CFG_UNIX=` is `unix`, a list is one `cfg` each;
/// `--cfg` may also stand in the flags for rustc. Features are told as `CARGO_CFG_FEATURE`.
fn cfgs() -> Vec<String> {
    let mut cfgs = Vec::new();
    for (name, value) in env::vars_os() {
        // Others need not be text; Cargo's are.
        let (Some(name), Some(value)) = (name.to_str(), value.to_str()) else { continue };
        let Some(name) = name.strip_prefix("CARGO_CFG_") else { continue };
        let name = name.to_lowercase();
        if value.is_empty() {
            cfgs.push(name);
        } else {
            cfgs.extend(value.split(',').map(|value| format!("{name}=\"{value}\"")));
        }
    }
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let mut flags = flags.split('\u{1f}');
    while let Some(flag) = flags.next() {
        let cfg = flag.strip_prefix("--cfg=").or_else(|| if flag == "--cfg" { flags.next() } else { None });
        cfgs.extend(cfg.map(str::to_owned));
    }
    cfgs.sort();
    cfgs.dedup();
    cfgs
}
