import InlayGraphics

/// The cost of a vector file, computed before drawing: its page keeps every image until it is written.
///
/// O(layers).
struct VectorWork {
  /// Units of work, within a factor of three of the nanoseconds that were measured.
  private(set) var units = 0.0
  private(set) var bytes = 0.0
  /// The number of blurs that become images.
  private(set) var shadowCount = 0

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
    case .none, .gradient: break
    case .image(let image), .gradientBelowImage(_, let image): add(image)
    case .text(let text):
      if let shadow = text.shadow, shadow.sigma != 0 { addShadow(shadow.extent(of: text.inkExtent), scale) }
      add(Self.glyph, Double(text.layout.runs.reduce(0) { $0 + $1.run.glyphs.count }))
    case .shape(let shape): add(Self.element, Double(shape.path.elements.count))
    case .drawing(let list): add(Self.node, Double(list.commands.count))
    }
  }

  /// A whole image is on the page once, for any number of layers; a part of one is embedded for each.
  private mutating func add(_ image: NodeImage) {
    if let fade = image.fade {
      for image in fade.images { add(image) }
      return
    }
    let whole = Rect(x: 0, y: 0, width: 1, height: 1)
    guard image.rect != whole || image.center != whole else { return }
    add(Self.imagePixel, image.source.width * image.source.height)
  }

  /// - Throws: `InlayError` of kind `limitExceeded` beyond the budget.
  func take(from budget: WorkBudget) throws(InlayError) {
    _ = budget.takeBytes(bytes, for: "the picture as shapes, with \(shadowCount) shadows as images,")
    budget.spend(.encoding, units)
    try budget.check()
  }
}
