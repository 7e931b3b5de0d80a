import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayLists

/// Filled twins of symbols, their names, and the places that show them.
@Suite struct FilledSymbolTests {
  private static let twins = Symbol.allCases.filter { $0.fill != $0 }
  private static let side = 96

  /// The alpha of each pixel of a symbol.
  private func alphas(_ symbol: Symbol, _ weight: Font.Weight = .regular) throws -> [UInt32] {
    let layer = ImageLayer()
    layer.image = .symbol(symbol, size: Double(Self.side), weight: weight, tint: .black)
    return try scene([layer]).picture().pixels.map { $0 >> 24 }
  }

  private func scene(_ layers: [Layer], _ theme: Theme = .modern) throws -> Scene {
    let root = View()
    for layer in layers {
      if layer.frame.isEmpty { layer.frame = Rect(x: 0, y: 0, width: 96, height: 96) }
      root.addSublayer(layer)
    }
    let scene = Scene(root: root, size: Size(width: 96, height: 96), scale: 1, textContext: try TextContext())
    scene.theme = theme
    return scene
  }

  /// The least rectangle around the painted pixels: left, top, right and bottom.
  private func box(_ alphas: [UInt32]) -> [Int] {
    let painted = alphas.indices.filter { alphas[$0] > 127 }
    let (columns, rows) = (painted.map { $0 % Self.side }, painted.map { $0 / Self.side })
    return [columns.min() ?? 0, rows.min() ?? 0, columns.max() ?? 0, rows.max() ?? 0]
  }

  @Test("about sixty symbols have a filled twin, which is its own twin")
  func count() {
    #expect(Self.twins.count >= 60)
    for symbol in Self.twins {
      #expect(symbol.fill.rawValue == symbol.rawValue + ".fill" && symbol.fill.outline == symbol)
      #expect(symbol.fill.fill == symbol.fill && symbol.outline == symbol)
      #expect(symbol.fill.shapes.isDirectional == symbol.shapes.isDirectional)
      #expect(symbol.fill.shapes.isSlashed == symbol.shapes.isSlashed)
    }
  }

