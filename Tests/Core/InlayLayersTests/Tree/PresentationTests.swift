import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Presented values that differ from the model: painted, hit and converted as presented, laid out by the model.
@Suite struct PresentationTests {
  private let root = RecordingLayer(named: "root")
  private let card = RecordingLayer(named: "card")
  private let inner = RecordingLayer(named: "inner")
  private let scene: Scene
  private let surface: ImageSurface

  init() throws { try self.init(textContext: TextContext()) }

  private init(textContext: TextContext) throws {
    root.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    card.frame = Rect(x: 10, y: 10, width: 60, height: 40)
    card.backgroundColor = .rgb(0x336699)
    card.cornerRadius = 4
    inner.frame = Rect(x: 5, y: 5, width: 20, height: 10)
    inner.backgroundColor = .rgb(0xFFCC00)
    let title = TextLayer()
    title.text = "Title"
    title.frame = Rect(x: 5, y: 18, width: 50, height: 18)
    title.textColor = .black
    root.addSublayer(card)
    card.addSublayer(inner)
    card.addSublayer(title)
    scene = Scene(root: root, size: root.bounds.size, textContext: textContext)
    scene.backgroundColor = .white
    surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    for layer in [root, card, inner] { forget(layer) }
  }

  private func forget(_ layer: RecordingLayer) {
    layer.layoutCount = 0
    layer.sublayerChanges = []
  }

  /// The next frame, painted incrementally, which equals the whole picture.
  private func shown() throws -> Picture {
    scene.tick(at: scene.time)
    try scene.render(into: surface)
    let picture = Picture(surface)
    #expect(picture.difference(from: try scene.picture()) == nil)
    return picture
  }

  private func expectNoLayout() {
    for layer in [root, card, inner] {
      #expect(layer.layoutCount == 0 && layer.sublayerChanges.isEmpty)
    }
  }

