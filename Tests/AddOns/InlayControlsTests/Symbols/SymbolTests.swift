import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct SymbolTests {
  @Test("every symbol has a name of its own, by which it is found") func names() {
    #expect(Symbol.allCases.count >= 60)
    #expect(Set(Symbol.allCases.map(\.rawValue)).count == Symbol.allCases.count)
    for symbol in Symbol.allCases { #expect(Symbol(rawValue: symbol.rawValue) == symbol) }
    #expect(Symbol(rawValue: "wfi") == nil)
  }

  @Test("the data of every symbol is a path inside of the grid", arguments: Symbol.allCases)
  func data(symbol: Symbol) throws {
    let shapes = symbol.shapes
    var bounds: [Rect] = []
    for data in [shapes.lines, shapes.areas, shapes.dots, shapes.fine] where !data.isEmpty {
      bounds.append(try Path(svgPathData: data).controlBounds)
    }
    for data in [shapes.cuts, shapes.holes] where !data.isEmpty {
      #expect(!shapes.areas.isEmpty)
      #expect(try !Path(svgPathData: data).isEmpty)
    }
    let whole = try #require(bounds.first.map { bounds.reduce($0) { $0.union($1) } })
    // Half a line of 2 units, and a unit of room.
    #expect(whole.minX >= 1.9 && whole.minY >= 1.9 && whole.maxX <= 22.1 && whole.maxY <= 22.1, "\(whole)")
    #expect(max(whole.width, whole.height) >= 11, "\(whole)")
  }

  @Test("the painted part of every symbol lies in its image, in the middle", arguments: Symbol.allCases)
  func optics(symbol: Symbol) throws {
    let side = 96
    let pixels = try self.pixels(.symbol(symbol, size: 48, weight: .bold, tint: .black), side: 48, scale: 2)
    let painted = pixels.indices.filter { pixels[$0] >> 24 > 127 }
    let columns = painted.map { $0 % side }
    let rows = painted.map { $0 / side }
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    #expect(left > 0 && top > 0 && right < side - 1 && bottom < side - 1)
    // Within a unit and a half of the grid's middle.
    #expect(
      abs(left + right - side + 1) <= 12 && abs(top + bottom - side + 1) <= 12, "\(left) \(right) \(top) \(bottom)")
  }

  private func pixels(
    _ image: Image, side: Double, scale: Double, _ traits: Traits = Traits(), theme: Theme = .modern
  ) throws -> [UInt32] {
    let layer = ImageLayer()
    layer.image = image
    layer.frame = Rect(x: 0, y: 0, width: side, height: side)
    let scene = scene(of: layer, scale, traits)
    scene.theme = theme
    return try scene.picture().pixels
  }

  private func scene(of layer: Layer, _ scale: Double, _ traits: Traits = Traits()) -> Scene {
    let root = View()
    root.addSublayer(layer)
    let scene = Scene(root: root, size: layer.frame.size, scale: scale)
    scene.traits = traits
    return scene
  }

  @Test("a symbol is as sharp at every scale and size as one of that many pixels") func sharp() throws {
    for (size, scale) in [(24.0, 2.0), (24, 3), (17, 2), (20, 1.5)] {
      let image = Image.symbol(.gear, size: size, tint: .black)
      let large = Image.symbol(.gear, size: size * scale, tint: .black)
      #expect(try pixels(image, side: size, scale: scale) == pixels(large, side: size * scale, scale: 1))
      // Stretched by the layer.
      #expect(try pixels(image, side: 60, scale: scale) == pixels(large, side: 60, scale: scale))
    }
  }

  @Test("a tint's token follows the appearance, without another image") func tint() throws {
    let layer = ImageLayer()
    layer.image = .symbol(.heart)
    layer.frame = Rect(x: 0, y: 0, width: 24, height: 24)
    let scene = scene(of: layer, 1)
    let light = try scene.picture().pixels
    var palette = [try #require(scene.palette[.tint])]
    scene.traits.appearance = .dark
    let dark = try scene.picture().pixels
    palette.append(try #require(scene.palette[.tint]))
    #expect(light != dark)
    let fixed = try palette.map { try pixels(.symbol(.heart, tint: .fixed($0)), side: 24, scale: 1) }
    #expect([light, dark] == fixed)
    #expect(try pixels(Image.symbol(.heart, tint: .black).tinted(.fixed(palette[0])), side: 24, scale: 1) == light)
  }

  @Test("symbols that show a direction are mirrored in right-to-left scenes, others not") func direction() throws {
    let turned = Traits(direction: .rightToLeft)
    func pixels(_ symbol: Symbol, _ traits: Traits) throws -> [UInt32] {
      try self.pixels(.symbol(symbol, tint: .black), side: 24, scale: 2, traits)
    }
    for (symbol, mirrored) in [(Symbol.chevronForward, Symbol.chevronBack), (.arrowBack, .arrowForward)] {
      #expect(try pixels(symbol, turned) == pixels(mirrored, Traits()))
    }
    for symbol in [Symbol.chevronRight, .arrowLeft, .share, .check, .play] {
      #expect(try pixels(symbol, turned) == pixels(symbol, Traits()))
    }
  }

  @Test("a heavier weight paints more", arguments: [Symbol.wifi, .gear, .lock, .eyeSlash, .phone])
  func weights(symbol: Symbol) throws {
    let ink = try SymbolWeight.allCases.map(\.weight).map { weight in
      try pixels(.symbol(symbol, weight: weight, tint: .black), side: 24, scale: 2).reduce(0) { $0 + Int($1 >> 24) }
    }
    #expect(ink == ink.sorted() && Set(ink).count == ink.count)
  }

  @Test("a transparent tint paints overlapping parts once") func transparent() throws {
    let half = try pixels(.symbol(.lock, tint: Color(red: 0, green: 0, blue: 0, alpha: 0.5)), side: 48, scale: 1)
    #expect(half.allSatisfy { $0 >> 24 <= 128 } && half.contains { $0 >> 24 >= 127 })
  }

  @Test("a tile has rounded corners, its colour and a symbol, and grows with the text") func tile() throws {
    let image = Image.tile(.wifi, color: .rgb(0x007AFF))
    #expect(image.size == Size(width: 29, height: 29))
    let pixels = try self.pixels(image, side: 29, scale: 2, theme: .base)
    #expect(pixels[0] == 0 && pixels[57] == 0 && pixels[29] == 0xFF00_7AFF)
    #expect(pixels.contains(0xFFFF_FFFF))

    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.image = image
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 90)
    let scene = scene(of: cell, 2, Traits(textScale: 2))
    scene.tick(at: 0)
    #expect(cell.imageView.frame.width == cell.theme.metrics.row.imageSize * 2)
    let shown = try self.pixels(image, side: cell.imageView.frame.width, scale: 2, theme: .base)
    #expect(shown.filter { $0 == 0xFF00_7AFF }.count > 4 * 58 * 58 / 3)
  }

  @Test("vector files have symbols as shapes") func vectors() throws {
    let layer = ImageLayer()
    layer.image = .tile(.globe, color: .token(.tint))
    layer.frame = Rect(x: 0, y: 0, width: 29, height: 29)
    let scene = scene(of: layer, 1)
    #expect(try !String(decoding: scene.svgData(), as: UTF8.self).contains("<image"))
  }
}
