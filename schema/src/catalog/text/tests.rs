use crate::catalog::sample::all_shapes;

#[test]
fn all_shapes_as_text() {
    let expected = "\
tool measure, async, read only
  title: Measure
  | Calls measure.
  flag: bool
    | whether it counts
  days: u32, minimum = 1, maximum = 16, default 3
  offset: i64, exclusive_minimum = -9, exclusive_maximum = 9
  tags: list of (text, min_length = 1, max_length = 80), min_items = 1, max_items = 5
  note: nullable (text, min_length = 1, max_length = 80), optional
    | a note
  unit: nullable Unit, optional
    | another unit
  plain: bool, default true
  size: Size
    | the size
  sizes: list of Size
  last: nullable Size, optional

enum Unit
  | Unit of length.
  m
    | metres
  ft

record Size
  | How big.
  value: f32, minimum = 0.0, exclusive_maximum = 1.0
  unit: Unit
";
    assert_eq!(all_shapes().to_string(), expected);
}