  /// Presents values, and compares with a scene whose model has them.
  private func check(_ present: (inout PresentedValues) -> Void, asIf change: (Layer) -> Void) throws {
    let before = try shown()
    let model = try PresentationTests(textContext: #require(scene.textContext))
    change(model.card)
    let expected = try model.scene.picture()
    present(&card.presentedValues)
    #expect(!root.isLayoutDue)
    #expect(try shown().difference(from: expected) == nil)
    #expect(expected != before, "the values are seen")
    card.presentedValues = PresentedValues()
    #expect(try shown().difference(from: before) == nil)
    expectNoLayout()
  }

  @Test(
    "presented values are painted like a model with these values, without layout; later the model's picture returns")
  func painted() throws {
    let (turn, size) = (Transform(rotationCosine: 0.8, sine: 0.6), Rect(x: 2, y: 3, width: 100, height: 70))
    try check({ $0.position = Point(x: 91.5, y: 60) }, asIf: { $0.position = Point(x: 91.5, y: 60) })
    try check({ $0.bounds = size }, asIf: { $0.bounds = size })
    try check({ $0.transform = turn }, asIf: { $0.transform = turn })
    try check({ $0.anchorPoint = .zero }, asIf: { $0.anchorPoint = .zero })
    try check({ $0.opacity = 0.3 }, asIf: { $0.opacity = 0.3 })
    try check({ $0.set(.backgroundColor, to: .black) }, asIf: { $0.backgroundColor = .black })
    try check({ $0.set(.cornerRadius, to: 12) }, asIf: { $0.cornerRadius = 12 })
    try check(
      {
        $0.set(.borderWidth, to: 3)
        $0.set(.borderColor, to: .white)
        $0.set(.shadowOpacity, to: 0.8)
        $0.set(.shadowRadius, to: 5)
        $0.set(.shadowOffset, to: Size(width: 2, height: 4))
        $0.set(.shadowColor, to: .rgb(0x770000))
      },
      asIf: {
        ($0.borderWidth, $0.borderColor) = (3, .white)
        ($0.shadowOpacity, $0.shadowRadius) = (0.8, 5)
        ($0.shadowOffset, $0.shadowColor) = (Size(width: 2, height: 4), .rgb(0x770000))
      })
  }

  @Test("layers are hit at their presented position, within their presented corners")
  func hit() {
    card.presentedValues.position = Point(x: 130, y: 100)
    #expect(root.hitTest(Point(x: 20, y: 17)) === root, "the model is there")
    #expect(root.hitTest(Point(x: 110, y: 87)) === inner)
    #expect(root.hitTest(Point(x: 155, y: 87)) === card)
    card.masksToBounds = true
    #expect(root.hitTest(Point(x: 102, y: 82)) === card)
    card.presentedValues.set(.cornerRadius, to: 20)
    #expect(root.hitTest(Point(x: 102, y: 82)) === root)
    card.presentedValues = PresentedValues()
    #expect(root.hitTest(Point(x: 20, y: 17)) === inner)
  }

  @Test("points and rectangles are converted with presented values; frames are the model's")
  func converted() {
    card.presentedValues.position = Point(x: 140, y: 130)
    #expect(inner.convert(Point(x: 1, y: 2), to: nil) == Point(x: 116, y: 117))
    #expect(inner.convert(Point(x: 116, y: 117), from: nil) == Point(x: 1, y: 2))
    #expect(root.convert(inner.bounds, from: inner) == Rect(x: 115, y: 115, width: 20, height: 10))
    #expect(card.position == Point(x: 40, y: 30) && card.frame == Rect(x: 10, y: 10, width: 60, height: 40))
    #expect(inner.transformToScene == Transform(translationX: 15, y: 15), "layout asks for the model")
    card.presentedValues.bounds = Rect(x: 10, y: 0, width: 60, height: 40)
    #expect(inner.convert(Point.zero, to: nil) == Point(x: 105, y: 115))
    card.presentedValues = PresentedValues()
    #expect(inner.convert(Point.zero, to: nil) == Point(x: 15, y: 15))
  }

  @Test("values without override follow the model, and the model changes independently of overrides")
  func modelGoesOn() throws {
    card.presentedValues.opacity = 0.5
    card.position.x += 30
    card.opacity = 0.9
    #expect(card.presentedGeometry.position == Point(x: 70, y: 30))
    #expect(card.presentedLook.opacity == 0.5 && card.opacity == 0.9)
    let faded = try shown()
    card.presentedValues = PresentedValues()
    card.opacity = 0.5
    #expect(try shown() == faded)
  }

  @Test("a value that is presented in every frame visits the layer and its superlayers and lays out none")
  func everyFrame() throws {
    for step in 1...30 {
      card.presentedValues.position = Point(x: 40 + Double(step), y: 30)
      scene.tick(at: Double(step))
      #expect(scene.layersVisited == 2)
      try scene.render(into: surface)
    }
    expectNoLayout()
    card.presentedValues.position = Point(x: 70, y: 30)
    scene.tick(at: 31)
    #expect(scene.layersVisited == 0, "it is presented there already")
  }

  @Test("presented opacities and sizes have the limits of the model's")
  func limits() {
    var values = PresentedValues()
    values.opacity = 7
    values.set(.shadowOpacity, to: -1)
    values.set(.shadowRadius, to: -3)
    values.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    card.presentedValues = values
    #expect(card.presentedLook.opacity == 1 && card.presentedLook.shadow.opacity == 0)
    #expect(card.presentedLook.shadow.radius == 0 && card.presentedGeometry.bounds.width == 10)
  }

  @Test("a drawing is made for the presented size, and again for the model's")
  func drawing() throws {
    let sketch = SketchLayer { $0.fill($0.bounds.insetBy(dx: 2, dy: 2), with: .black) }
    sketch.frame = Rect(x: 100, y: 10, width: 20, height: 20)
    root.addSublayer(sketch)
    let before = try shown()
    sketch.presentedValues.bounds = Rect(x: 0, y: 0, width: 40, height: 30)
    let large = try shown()
    #expect(sketch.drawCount == 2 && large != before)
    sketch.presentedValues = PresentedValues()
    #expect(try shown() == before)
    sketch.bounds.size = Size(width: 40, height: 30)
    #expect(try shown() == large)
  }
}
