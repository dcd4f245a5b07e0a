//! The tools of this package.

toolcall::include_tools!();
