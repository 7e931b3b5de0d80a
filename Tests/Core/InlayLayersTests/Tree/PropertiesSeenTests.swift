import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Every public property is visible: a picture before the change differs from the one after.
@Suite struct PropertiesSeenTests {
  /// A layer in the middle of a scene, and a change of one property of it.
  private struct Case {
    let property: LayerProperty
    let make: () throws -> Layer
    let change: (Layer) throws -> Void
  }

  private static func stripe() -> Layer { makeLayer(Rect(x: 20, y: 0, width: 8, height: 50), .rgb(0xFFCC00)) }

  private static func plain() -> Layer {
    let layer = makeLayer(Rect(x: 10, y: 10, width: 40, height: 30), .rgb(0x3366FF))
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    layer.shadowOffset = Size(width: 4, height: 6)
    layer.addSublayer(makeLayer(Rect(x: 25, y: 15, width: 30, height: 8), .rgb(0x00FF00)))
    return layer
  }

  private static func unfilled() -> Layer {
    let layer = plain()
    (layer.backgroundColor, layer.borderWidth) = (nil, 0)
    return layer
  }

  private static func image() throws -> Layer {
    let layer = makeLayer(Rect(x: 10, y: 10, width: 40, height: 30))
    layer.contents = try TestImages.noise(width: 9, height: 7, seed: 3, isOpaque: true)
    return layer
  }

  private static func text() -> Layer {
    let layer = TextLayer()
    layer.frame = Rect(x: 5, y: 2, width: 50, height: 46)
    layer.text = "<b>Words</b> in lines"
    layer.textColor = .black
    layer.font = Font(families: ["Inter", "sans-serif"], size: 11)
    layer.isHighlighted = true
    return layer
  }

  private static func centredImage() throws -> Layer {
    let layer = try image()
    layer.contentsGravity = .center
    return layer
  }

  private static func oneLine() -> Layer {
    let layer = text()
    (layer as? TextLayer)?.numberOfLines = 1
    return layer
  }

  private static func greenText() -> Layer {
    let layer = text()
    (layer as? TextLayer)?.highlightedTextColor = .rgb(0x00FF00)
    return layer
  }

  private static func gradient() -> Layer {
    let layer = GradientLayer()
    layer.frame = Rect(x: 10, y: 10, width: 40, height: 30)
    layer.colors = [.black, .rgb(0xFF0000), .white]
    return layer
  }

  private static func shape() throws -> Layer {
    let layer = ShapeLayer()
    layer.frame = Rect(x: 10, y: 10, width: 40, height: 30)
    layer.path = try Path(svgPathData: "M5 5 L35 5 L8 25 L20 1 L34 25")
    layer.strokeColor = .rgb(0xFF0000)
    layer.lineWidth = 4
    return layer
  }

  /// The properties that the cases here change.
  static var covered: Set<LayerProperty> { Set(cases.map(\.property)) }

