import InlayGraphics

/// The gestures of the pointer on a table's rows, beside selecting them.
struct RowGestures {
  /// The row whose actions are uncovered; nil for none.
  var swipe: RowSwipe?
  /// The last answer of the delegate on a swipe of the present press; nil before it was asked.
  var answer: SwipeAnswer?
  /// The row that is lifted to be moved; nil for none.
  var lift: RowLift?
  /// Whether the events of the last press have times: then rows move by animations.
  var isTimed = false
}

/// The actions of a row that the pointer swipes.
struct SwipeAnswer {
  let cell: TableViewCell
  let edge: SwipeEdge
  /// Nil for none.
  let actions: SwipeActionsConfiguration?
}

/// A dragged row, which the table shows at another position than its data source.
struct RowMove: Equatable {
  /// In the data source.
  let from: RowPath
  /// In the table.
  let to: RowPath

  /// The data source's path of a row of the table.
  func source(of path: RowPath) -> RowPath {
    if path == to { return from }
    var path = path
    if path.section == to.section && path.row > to.row { path.row -= 1 }
    if path.section == from.section && path.row >= from.row { path.row += 1 }
    return path
  }

  /// The table's path of a row of the data source.
  func shown(_ path: RowPath) -> RowPath { RowMove(from: to, to: from).source(of: path) }

  /// The difference of a section's numbers of rows in the table and in the data source.
  func excess(ofSection section: Int) -> Int { (section == to.section ? 1 : 0) - (section == from.section ? 1 : 0) }
}

/// A row that an animation scrolls to.
struct RowScroll {
  /// Nil after it was removed.
  private(set) var path: RowPath?
  /// From the view's top to the row's, in points, at the end.
  let distance: Double

  init(path: RowPath, distance: Double) {
    self.path = path
    self.distance = distance
  }

  mutating func renumber(_ newPath: (RowPath) -> RowPath?) { path = path.flatMap(newPath) }
}

/// The row of a table whose actions are uncovered, from the beginning of a swipe until they close.
final class RowSwipe {
  let cell: TableViewCell
  let slide: CellSlide
  /// Whether closing is animated: the actions were opened by input with times.
  let isAnimated: Bool
  /// The top of the row in the view, in points, and the movements of the view, as of the last layout; nil before one.
  var knownTop: (top: Double, moves: Int)?
  /// The distance of the pan from a closed row, in points; nil while the pointer does not pan the row.
  var distance: Double?
  /// Whether a press on the row's content closes it at its end.
  var closesAtRelease = false

  init(_ cell: TableViewCell, _ slide: CellSlide, isAnimated: Bool) {
    self.cell = cell
    self.slide = slide
    self.isAnimated = isAnimated
  }
}
