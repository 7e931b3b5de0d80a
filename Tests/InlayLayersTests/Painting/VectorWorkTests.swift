import InlayGraphics
import InlaySystem
import InlayTestSupport
import InlayText
import InlayVector
import Testing

@testable import InlayLayers

/// What costs much in an SVG or PDF counts before it is drawn, also in scenes without limits of their own.
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

  /// Layers that need more than two million units, by what they have.
  private static func layers() throws -> [(name: String, layer: Layer)] {
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
    text.string = String(repeating: "word ", count: 800)
    text.frame = Rect(x: 0, y: 0, width: 200, height: 2000)
    text.numberOfLines = 0
    return [
      ("corners of a fill", shape { $0.fillColor = .black }), ("corners of a line", shape { $0.strokeColor = .black }),
      ("a part of a line", shape { ($0.strokeColor, $0.strokeEnd) = (.black, 0.9) }), ("an image", picture),
      ("a part of an image", part), ("a gradient", gradient), ("a shadow", shadow), ("a text", text),
      ("a drawn path", sketch { $0.fill(path(3000), with: .black) }),
      ("a drawn line", sketch { $0.stroke(path(3000), with: .black) }),
      ("a drawn image", sketch { $0.draw(image, in: Rect(x: 0, y: 0, width: 5, height: 5)) }),
      (
        "drawings",
        sketch { context in for _ in 0..<300 { context.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .black) } }
      ),
    ]
  }

  @Test("each costly thing is refused with less work than it needs, and drawn with more")
  func costs() throws {
    for format in VectorSurface.Format.allCases {
      for (name, layer) in try Self.layers() {
        let scene = makeScene([layer], width: 30, height: 30, textContext: try? TextContext())
        do {
          _ = try scene.vectorData(format, maximumWork: 2_000_000)
          Issue.record("\(name) is drawn")
        } catch let error as InlayError {
          #expect(error.kind == .limitExceeded, "\(name): \(error)")
        }
        #expect(try !scene.vectorData(format).isEmpty, "\(name)")
      }
    }
  }

  @Test("shadows of layers with huge numbers are refused at once, without limits of the scene")
  func hugeShadows() throws {
    let layers = (0..<60).map { number in
      let layer = makeLayer(Rect(x: 0, y: 0, width: 1e9, height: 1e9 - Double(number)), .black)
      (layer.shadowOpacity, layer.shadowRadius, layer.cornerRadius) = (1, 1000, 5)
      return layer
    }
    let scene = makeScene(layers, width: 12, height: 9)
    for write in [scene.svgData, scene.pdfData] {
      do {
        _ = try write()
        Issue.record("drawn")
      } catch let error as InlayError {
        #expect(error.kind == .limitExceeded, "\(error)")
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
    #expect(try !makeScene(layers, width: 30, height: 30).vectorData(.svg, maximumWork: 5_000_000).isEmpty)
  }
}
