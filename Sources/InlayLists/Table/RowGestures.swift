import InlayGraphics

/// What the pointer does to a table's rows beside selecting them.
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
