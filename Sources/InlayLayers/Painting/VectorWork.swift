import InlayGraphics
import InlaySystem
import InlayText

/// The cost of a vector file, computed before drawing: its page keeps every image until it is written.
///
/// O(layers and drawing commands).
struct VectorWork {
  /// Units of work, within a factor of three of the nanoseconds that were measured.
  private(set) var units = 0.0
  private(set) var bytes = 0.0
  /// The number of blurs that become images.
  private(set) var shadowCount = 0
  /// Pixels per point of shadows.
  private let scale: Double
  /// Those that are on the page once, for any number of layers.
  private var images: Set<ObjectIdentifier> = []

  /// The limits of a scene that has none of its own: those of `SceneLimits`.
  static func budget(maximumWork: Int) -> WorkBudget {
    let (work, bytes) = (4_000_000_000.0, Double(768 << 20))
    return WorkBudget(
      maximumWork: maximumWork, maximumBytes: Int(clamping: max(1, Double(maximumWork) / work) * bytes))
  }

  /// A node, an element of a path and a glyph become text; a pixel of a shadow is blurred, kept and compressed.
  private static let node = (units: 8_000.0, bytes: 200.0)
  private static let element = (units: 1_000.0, bytes: 40.0)
  private static let glyph = (units: 1_500.0, bytes: 100.0)
  private static let shadowPixel = (units: 60.0, bytes: 6.0)
  private static let imagePixel = (units: 30.0, bytes: 6.0)

  init(scale: Double) { self.scale = scale }

  private mutating func add(_ cost: (units: Double, bytes: Double), _ count: Double) {
    units += cost.units * count
    bytes += cost.bytes * count
  }

  /// Counts a layer, or a drawing command.
  mutating func addNode() { add(Self.node, 1) }

  /// Counts a shadow, as an image of a rectangle.
  mutating func addPicture(of rect: Rect) {
    guard let (area, _) = VectorPainter.picture(of: rect, scale: scale) else { return }
    shadowCount += 1
    add(Self.shadowPixel, Double(area.area))
  }

  mutating func add(_ path: Path) { add(Self.element, Double(path.elements.count)) }

  mutating func add(_ gradient: Gradient) { add(Self.element, Double(gradient.stops.count)) }

  mutating func add(_ layout: TextLayout) {
    add(Self.glyph, Double(layout.runs.reduce(0) { $0 + $1.run.glyphs.count }))
  }

  /// Counts the compression of an image's pixels, which come from memory.
  mutating func add(_ image: Image) {
    guard image.source == nil, images.insert(ObjectIdentifier(image)).inserted else { return }
    units += Self.imagePixel.units * Double(image.pixelWidth) * Double(image.pixelHeight)
  }

  /// Counts pixels of an image that are embedded as one of their own.
  mutating func addPixels(_ count: Double) { add(Self.imagePixel, count) }

  /// - Throws: `InlayError` of kind `limitExceeded` beyond the budget.
  func take(from budget: WorkBudget) throws(InlayError) {
    _ = budget.takeBytes(bytes, for: "the picture as shapes, with \(shadowCount) shadows as images,")
    budget.spend(.encoding, units)
    try budget.check()
  }
}
