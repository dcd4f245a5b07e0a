//! Tools of others that are checked and passed on, of which the build step makes tables alone.

toolcall::include_tools!(gateway);
