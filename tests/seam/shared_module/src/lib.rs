//! A library and a binary that share `mod tools`: both see the same files, each has its own glue.

pub mod greet;
pub mod tools;
