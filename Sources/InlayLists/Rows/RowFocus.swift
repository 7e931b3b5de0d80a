/// What of a table has the focus.
struct RowFocus: Hashable {
  enum Part: Hashable {
    case row
    /// The button at the row's trailing side.
    case accessory
  }

  var row: RowPath
  var part = Part.row
}
