//! The offline compiler of toolcall.

#![forbid(unsafe_code)]

mod bind;