  private static var cases: [Case] {
    func of<Kind: Layer>(
      _ property: LayerProperty, _ make: @escaping () throws -> Layer, _ change: @escaping (Kind) throws -> Void
    ) -> Case {
      Case(property: property, make: make) { try change(#require($0 as? Kind)) }
    }
    let layers: [Case] = [
      of(.bounds, plain) { $0.bounds.size.width = 33 },
      of(.position, plain) { $0.position.x += 3 },
      of(.anchorPoint, plain) { $0.anchorPoint = Point(x: 0.4, y: 0.5) },
      of(.transform, plain) { $0.transform = Transform(degrees: 10) },
      of(.zPosition, plain) { $0.zPosition = -1 },
      of(.isHidden, plain) { $0.isHidden = true },
      of(.sublayers, plain) { $0.sublayers = [] },
      of(.opacity, plain) { $0.opacity = 0.5 },
      of(.backgroundColor, plain) { $0.backgroundColor = .black },
      of(.fillsBackground, plain) { $0.fillsBackground = false },
      of(.cornerRadius, plain) { $0.cornerRadius = 4 },
      of(.cornerCurve, plain) { $0.cornerCurve = .continuous },
      of(.maskedCorners, plain) { $0.maskedCorners = .top },
      of(.masksToBounds, plain) { $0.masksToBounds = true },
      of(.borderWidth, plain) { $0.borderWidth = 1 },
      of(.borderColor, plain) { $0.borderColor = .white },
      of(.shadowColor, plain) { $0.shadowColor = .rgb(0xFF0000) },
      of(.shadowOpacity, plain) { $0.shadowOpacity = 1 },
      of(.shadowRadius, plain) { $0.shadowRadius = 1 },
      of(.shadowOffset, plain) { $0.shadowOffset = .zero },
      of(.castsShadowOfBounds, unfilled) { $0.castsShadowOfBounds = true },
      of(.mask, plain) { $0.mask = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20), .black) },
      of(.contents, image) { $0.contents = try TestImages.noise(width: 9, height: 7, seed: 4, isOpaque: true) },
      of(.contentsGravity, image) { $0.contentsGravity = .bottomRight },
      of(.contentsRect, image) { $0.contentsRect = Rect(x: 0.5, y: 0, width: 0.5, height: 1) },
      of(.contentsCenter, image) { $0.contentsCenter = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) },
      of(.contentsScale, centredImage) { $0.contentsScale = 0.5 },
      of(.magnificationFilter, image) { $0.contentsInterpolation = .nearest },
    ]
    let texts: [Case] = [
      of(.string, text) { (layer: TextLayer) in layer.text = "Other words" },
      of(.font, text) { (layer: TextLayer) in layer.font?.size = 14 },
      of(.color, text) { (layer: TextLayer) in layer.textColor = .rgb(0xFF0000) },
      of(.alignment, text) { (layer: TextLayer) in layer.textAlignment = .right },
      of(.lineBreakMode, oneLine) { (layer: TextLayer) in layer.lineBreakMode = .truncatingMiddle },
      of(.numberOfLines, text) { (layer: TextLayer) in layer.numberOfLines = 1 },
      of(.usesMarkup, text) { (layer: TextLayer) in layer.usesMarkup = true },
      of(.highlightedColor, text) { (layer: TextLayer) in layer.highlightedTextColor = .rgb(0x00FF00) },
      of(.isHighlighted, greenText) { (layer: TextLayer) in layer.isHighlighted = false },
      of(.verticalAlignment, text) { (layer: TextLayer) in layer.verticalAlignment = 1 },
      of(.naturalEdge, text) { (layer: TextLayer) in layer.naturalEdge = .trailing },
      of(.textShadow, text) { (layer: TextLayer) in
        layer.textShadow = Shadow(color: .rgb(0xFF0000), radius: 1, offset: Size(width: 0, height: 1))
      },
    ]
    let gradients: [Case] = [
      of(.colors, gradient) { (layer: GradientLayer) in layer.colors = [.black, .white] },
      of(.locations, gradient) { (layer: GradientLayer) in layer.locations = [0, 0.2, 1] },
      of(.startPoint, gradient) { (layer: GradientLayer) in layer.startPoint = Point(x: 0, y: 0.3) },
      of(.endPoint, gradient) { (layer: GradientLayer) in layer.endPoint = Point(x: 1, y: 0.8) },
      of(.kind, gradient) { (layer: GradientLayer) in
        layer.startPoint = Point(x: 0.1, y: 0)
        layer.endPoint = Point(x: 0.6, y: 1)
        layer.kind = .radial
      },
    ]
    let shapes: [Case] = [
      of(.path, shape) { (layer: ShapeLayer) in layer.path = try Path(svgPathData: "M1 1 L9 9 L1 9 Z") },
      of(.fillColor, shape) { (layer: ShapeLayer) in layer.fillColor = nil },
      of(.fillRule, shape) { (layer: ShapeLayer) in layer.fillRule = .evenOdd },
      of(.strokeColor, shape) { (layer: ShapeLayer) in layer.strokeColor = nil },
      of(.lineWidth, shape) { (layer: ShapeLayer) in layer.lineWidth = 2 },
      of(.lineCap, shape) { (layer: ShapeLayer) in layer.lineCap = .square },
      of(.lineJoin, shape) { (layer: ShapeLayer) in layer.lineJoin = .round },
      of(.strokeStart, shape) { (layer: ShapeLayer) in layer.strokeStart = 0.4 },
      of(.strokeEnd, shape) { (layer: ShapeLayer) in layer.strokeEnd = 0.6 },
    ]
    return layers + texts + gradients + shapes
  }

  @Test("a change of any property changes the next picture, which equals that of a layer created with the value")
  func seen() throws {
    let textContext = try TextContext()
    func scene(_ layer: Layer) -> Scene {
      makeScene([Self.stripe(), layer], width: 60, height: 50, textContext: textContext)
    }
    for each in Self.cases {
      let layer = try each.make()
      let changing = scene(layer)
      let before = try changing.picture()
      try each.change(layer)
      let after = try changing.picture()
      #expect(before != after, "\(each.property) is not seen")
      let fresh = try each.make()
      try each.change(fresh)
      #expect(try scene(fresh).picture() == after, "\(each.property) is seen otherwise in a new scene")
    }
  }

  @Test("the report names the property that changed, and its layer")
  func reasons() throws {
    let textContext = try TextContext()
    for each in Self.cases {
      let layer = try each.make()
      let scene = makeScene([Self.stripe(), layer], width: 60, height: 50, textContext: textContext)
      let surface = try ImageSurface(for: scene)
      scene.tick(at: 0)
      try scene.render(into: surface)
      try each.change(layer)
      scene.tick(at: 0)
      let damage = try scene.render(into: surface).damage
      // A radial gradient is seen with other points only.
      let expected = each.property == .kind ? "startPoint" : "\(each.property)"
      let layers: Set = ["\(type(of: layer))", "Layer"]
      #expect(!damage.isEmpty && damage.allSatisfy { $0.property == expected }, "\(each.property)")
      #expect(damage.allSatisfy { layers.contains($0.layer ?? "-") }, "\(each.property)")
    }
  }

  @Test("settings that are applied as one value report the properties that differ")
  func reasonsOfSettings() throws {
    let textContext = try TextContext()
    let settings = LayerProperties.ofSettings.subtracting([
      // In rows it follows the highlight.
      LayerProperties(.fillsBackground), LayerProperties(.mask),
    ])
    for each in Self.cases where settings.contains(LayerProperties(each.property)) {
      let (layer, other) = (try each.make(), try each.make())
      try each.change(other)
      let scene = makeScene([Self.stripe(), layer], width: 60, height: 50, textContext: textContext)
      let surface = try ImageSurface(for: scene)
      scene.tick(at: 0)
      try scene.render(into: surface)
      LayerSettings(of: other).apply(to: layer)
      if let layer = layer as? TextLayer, let other = other as? TextLayer { layer.textSettings = other.textSettings }
      scene.tick(at: 0)
      let damage = try scene.render(into: surface).damage
      #expect(!damage.isEmpty && damage.allSatisfy { $0.property == "\(each.property)" }, "\(each.property)")
    }
  }

  @Test("no property is omitted")
  func complete() {
    let other: Set<LayerProperty> = [.drawing, .environment]
    #expect(Self.covered.union(other) == Set(LayerProperty.allCases))
  }

  @Test("the properties of the place in the superlayer are the first ones, as their rows say")
  func geometry() {
    let geometry: [LayerProperty] = [.bounds, .position, .anchorPoint, .transform]
    #expect(LayerProperty.allCases.filter(\.isGeometry) == geometry)
    #expect(LayerProperties.ofGeometry == geometry.reduce(into: []) { $0.insert(LayerProperties($1)) })
    let others: [LayerProperty] = [.zPosition, .isHidden, .sublayers, .opacity]
    #expect(LayerProperties.ofPlacement == (geometry + others).reduce(into: []) { $0.insert(LayerProperties($1)) })
  }

  @Test("every stored property of every kind of layer is covered, except internal state")
  func stored() {
    let own: Set = [
      "name", "listRole", "shadow", "slots", "gapCount", "lastGap", "frontGaps", "slot", "levels", "ownMask",
      "parentReference", "sceneReference", "paintOrder", "paintChunk", "chunkCounts", "staleChunks", "flags", "changes",
      "propertiesOfLayout", "drawing", "node", "written", "isUppercase", "sizesSuperlayer", "interned", "typeset",
      "shaped", "ownColors", "presentedBox", "place",
      // They set the font and the colours.
      "scalingFont", "standardFont", "largestFontSize", "standardColor", "standardHighlightedColor",
      // They set the bounds and the position.
      "anchors",
    ]
    let values: Set = ["geometry", "look", "layerImage", "textValues", "settings"]
    let imageLayer: Set = ["image", "highlightedImage", "isHighlighted"]
    let textLayer: Set = ["textColor", "highlightedTextColor"]
    let seen = Set(Self.covered.map { "\($0)" }).union(imageLayer).union(textLayer)
    for layer in [Layer(), TextLayer(), ImageLayer(), GradientLayer(), ShapeLayer()] {
      var stored: Set<String> = []
      var mirrors = [Mirror(reflecting: layer)]
      while let next = mirrors.popLast() {
        for child in next.children {
          guard let label = child.label else { continue }
          if values.contains(label) { mirrors.append(Mirror(reflecting: child.value)) } else { stored.insert(label) }
        }
        if let superclass = next.superclassMirror { mirrors.append(superclass) }
      }
      #expect(stored.contains("bounds"), "reflection names what is stored")
      #expect(stored.subtracting(own).subtracting(seen) == [], "\(type(of: layer))")
    }
  }

  @Test("an image layer's properties are visible")
  func imageLayer() throws {
    let layer = ImageLayer()
    layer.frame = Rect(x: 10, y: 10, width: 40, height: 30)
    let scene = makeScene([layer], width: 60, height: 50)
    var last = try scene.picture()
    let changes: [(ImageLayer) throws -> Void] = [
      { $0.image = try TestImages.noise(width: 9, height: 7, seed: 3, isOpaque: true) },
      {
        $0.isHighlighted = true
        $0.highlightedImage = try TestImages.noise(width: 9, height: 7, seed: 4, isOpaque: true)
      },
      { $0.isHighlighted = false },
    ]
    for (index, change) in changes.enumerated() {
      try change(layer)
      let next = try scene.picture()
      #expect(next != last, "change \(index)")
      last = next
    }
  }
}
