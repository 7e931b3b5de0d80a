import InlayGraphics
import InlayLayers

/// The pace at which a table measures heights out of view: a layout measures one screen of them, and each tick continues
/// with another screen, until all are known. While the width moves none is measured.
final class HeightsAhead: LayoutClient {
  private weak var table: TableView?
  /// The heights that layouts may measure out of view until the next tick, in points.
  private var room = 0.0
  /// The number of the tick (`Scene.ticks`) that gave the room; nil before.
  private var tick: Int?

  init(_ table: TableView) { self.table = table }

  /// Whether no height is left to a later tick: for pictures, and without a clock.
  var isUnlimited: Bool { table?.scene?.finishesLayout ?? true }

  /// The heights that a layout may measure out of view, in points.
  var left: Double {
    guard !isUnlimited else { return .infinity }
    if tick != table?.scene?.ticks { give(screen) }
    return room
  }

  private func give(_ heights: Double) { (room, tick) = (heights, table?.scene?.ticks) }

  /// A screen, in points. A table without a height also makes progress.
  private var screen: Double { max(table?.bounds.height ?? 0, 100) }

  /// The share of `left` that a height takes, in points: a low row takes time too.
  func share(of height: Double) -> Double { max(height, screen / 50) }

  func take(_ heights: Double) { room -= heights }

  /// Leaves the heights out of view to the next tick: the width moves.
  func pause() { give(0) }

  /// Continues in the next tick if heights are unknown. Called at the end of a layout.
  func wait() { if isMotion { table?.scene?.addTickClient(self) } }

  var isMotion: Bool { table.map { $0.measurer.measuresAll && $0.scene?.meter?.isExhausted != true } ?? false }

  func advance(to time: Double) -> Bool {
    if isMotion { table?.setNeedsLayout() }
    // The layout waits again if heights stay unknown.
    return false
  }
}

extension TableView {
  /// Measures the heights that ticks would measure, before a query that depends on them. Nothing in view moves.
  /// O(unknown heights).
  final func settleHeights() {
    guard measurer.measuresAll, !isLayingOut, invalidation.isDisjoint(with: [.reload, .heights, .offset]),
      measurer.measuringSpace == geometry.measuredSpace, source.begin()
    else { return }
    let shown = stage.frame.shownParts
    _ = measurer.measureOutOfView(shown, .all)
    source.end()
    reportScrolling()
    // Cells that were made for this leave the tree.
    setNeedsLayout()
  }
}
