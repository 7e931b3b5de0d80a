import InlayGraphics

/// Makes a flat list of items to paint.
struct PaintListBuilder {
  var items: [PaintItem] = []

  private let limit: Int
  /// Steps until the list ends incomplete. A step is a visited node, an item, or a rectangle of its clip.
  var stepsLeft: Int

  /// The final clip of everything here. Parts with the same edge are painted without it: clipped twice they would be
  /// too thin along the edge, and show the parts below.
  var clippingOutline: DeviceOutline?

  /// Whether only the alpha is used, which does not depend on the order of a layer's parts.
  var looksAtAlphaAlone = false

  var occlusion = Occlusion()

  /// - Parameter limit: The steps after which nothing is added. Clips in clips can cut a few nodes into any number of
  ///   items.
  init(limit: Int = .max) {
    self.limit = limit
    stepsLeft = limit
  }

  /// The steps so far: the cost of making the list, and of its memory.
  var steps: Int { limit - stepsLeft }

  /// Whether the list did not reach its limit.
  var isComplete: Bool { stepsLeft >= 0 }

  /// Adds an item unless it is hidden.
  mutating func add(_ operation: PaintOperation, _ bounds: DeviceRect, _ clip: DeviceRegion) {
    guard isComplete else { return }
    stepsLeft -= 1 + clip.count
    guard clip.intersects(bounds) else { return }
    items.append(PaintItem(operation: operation, bounds: bounds, clip: clip))
  }

  /// The items of another builder, for a group. Its steps count here.
  mutating func nested(_ build: (inout PaintListBuilder) -> Void) -> [PaintItem] {
    var builder = PaintListBuilder(limit: stepsLeft)
    builder.looksAtAlphaAlone = looksAtAlphaAlone
    build(&builder)
    stepsLeft = builder.stepsLeft
    return builder.items
  }
}

extension RGBColor {
  func multipliedAlpha(_ factor: Double) -> RGBColor { factor == 1 ? self : withAlpha(alpha * factor) }
}
