import InlayGraphics

/// The horizontal range of an inset grouped table's cards: inset, limited, centred, and then cut to the safe area.
///
/// TORoundedTableView subtracts the safe area after the limit, and so twice from a wide table.
struct CardRange: Equatable {
  /// The distance from the table's left side, in points, before snapping.
  let minX: Double
  let maxX: Double

  init(width: Double, inset: Double, maximumWidth: Double, safeArea: Insets) {
    var card = max(0, width - 2 * inset)
    if maximumWidth >= 0 { card = min(card, maximumWidth) }
    let left = (width - card) / 2
    minX = max(left, safeArea.left)
    maxX = max(minX, min(left + card, width - safeArea.right))
  }
}
