import InlayGraphics
import InlayLayers

/// Where the content ended when its end was in view, so that the view follows it.
struct FollowedEnd {
  /// The vertical offset that this is about; another one was set since.
  let offset: Double
  /// The largest vertical offset then; nil for a view that was not at the end.
  let most: Double?
}

/// Tables that stay at their end: `TableView.contentAnchor`.
extension ContentAnchor {
  /// Whether the view stays at the end of its content: before a change, by the content's size of the last one. A table
  /// that was neither laid out nor scrolled shows its end first.
  var isAtEnd: Bool { table.contentAnchor == .end && end.most != nil }

  private var end: FollowedEnd {
    let offset = table.contentOffset.y
    if let known = table.followedEnd, known.offset == offset { return known }
    // Before the first layout nothing is known of the content.
    let isFirst = table.invalidation.contains(.offset)
    let isShown = isFirst ? offset <= 0 : offset >= mostOffset
    let end = FollowedEnd(offset: offset, most: isShown ? isFirst ? -.infinity : mostOffset : nil)
    table.followedEnd = end
    return end
  }

  private var mostOffset: Double { table.maximumContentOffset.y.snapped(toScale: table.deviceScale) }

  /// Whether the last layout is still the right one for a view at the end.
  var endIsShown: Bool { table.contentAnchor == .start || end.most.map { $0 == mostOffset } ?? true }

  /// Moves a view at the end with the end. A pointer, or a motion, goes on beyond it.
  func followEnd() {
    guard let before = end.most else { return }
    let most = mostOffset
    let y = table.isHeld && before.isFinite ? table.contentOffset.y + most - before : most
    if most != before && y != table.contentOffset.y { followContent(to: y) }
    table.followedEnd = FollowedEnd(offset: table.contentOffset.y, most: most)
  }
}
