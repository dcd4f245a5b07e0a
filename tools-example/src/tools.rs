//! The toolset: `TOOLS`, `call`, `call_sync` and one type per tool for its arguments.

toolcall::include_tools!();
