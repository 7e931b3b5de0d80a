import InlayGraphics
import InlayImages
import InlayLayers
import InlaySystem
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct VectorTests {
  private static let ink = Color.rgb(0x336699)

  /// A layer for every look that needs no raster image.
  private static func looks() throws -> [(name: String, layer: Layer)] {
    func layer(_ name: String, _ layer: Layer = makeLayer(.zero, ink), _ change: (Layer) -> Void) -> (String, Layer) {
      layer.frame = Rect(x: 10, y: 10, width: 40, height: 30)
      change(layer)
      return (name, layer)
    }
    let (linear, radial) = (GradientLayer(), GradientLayer())
    radial.kind = .radial
    for gradient in [linear, radial] {
      gradient.colors = [ink, .white]
      gradient.cornerRadius = 9
    }
    let shape = ShapeLayer()
    shape.path = try Path(svgPathData: "M4 4 L36 8 L20 26 Z")
    shape.strokeColor = .rgb(0xFF0000)
    shape.lineWidth = 3
    return [
      layer("background") { _ in },
      layer("corners") { $0.cornerRadius = 12 },
      layer("continuous corners") {
        $0.cornerRadius = 9
        $0.cornerCurve = .continuous
      },
      layer("border") {
        $0.borderWidth = 3
        $0.cornerRadius = 8
      },
      layer("clip") {
        $0.masksToBounds = true
        $0.cornerRadius = 10
        $0.addSublayer(makeLayer(Rect(x: -5, y: 5, width: 90, height: 9), .black))
      },
      layer("group") {
        $0.opacity = 0.5
        $0.addSublayer(makeLayer(Rect(x: 5, y: 5, width: 50, height: 9), .black))
      },
      layer("mask") {
        $0.mask = makeLayer(Rect(x: 5, y: 5, width: 20, height: 20), Color(RGBColor(white: 0, alpha: 0.7)))
        $0.mask?.cornerRadius = 6
      },
      layer("turn") { $0.transform = Transform(degrees: 20) },
      layer("linear", linear) { _ in },
      layer("radial", radial) { _ in },
      layer("shape", shape) { _ in },
      layer(
        "drawing",
        SketchLayer { context in
          context.fill(Path(ellipseIn: context.bounds), with: ink)
          context.withGroup(opacity: 0.5) { context.fill(Rect(x: 3, y: 3, width: 50, height: 5), with: .black) }
        }
      ) { _ in },
    ]
  }

  private func scene(_ layers: [Layer]) -> Scene { makeScene(layers, width: 60, height: 50) }

  @Test("SVG and PDF of trees without images and blurs contain no images, and have the same bytes each time")
  func vectors() throws {
    for (name, layer) in try Self.looks() {
      let scene = scene([layer])
      let svg = try scene.svgData()
      let text = String(decoding: svg, as: UTF8.self)
      #expect(!text.contains("<image"), "\(name)")
      #expect(Self.isWellFormed(text), "\(name)")
      let pdf = try scene.pdfData()
      let words = String(decoding: pdf, as: UTF8.self)
      #expect(words.hasPrefix("%PDF") && words.contains("%%EOF") && !words.contains("/Subtype /Image"), "\(name)")
      let again = self.scene([try #require(Self.looks().first { $0.name == name }).layer])
      #expect(try again.svgData() == svg && again.pdfData() == pdf, "\(name)")
      #expect(try svg != self.scene([]).svgData(), "\(name) is not in it")
    }
  }

  @Test("only images and blurs are embedded as images")
  func pictures() throws {
    let image = makeLayer(Rect(x: 5, y: 5, width: 20, height: 20))
    image.contents = try TestImages.noise(width: 5, height: 5, seed: 1, isOpaque: true)
    let shadow = makeLayer(Rect(x: 30, y: 20, width: 20, height: 20), .black)
    shadow.shadowOpacity = 1
    for layer in [image, shadow] {
      let svg = String(decoding: try scene([layer]).svgData(), as: UTF8.self)
      #expect(svg.contains("<image") && Self.isWellFormed(svg))
      let pdf = String(decoding: try scene([layer]).pdfData(), as: UTF8.self)
      #expect(pdf.contains("/Image"))
    }
  }

  @Test("random trees of every look give well-formed SVG and PDF")
  func random() throws {
    var ingredients = Ingredients(images: try TestImages.all(), layers: 8, sides: 20...80)
    ingredients.looks = true
    ingredients.cards = true
    let textContext = try TextContext()
    try withScenes(25, of: ingredients) { plan, _ in
      let scene = plan.makeScene(textContext)
      let pdf = String(decoding: try scene.pdfData(), as: UTF8.self)
      if !pdf.hasPrefix("%PDF") || !pdf.hasSuffix("%%EOF\n") { return "no PDF" }
      return Self.isWellFormed(String(decoding: try scene.svgData(), as: UTF8.self)) ? nil : "no XML"
    }
  }

  @Test("an SVG drawn by another program looks like the picture", .enabled(if: Converter.isThere))
  func drawn() throws {
    let shadow = makeLayer(Rect(x: 15, y: 12, width: 25, height: 20), .white)
    shadow.shadowOpacity = 0.8
    shadow.shadowOffset = Size(width: 3, height: 3)
    for (name, layer) in try Self.looks() + [("shadow", shadow)] {
      let scene = scene([layer])
      let picture = try scene.picture()
      let other = try #require(try Converter.pixels(of: try scene.svgData(), name: name.filter { $0 != " " }))
      #expect((other.width, other.height) == (picture.width, picture.height))
      // Antialiasing differs along edges: a pixel must be similar to one of its neighbours.
      var far = 0
      for y in 1..<picture.height - 1 {
        for x in 1..<picture.width - 1 {
          let around = (-1...1).flatMap { dy in (-1...1).map { picture[x + $0, y + dy] } }
          let isPlain = around.allSatisfy { Picture.distance($0, picture[x, y]) <= 8 }
          if isPlain && Picture.distance(picture[x, y], other[x, y]) > 12 { far += 1 }
          if Picture.distance(picture[x, y], other[x, y]) > 96 { far += 1 }
        }
      }
      #expect(far == 0, "\(name): \(far) pixels")
    }
  }

  /// Whether every element that starts also ends, in order.
  private static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      if tag.hasPrefix("?") || tag.hasPrefix("!") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        open.append(tag.prefix { $0 != " " && $0 != "\n" })
      }
    }
    return open.isEmpty && text.contains("<svg")
  }
}

/// An installed program that draws SVG files.
private enum Converter {
  static let isThere = system("command -v rsvg-convert > /dev/null 2>&1") == 0

  static func pixels(of svg: [UInt8], name: String) throws -> Picture? {
    let stem = "/tmp/inlay-vector-\(getpid())-\(name)"
    defer {
      unlink(stem + ".svg")
      unlink(stem + ".png")
    }
    try writeFileAtomically(svg, to: stem + ".svg")
    guard system("rsvg-convert -w 60 -h 50 -o \(stem).png \(stem).svg") == 0 else { return nil }
    let image = try Image(pngData: readFile(stem + ".png", maximumBytes: 1 << 20))
    let layer = makeLayer(Rect(x: 0, y: 0, width: 60, height: 50))
    layer.contents = image
    layer.contentsGravity = .topLeft
    return try makeScene([layer], width: 60, height: 50).picture()
  }
}
