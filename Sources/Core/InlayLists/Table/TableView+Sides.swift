import InlayGraphics
import InlayLayers
import InlayText

/// The horizontal ranges of a table's parts: the cards or rows, the section index and the safe area.
extension TableView {
  /// The horizontal range of rows, headers and footers, with the table's visible height, in the table's own space, on
  /// device pixels: the sides of the cards of an inset grouped table. In other tables these are the table's sides, or
  /// the side of the section index.
  public final var cardRect: Rect {
    guard isRounded else { return stage.indexBar == nil ? bounds : rectBesideIndex }
    let theme = self.theme
    var inset = overrides.cardInset ?? theme.metrics.card.inset
    if overrides.cardInset == nil, bounds.width < theme.metrics.card.narrowTableWidth {
      inset = min(inset, max(0, (bounds.width - theme.metrics.card.narrowWidth) / 2))
    }
    let limit = overrides.maximumCardWidth ?? theme.metrics.card.maximumWidth
    let range = CardRange(width: bounds.width, inset: inset, maximumWidth: limit, safeArea: cardInsets)
    return visibleRect(from: range.minX, to: range.maxX)
  }

  /// The bounds without the section index and the safe area beside it.
  private var rectBesideIndex: Rect {
    let width = max(0, bounds.width - sectionIndexWidth - safeTrailing)
    let sides = mirrored(Rect(x: 0, y: 0, width: width, height: 0))
    return visibleRect(from: sides.minX, to: sides.maxX)
  }

  private func visibleRect(from left: Double, to right: Double) -> Rect {
    let grid = deviceGrid
    return Rect(
      minX: bounds.minX + grid.x(left), minY: bounds.minY, maxX: bounds.minX + grid.x(right),
      maxY: bounds.maxY)
  }

  /// The width of rows, in points.
  final var rowWidth: Double { cardRect.width }

  /// The insets of the cards, in points: the covered sides, and an indicator beside a covered trailing side.
  private var cardInsets: Insets {
    var covered = coveredInsets
    let direction = effectiveDirection
    if covered[trailingIn: direction] > 0 { covered[trailingIn: direction] += indicatorWidth }
    return covered
  }

  /// The width of the vertical indicator with the space around it, in points; 0 if it is not shown.
  final var indicatorWidth: Double {
    let theme = self.theme
    return showsVerticalScrollIndicator
      ? theme.metrics.scrollIndicator.width + 2 * theme.metrics.scrollIndicator.inset : 0
  }

  /// The covered sides of the table, in points: outside the scene's safe area, and below an index bar.
  private var coveredInsets: Insets {
    var covered = safeAreaInsets
    guard let bar = shownSublayer(of: .indexBar) else { return covered }
    if bar === stage.indexBar {
      // The direction, computed with the new width, since the frame is that of the layout before.
      let direction = effectiveDirection
      covered[trailingIn: direction] = max(covered[trailingIn: direction], indexSpace)
      return covered
    }
    let frame = bar.frame
    if frame.midX > bounds.midX {
      covered.right = max(covered.right, bounds.maxX - frame.minX)
    } else {
      covered.left = max(covered.left, frame.maxX - bounds.minX)
    }
    return covered
  }

  /// The safe area's insets of full-width rows, in points; 0 for cards, which are inside the safe area.
  final var safeSides: (leading: Double, trailing: Double) {
    guard !isRounded else { return (0, 0) }
    let leading = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    return (leading.snapped(toScale: displayScale), safeTrailing.snapped(toScale: displayScale))
  }

  /// The safe area's inset at the trailing side, in points, also of an inset grouped table.
  final var safeTrailing: Double { safeAreaInsets[trailingIn: effectiveDirection] }
}

extension Insets {
  fileprivate subscript(trailingIn direction: LayoutDirection) -> Double {
    get { direction == .rightToLeft ? left : right }
    set { if direction == .rightToLeft { left = newValue } else { right = newValue } }
  }
}

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
