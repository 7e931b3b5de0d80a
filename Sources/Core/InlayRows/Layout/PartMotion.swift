import InlayGeometry

/// The range of a part in its layout, and by how much its ends are presented away from there, in points.
struct PresentedRange {
  var model: ClosedRange<Double>
  private(set) var offset = (start: 0.0, end: 0.0)

  init(model: ClosedRange<Double>) { self.model = model }

  /// Adds a share of an update's offset.
  mutating func add(_ offset: (start: Double, end: Double), _ share: Double) {
    self.offset.start += offset.start * share
    self.offset.end += offset.end * share
  }

  /// The presented ends on device pixels. Ends that move together keep their distance.
  func start(on grid: DeviceGrid) -> Double { Self.edge(model.lowerBound, offset.start, grid) }
  func end(on grid: DeviceGrid) -> Double { Self.edge(model.upperBound, offset.end, grid) }

  private static func edge(_ model: Double, _ offset: Double, _ grid: DeviceGrid) -> Double {
    grid.y(model) + (offset * grid.scale).rounded() / grid.scale
  }
}

/// The position and look that running updates present of a part, in points of the content.
package struct PartMotion: Equatable, Sendable {
  /// The top of the part's content.
  package var y = 0.0
  /// The distance from the part's sides in the layout.
  package var dx = 0.0
  package var opacity = 1.0
  /// The visible range; nil for all of the part.
  package var window: ClosedRange<Double>?
  /// The height that the part has in its layout.
  package var height = 0.0
  /// The card that clips the part; nil if its own corners do, or none.
  package var clip: CardClip?
  /// The index of a row's card; nil for a row that slides over others.
  package var card: Int?

  /// The part's visible range.
  package var range: ClosedRange<Double> {
    guard let window else { return ClosedRange(from: y, to: y + height) }
    let low = min(max(y, window.lowerBound), window.upperBound)
    return ClosedRange(from: low, to: max(low, min(y + height, window.upperBound)))
  }

  /// The range of a pinned header that fades above the part, and would show it; nil for none.
  package var cover: ClosedRange<Double>?

  /// The visible range without what `cover` hides of it. One end of the part stays, the lower one where both could.
  package var shownRange: ClosedRange<Double> {
    let range = range
    guard let cover, cover.lowerBound < range.upperBound, cover.upperBound > range.lowerBound else { return range }
    if cover.upperBound < range.upperBound { return ClosedRange(from: cover.upperBound, to: range.upperBound) }
    return ClosedRange(from: range.lowerBound, to: max(range.lowerBound, cover.lowerBound))
  }

  /// Adds the appearance of a part that is inserted, leaves, or is reloaded.
  ///
  /// - Parameter share: 1 for a part that is completely there.
  mutating func add(_ animation: RowAnimation, _ phase: Phase, share: Double, fades: Bool) {
    if fades { opacity *= share }
    // The distance is in widths of the table.
    if phase.slides { dx += animation.side * (1 - share) }
  }

  mutating func show(
    _ range: PresentedRange, _ height: Double?, _ windows: [ClosedRange<Double>], width: Double, _ grid: DeviceGrid
  ) {
    dx = (dx * width * grid.scale).rounded() / grid.scale
    let (model, offset) = (range.model, range.offset)
    var bottom = range.end(on: grid)
    y = range.start(on: grid)
    if !windows.isEmpty {
      // The offsets of blocks end on device pixels.
      y = grid.y(model.lowerBound + offset.start)
      let isRigid = abs(offset.end - offset.start) <= 1e-6
      bottom =
        isRigid ? y + grid.y(model.upperBound) - grid.y(model.lowerBound) : grid.y(model.upperBound + offset.end)
    }
    bottom = max(bottom, y)
    self.height = height ?? bottom - y
    if bottom < y + self.height, windows.isEmpty || offset.end < offset.start - 1e-6 {
      window = ClosedRange(from: y, to: bottom)
    }
    for other in windows { window = window?.clamped(to: other) ?? other }
  }
}

/// A card as a part sees it.
package struct CardClip: Equatable, Sendable {
  /// The rectangle from the part's top left corner, in points.
  package var rect: Rect
  package var radius: Double
  package var corners: Corners
}
