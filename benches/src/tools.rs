//! The toolset of the benches: one type per tool for its arguments, made by the build step.

toolcall::include_tools!();
