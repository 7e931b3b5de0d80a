import InlayGraphics
import InlaySystem

/// The cost of a vector file, computed before drawing: its page keeps every image until it is written.
///
/// O(layers and drawing commands).
struct VectorWork {
  /// Units of work, within a factor of three of the nanoseconds that were measured.
  private(set) var units = 0.0
  private(set) var bytes = 0.0
  /// The number of blurs that become images.
  private(set) var shadowCount = 0
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

  init(of root: RenderNode, scale: Double) {
    var waiting = [root]
    while let node = waiting.popLast() {
      guard node.opacity > 0, !node.placement.isSingular else { continue }
      add(Self.node, 1)
      if let shadow = node.body.style.shadow { addShadow(shadow.extent(of: node.body.casterExtent), scale) }
      add(node.body.contents, scale)
      waiting += node.body.children
      if let mask = node.body.mask { waiting.append(mask) }
    }
  }

  private mutating func add(_ cost: (units: Double, bytes: Double), _ count: Double) {
    units += cost.units * count
    bytes += cost.bytes * count
  }

  private mutating func addShadow(_ rect: Rect, _ scale: Double) {
    guard let (area, _) = VectorPainter.picture(of: rect, scale: scale) else { return }
    shadowCount += 1
    add(Self.shadowPixel, Double(area.area))
  }

  private mutating func add(_ contents: NodeContents, _ scale: Double) {
    switch contents {
    case .none: break
    case .gradient(let gradient): add(gradient)
    case .image(let image): add(image)
    case .gradientBelowImage(let gradient, let image):
      add(gradient)
      add(image)
    case .text(let text):
      if let shadow = text.shadow, shadow.sigma != 0 { addShadow(shadow.extent(of: text.inkExtent), scale) }
      // A sharp shadow is the text once more.
      add(text.layout)
      if text.shadow?.sigma == 0 { add(text.layout) }
    case .shape(let shape):
      if shape.fillColor != nil { add(shape.path) }
      if shape.strokeColor != nil { add(shape.strokedPath) }
    case .drawing(let list):
      for command in list.commands { add(command) }
    }
  }

  private mutating func add(_ command: DisplayList.Command) {
    add(Self.node, 1)
    switch command {
    case .save, .restore, .concatenate, .beginGroup, .endGroup: break
    case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _): add(path)
    case .gradient(let path, let gradient):
      add(path)
      add(gradient)
    case .image(let image, _, _): addWhole(image)
    case .drawnImage: break
    case .text(let layout, _, _): add(layout)
    }
  }

  private mutating func add(_ path: Path) { add(Self.element, Double(path.elements.count)) }

  private mutating func add(_ gradient: Gradient) { add(Self.element, Double(gradient.stops.count)) }

  private mutating func add(_ layout: TextLayout) {
    add(Self.glyph, Double(layout.runs.reduce(0) { $0 + $1.run.glyphs.count }))
  }

  private mutating func add(_ image: NodeImage) {
    guard !image.isWhole else { return addWhole(image.image) }
    // A part is embedded for each layer. Sources reach beyond the image where the layer shows nothing.
    let (width, height) = (Double(image.image.pixelWidth), Double(image.image.pixelHeight))
    let size = Size(width: min(abs(image.source.width), width), height: min(abs(image.source.height), height))
    add(Self.imagePixel, size.width * size.height)
  }

  /// Counts the compression of an image's pixels, which come from memory.
  private mutating func addWhole(_ image: Image) {
    guard image.source == nil, images.insert(ObjectIdentifier(image)).inserted else { return }
    units += Self.imagePixel.units * Double(image.pixelWidth) * Double(image.pixelHeight)
  }

  /// - Throws: `InlayError` of kind `limitExceeded` beyond the budget.
  func take(from budget: WorkBudget) throws(InlayError) {
    _ = budget.takeBytes(bytes, for: "the picture as shapes, with \(shadowCount) shadows as images,")
    budget.spend(.encoding, units)
    try budget.check()
  }
}
