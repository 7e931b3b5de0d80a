import InlayGraphics

/// The row of a table whose actions are uncovered, from the beginning of a swipe until they close.
final class RowSwipe {
  let cell: TableViewCell
  let slide: CellSlide
  /// Whether closing is animated: the actions were opened by input with times.
  let isAnimated: Bool
  /// The top of the row in the view, in points, and the movements of the view, as of the last layout; nil before one.
  var place: (top: Double, moves: Int)?
  /// The way of the pan from a closed row, in points; nil while the pointer does not pan the row.
  var way: Double?
  /// Whether a press on the row's content closes it at its end.
  var closesAtRelease = false

  init(_ cell: TableViewCell, _ slide: CellSlide, isAnimated: Bool) {
    self.cell = cell
    self.slide = slide
    self.isAnimated = isAnimated
  }
}
