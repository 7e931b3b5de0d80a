import InlayGraphics
import InlaySystem
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Costly parts of an SVG or PDF are counted before they are drawn.
@Suite struct VectorWorkTests {
  private static func path(_ count: Int) -> Path {
    var path = Path()
    path.move(to: .zero)
    for number in 0..<count { path.addLine(to: Point(x: Double(number % 17), y: Double(number % 13))) }
    return path
  }

  private static func shape(_ change: (ShapeLayer) -> Void) -> Layer {
    let layer = ShapeLayer()
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.path = path(3000)
    layer.fillColor = nil
    change(layer)
    return layer
  }

  private static func sketch(_ body: @escaping (DrawingContext) -> Void) -> Layer {
    let layer = SketchLayer(body)
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.setNeedsDisplay()
    return layer
  }

  /// Layers with costly contents, by their names and work.
  private static func layers() throws -> [(name: String, work: Work, amount: Int, layer: Layer)] {
    let image = try TestImages.noise(width: 300, height: 300, seed: 1, isOpaque: true)
    let picture = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20))
    picture.contents = image
    let part = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20))
    part.contents = image
    part.contentsRect = Rect(x: 0, y: 0, width: 0.9, height: 1)
    let gradient = GradientLayer()
    gradient.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    gradient.colors = Array(repeating: .black, count: 3000)
    let shadow = makeLayer(Rect(x: 0, y: 0, width: 200, height: 200), .black)
    shadow.shadowOpacity = 1
    let text = TextLayer()
    text.text = String(repeating: "word ", count: 800)
    text.frame = Rect(x: 0, y: 0, width: 200, height: 2000)
    text.numberOfLines = 0
    return [
      ("corners of a fill", .vectorElement, 3001, shape { $0.fillColor = .black }),
      ("corners of a line", .vectorElement, 3001, shape { $0.strokeColor = .black }),
      ("a part of a line", .vectorElement, 2500, shape { ($0.strokeColor, $0.strokeEnd) = (.black, 0.9) }),
      ("an image", .vectorPixel, 90_000, picture), ("a part of an image", .vectorPixel, 81_000, part),
      ("a gradient", .vectorElement, 3000, gradient), ("a shadow", .vectorBlurredPixel, 40_000, shadow),
      ("a text", .vectorGlyph, 3000, text),
      ("a drawn path", .vectorElement, 3001, sketch { $0.fill(path(3000), with: .black) }),
      ("a drawn line", .vectorElement, 3001, sketch { $0.stroke(path(3000), with: .black) }),
      ("a drawn image", .vectorPixel, 90_000, sketch { $0.draw(image, in: Rect(x: 0, y: 0, width: 5, height: 5)) }),
      (
        "drawings", .vectorNode, 300,
        sketch { context in for _ in 0..<300 { context.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .black) } }
      ),
    ]
  }

  @Test("each costly thing is refused with less work than it needs, and drawn with more")
  func costs() throws {
    for format in VectorSurface.Format.allCases {
      for (name, work, amount, layer) in try Self.layers() {
        let scene = makeScene([layer], width: 30, height: 30, textContext: try? TextContext())
        let meter = CountingMeter()
        scene.tick(at: 0)
        scene.meter = meter
        #expect(try !scene.vectorData(format).isEmpty, "\(name)")
        #expect((meter.amounts[work] ?? 0) >= amount, "\(name): \(meter.amounts)")
        #expect(meter.bytes == 0 && (work == .vectorPixel || meter.peak >= 6 * Double(amount)), "\(name)")
        let small = CountingMeter()
        small.mostWork = amount - 1
        scene.meter = small
        #expect(throws: InlayError.self, "\(name)") { try scene.vectorData(format) }
      }
    }
  }

  @Test("one image of many layers counts once")
  func sharedImage() throws {
    let image = try TestImages.noise(width: 300, height: 300, seed: 1, isOpaque: true)
    let layers = (0..<100).map { _ in
      let layer = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20))
      layer.contents = image
      return layer
    }
    let meter = CountingMeter()
    let scene = makeScene(layers, width: 30, height: 30)
    scene.meter = meter
    _ = try scene.svgData()
    #expect(meter.amounts[.vectorPixel] == 90_000)
  }
}
