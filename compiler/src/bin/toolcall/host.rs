//! The `cfg`s of this machine, as Cargo would tell a build script.

use std::env::{self, consts};
use std::io;
use std::path::Path;
use std::process::Command;

/// Of the toolchain of a folder, each as `name` or `name="value"`. Where rustc cannot be asked, they are those of this program, which is told.
pub(crate) fn cfgs(folder: &Path) -> Vec<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(&rustc).args(["--print", "cfg"]).current_dir(folder).output();
    let told = told.and_then(|output| match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(io::Error::other(output.status.to_string())),
    });
    told.map_or_else(
        |error| {
            let rustc = rustc.to_string_lossy();
            eprintln!(
                "note: `{rustc} --print cfg` failed ({error}), so the cfgs are those of this program; set RUSTC\n"
            );
            own()
        },
        |text| text.lines().map(str::to_owned).collect(),
    )
}

fn own() -> Vec<String> {
    let endian = if cfg!(target_endian = "big") { "big" } else { "little" };
    vec![
        consts::FAMILY.to_owned(),
        format!("target_family=\"{}\"", consts::FAMILY),
        format!("target_os=\"{}\"", consts::OS),
        format!("target_arch=\"{}\"", consts::ARCH),
        format!("target_endian=\"{endian}\""),
        format!("target_pointer_width=\"{}\"", usize::BITS),
        "debug_assertions".to_owned(),
    ]
}
