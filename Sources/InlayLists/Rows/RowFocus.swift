/// The row and its part with the focus.
struct RowFocus: Hashable {
  enum Part: Hashable {
    case row
    /// The plus or the minus at the leading side of an edited row.
    case editingControl
    /// The button at the row's trailing side.
    case accessory
  }

  var row: RowPath
  var part = Part.row
}