  @Test("a filled twin is as large as its outline, has more ink, and follows the weight", arguments: twins)
  func geometry(symbol: Symbol) throws {
    let (outline, filled) = (try alphas(symbol), try alphas(symbol.fill))
    for (a, b) in zip(box(outline), box(filled)) { #expect(abs(a - b) <= 4, "\(box(outline)) \(box(filled))") }
    #expect(filled.reduce(0, +) > outline.reduce(0, +))
    #expect(try alphas(symbol.fill, .bold) != filled)
  }

  /// Symbols, each with a pixel in a mark, and one beside it in the disc or the body.
  private static let marks: [(Symbol, Int, Int)] = [
    (.plusCircle, 48 * 96 + 48, 40 * 96 + 40), (.info, 55 * 96 + 48, 55 * 96 + 40),
    (.clock, 40 * 96 + 48, 40 * 96 + 60), (.camera, 52 * 96 + 63, 60 * 96 + 20), (.eye, 48 * 96 + 62, 48 * 96 + 48),
    (.gear, 48 * 96 + 48, 48 * 96 + 28), (.home, 76 * 96 + 48, 52 * 96 + 48), (.tag, 31 * 96 + 31, 48 * 96 + 48),
  ]

  @Test("marks in a filled twin are cut out, as thick as the weight", arguments: marks)
  func cuts(symbol: Symbol, mark: Int, body: Int) throws {
    let shown = try alphas(symbol.fill)
    #expect(shown[mark] == 0 && shown[body] == 255, "\(shown[mark]) \(shown[body])")
    guard !symbol.fill.shapes.cuts.isEmpty else { return }
    // The missing ink in the middle of the mark's row.
    let start = mark / 96 * 96 + 24
    let widths = try [Font.Weight.light, .regular, .bold].map { weight in
      let row = try alphas(symbol.fill, weight)[start..<start + 48]
      return row.reduce(0) { $0 + 255 - Int($1) }
    }
    #expect(widths == widths.sorted() && widths[0] < widths[2], "\(widths)")
  }

  @Test("the names of SF Symbols are understood, filled ones too, and others are not")
  func systemNames() {
    let known: [(String, Symbol)] = [
      ("house", .home), ("house.fill", .homeFill), ("star.fill", .starFill), ("creditcard", .card),
      ("thermometer", .thermometer), ("gearshape", .gear), ("gearshape.fill", .gearFill), ("play.fill", .play),
      ("checkmark.circle.fill", .checkCircleFill), ("bell.slash.fill", .bellSlashFill), ("qrcode", .qr),
      ("gobackward.15", .back15), ("wifi", .wifi), ("home.fill", .homeFill), ("forward.fill", .forwardFill),
      ("backward.fill", .backwardFill), ("book", .book), ("book.fill", .bookFill), ("music.note", .music), ("tv", .tv),
      ("ellipsis.circle", .ellipsisCircle), ("lock.open.fill", .lockOpenFill), ("square.and.pencil", .compose),
      ("arrow.up.arrow.down", .arrowUpDown), ("hand.raised.fill", .hand), ("hand.raised", .hand),
    ]
    for (name, symbol) in known { #expect(Symbol(systemName: name) == symbol, "\(name)") }
    for name in ["", ".fill", "houses", "wifi.fill", "house.fill.fill", "House"] {
      #expect(Symbol(systemName: name) == nil, "\(name)")
    }
    #expect(Set(Symbol.names).count == Symbol.names.count && Symbol.names.starts(with: Symbol.allCases.map(\.rawValue)))
    for name in Symbol.names { #expect(Symbol(systemName: name) != nil, "\(name)") }
  }

  @Test("tiles, the selected tab and swipe actions show the filled twin")
  func places() throws {
    func tile(_ symbol: Symbol) throws -> [UInt32] {
      let layer = ImageLayer()
      layer.image = .tile(symbol, color: .rgb(0x007AFF))
      return try scene([layer]).picture().pixels
    }
    #expect(try tile(.bell) == tile(.bellFill))
    func tabs(_ symbols: [Symbol]) throws -> [UInt32] {
      let bar = TabBar(symbols.map { TabBar.Item("Tab", image: .symbol($0, size: 26)) })
      return try scene([bar]).picture().pixels
    }
    #expect(try tabs([.bell, .star]) == tabs([.bellFill, .star]))
    #expect(try tabs([.bell, .star]) != tabs([.bell, .starFill]))
    func action(_ symbol: Symbol) throws -> [UInt32] {
      let button = SwipeActionButton(ContextualAction(image: .symbol(symbol)) { $1(true) })
      return try scene([button]).picture().pixels
    }
    #expect(try action(.trash) == action(.trashFill))
  }

  @Test("the symbols of a button and of a row are as strong as the title, unless they have a weight of their own")
  func weights() throws {
    func row(_ weight: Font.Weight, title: Font.Weight) throws -> [UInt32] {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.image = .symbol(.check, weight: weight)
      cell.textLabel.font = Font(families: ["Inter"], size: 17, weight: title)
      return try scene([cell]).picture().pixels
    }
    #expect(try row(.regular, title: .semibold) == row(.semibold, title: .semibold))
    #expect(try row(.regular, title: .semibold) != row(.regular, title: .regular))
    #expect(try row(.light, title: .semibold) != row(.semibold, title: .semibold))
    func button(_ weight: Font.Weight, _ style: Button.Style) throws -> [UInt32] {
      try scene([Button("Go", image: .symbol(.check, weight: weight), style: style)]).picture().pixels
    }
    #expect(try button(.regular, .filled) == button(.medium, .filled))
    #expect(try button(.regular, .filled) != button(.bold, .filled))
    #expect(try button(.regular, .plain) != button(.medium, .plain))
    func item(_ weight: Font.Weight, _ style: BarButtonItem.Style) throws -> [UInt32] {
      try scene([Toolbar([BarButtonItem("", image: .symbol(.check, weight: weight), style: style)])]).picture().pixels
    }
    #expect(try item(.regular, .done) == item(.semibold, .plain))
    #expect(try item(.regular, .plain) != item(.semibold, .plain))
  }

  @Test("the shape of an image on a tile has the colour of a symbol there")
  func imageTile() throws {
    func pixels(_ image: Image) throws -> [UInt32] {
      let layer = ImageLayer()
      layer.image = image
      return try scene([layer]).picture().pixels
    }
    let symbol = Image.symbol(.bellFill, weight: .medium, tint: .rgb(0x123456))
    let blue = Color.rgb(0x007AFF)
    for tint in [nil, Color.black] {
      let image = try pixels(.tile(symbol, color: blue, tint: tint))
      let own = try pixels(.tile(.bell, color: blue, tint: tint))
      let worst = zip(image, own).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }.max() ?? 255
      #expect(worst <= 2, "\(worst)")
    }
    let red = try Image(pixelWidth: 2, pixelHeight: 1, premultipliedPixels: [0xFFFF_0000, 0xFFFF_0000])
    let wide = try pixels(.tile(red, color: blue))
    #expect(wide[48 * 96 + 48] == 0xFFFF_FFFF && wide[30 * 96 + 48] != 0xFFFF_FFFF)
  }

  @Test("an empty state shows a symbol at 56 points above a title of 22, and keeps a tint of its own")
  func emptyState() throws {
    let empty = EmptyState("Nothing", image: .symbol(.folder))
    empty.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    let scene = try scene([empty])
    scene.tick(at: 0)
    let picture = try #require(empty.sublayers.compactMap { $0 as? ImageLayer }.first)
    let title = try #require(empty.sublayers.compactMap { $0 as? Label }.first)
    #expect(picture.frame.size == Size(width: 56, height: 56) && title.fontSize == 22)
    empty.image = .symbol(.folder, size: 40, tint: .rgb(0xFF0000))
    scene.tick(at: 1)
    #expect(picture.frame.size == Size(width: 40, height: 40) && picture.image?.drawing?.colors == [.rgb(0xFF0000)])
  }
}
