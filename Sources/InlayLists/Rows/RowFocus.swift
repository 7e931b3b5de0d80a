/// What of a table has the focus.
struct RowFocus: Hashable {
  enum Part: Hashable {
    case row
    /// The plus or the minus at the leading side of a row that is edited.
    case editingControl
    /// The button at the row's trailing side.
    case accessory
  }

  var row: RowPath
  var part = Part.row
}
