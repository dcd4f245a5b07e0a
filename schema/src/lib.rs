//! What tools mean, apart from any language they are written in and any provider they are shown to.
//!
//! ```text
//! JSON ─declared─▶ Catalog (feature `declared`; of Rust, the compiler makes it)
//! Catalog ─normalise─▶ View (one per dialect) ─▶ bytes + Ledger
//!    └────lower──────▶ Table (what the run time checks by)
//! ```
//!
//! Without default features only [`table`], [`class`], [`decimal`], [`mod@format`], [`integer`], [`names`], [`choice`],
//! [`level`], [`limits`], [`nearest`], [`source`] and [`dialect`] remain: plain data, no dependencies.

#![forbid(unsafe_code)]

pub mod choice;
pub mod class;
pub mod decimal;
pub mod dialect;
pub mod format;
pub mod integer;
pub mod level;
pub mod limits;
pub mod names;
pub mod nearest;
pub mod source;
pub mod table;

#[cfg(feature = "catalog")]
pub mod catalog;
#[cfg(feature = "catalog")]
pub mod constraints;
#[cfg(feature = "declared")]
pub mod declared;
#[cfg(feature = "catalog")]
pub mod diag;
#[cfg(feature = "catalog")]
pub mod dialects;
#[cfg(feature = "catalog")]
pub mod diff;
#[cfg(feature = "catalog")]
pub mod json;
#[cfg(feature = "catalog")]
pub mod ledger;
#[cfg(feature = "catalog")]
pub mod lint;
#[cfg(feature = "catalog")]
pub mod lower;
#[cfg(feature = "catalog")]
pub mod normalise;
#[cfg(feature = "catalog")]
pub mod pattern;
#[cfg(feature = "catalog")]
pub mod span;
#[cfg(feature = "catalog")]
pub mod stored;
#[cfg(feature = "catalog")]
pub mod view;
