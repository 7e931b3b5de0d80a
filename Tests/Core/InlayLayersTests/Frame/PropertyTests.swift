import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Every property changes the picture.
@Suite struct PropertyTests {
  /// Actions on a layer: the first prepares, the second changes one property.
  struct Case {
    var property: LayerProperty
    var prepare: (TextLayer) throws -> Void = { _ in }
    var change: (TextLayer) throws -> Void
  }

  private static func cases() throws -> [Case] {
    let image = try TestImages.noise(width: 9, height: 7, seed: 8, isOpaque: true)
    let other = try TestImages.noise(width: 9, height: 7, seed: 9, isOpaque: true)
    func showImage(_ layer: TextLayer) {
      layer.text = ""
      layer.contents = image
    }
    func stickOut(_ layer: TextLayer) {
      layer.addSublayer(makeLayer(Rect(x: 20, y: 20, width: 60, height: 60), .rgb(0x00FF00)))
    }
    func round(_ layer: TextLayer) { layer.cornerRadius = 10 }
    func border(_ layer: TextLayer) { layer.borderWidth = 3 }
    return [
      Case(property: .bounds) { $0.bounds.size.width += 5 },
      Case(property: .bounds, prepare: stickOut) { $0.bounds.origin.x = 5 },
      Case(property: .position) { $0.position.x += 5 },
      Case(property: .anchorPoint) { $0.anchorPoint = .zero },
      Case(property: .transform) { $0.transform = Transform(degrees: 10) },
      Case(property: .zPosition) { $0.zPosition = 1 },
      Case(property: .isHidden) { $0.isHidden = true },
      Case(property: .sublayers, change: stickOut),
      Case(property: .opacity) { $0.opacity = 0.5 },
      Case(property: .backgroundColor) { $0.backgroundColor = .rgb(0x123456) },
      Case(property: .backgroundColor) { $0.backgroundColor = nil },
      Case(property: .cornerRadius, change: round),
      Case(property: .maskedCorners, prepare: round) { $0.maskedCorners = .top },
      Case(property: .masksToBounds, prepare: stickOut) { $0.masksToBounds = true },
      Case(property: .borderWidth, change: border),
      Case(property: .borderColor, prepare: border) { $0.borderColor = .rgb(0xFF00FF) },
      Case(property: .contents, change: showImage),
      Case(property: .contents, prepare: showImage) { $0.contents = other },
      Case(property: .contentsGravity, prepare: showImage) { $0.contentsGravity = .bottomRight },
      Case(property: .contentsRect, prepare: showImage) { $0.contentsRect.size.width = 0.5 },
      Case(property: .contentsCenter, prepare: showImage) {
        $0.contentsCenter = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
      },
      Case(
        property: .contentsScale,
        prepare: {
          showImage($0)
          $0.contentsGravity = .topLeft
        }, change: { $0.contentsScale = 2 }),
      Case(property: .string) { $0.text = "Other words" },
      Case(property: .font) { $0.font = Font(families: ["Inter", "sans-serif"], size: 11) },
      Case(property: .color) { $0.textColor = .rgb(0xFF0000) },
      Case(property: .alignment) { $0.textAlignment = .right },
      Case(property: .lineBreakMode) { $0.lineBreakMode = .truncatingMiddle },
      Case(property: .numberOfLines) { $0.numberOfLines = 1 },
    ]
  }

  private func makeTextLayer() -> TextLayer {
    let layer = TextLayer()
    layer.text = "Several words in more than one line"
    layer.font = Font(families: ["Inter", "sans-serif"], size: 10)
    layer.textColor = .black
    layer.frame = Rect(x: 10, y: 10, width: 50, height: 40)
    layer.backgroundColor = .rgb(0xFFFF00)
    return layer
  }

  @Test("every property but the scene's own has a case here or among PropertiesSeenTests")
  func complete() throws {
    let covered = Set(try Self.cases().map(\.property))
    let left = Set(LayerProperty.allCases).subtracting(covered).subtracting(PropertiesSeenTests.covered)
    #expect(left == [.environment, .drawing])
  }

  @Test("each property changes the picture, through the one hook and at the next tick")
  func picture() throws {
    let textContext = try TextContext()
    for (index, property) in try Self.cases().enumerated() {
      let layer = makeTextLayer()
      try property.prepare(layer)
      // Above the layer unless its zPosition is higher.
      let above = makeLayer(Rect(x: 40, y: 30, width: 30, height: 30), .rgb(0x0000FF))
      let scene = makeScene([layer, above], width: 90, height: 70, textContext: textContext)
      let before = try scene.picture()
      let frame = try #require(scene.frame)
      try property.change(layer)
      #expect(scene.frame === frame, "nothing happens before the tick")
      #expect(try scene.picture() != before, "case \(index), \(property.property)")
      // Painting after changes equals painting a tree that was made with these values.
      let fresh = makeTextLayer()
      try property.prepare(fresh)
      try property.change(fresh)
      let freshAbove = makeLayer(Rect(x: 40, y: 30, width: 30, height: 30), .rgb(0x0000FF))
      let freshScene = makeScene([fresh, freshAbove], width: 90, height: 70, textContext: textContext)
      #expect(try scene.picture() == freshScene.picture(), "case \(index), \(property.property)")
    }
  }

  @Test("each property is noted when it changes, and not for an equal value")
  func hook() throws {
    for property in try Self.cases() {
      let layer = TextLayer()
      layer.text = "a"
      layer.backgroundColor = .rgb(0xFFFF00)
      layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      try property.prepare(layer)
      layer.changes = []
      try property.change(layer)
      #expect(layer.changes.contains(LayerProperties(property.property)), "\(property.property)")
      layer.changes = []
      if property.property != .sublayers && property.property != .bounds && property.property != .position {
        try property.change(layer)
      }
      #expect(layer.changes == [], "\(property.property)")
    }
  }

  @Test("a property that is set to its own value changes nothing")
  func sameValue() {
    let layer = TextLayer()
    layer.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    layer.addSublayer(Layer())
    let scene = makeScene([layer], width: 10, height: 10)
    scene.tick(at: 0)
    layer.changes = []
    layer.bounds = layer.bounds
    layer.position = layer.position
    layer.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    layer.anchorPoint = layer.anchorPoint
    layer.transform = layer.transform
    layer.zPosition = layer.zPosition
    layer.isHidden = layer.isHidden
    layer.sublayers = layer.sublayers
    layer.opacity = layer.opacity
    layer.backgroundColor = layer.backgroundColor
    layer.cornerRadius = layer.cornerRadius
    layer.maskedCorners = layer.maskedCorners
    layer.masksToBounds = layer.masksToBounds
    layer.borderWidth = layer.borderWidth
    layer.borderColor = layer.borderColor
    layer.contents = layer.contents
    layer.contentsGravity = layer.contentsGravity
    layer.contentsRect = layer.contentsRect
    layer.contentsCenter = layer.contentsCenter
    layer.contentsScale = layer.contentsScale
    layer.text = layer.text
    layer.font = layer.font
    layer.textColor = layer.textColor
    layer.textAlignment = layer.textAlignment
    layer.lineBreakMode = layer.lineBreakMode
    layer.numberOfLines = layer.numberOfLines
    #expect(layer.changes == [])
    scene.tick(at: 1)
    #expect(scene.layersVisited == 0)
  }
}
