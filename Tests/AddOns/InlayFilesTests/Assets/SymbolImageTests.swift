import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Symbols as the images of a scene file.
@Suite struct SymbolImageTests {
  private static let scene = "inlay: 1\nsize: [60, 40]\nlayers:\n"

  private func pixels(_ layer: String) throws -> [UInt32] {
    try loadLayers("- " + layer).pixels()
  }

  @Test("a symbol's short form equals the object with its name")
  func short() throws {
    let place = "type: image, frame: [4, 4, 30, 30], contentsGravity: center"
    let short = try pixels("{\(place), contents: symbol:wifi}")
    #expect(try short == pixels("{\(place), contents: {symbol: wifi}}"))
    #expect(try short == pixels("{\(place), contents: {symbol: wifi, tint: tint, weight: regular, size: 24}}"))
    #expect(try short != pixels("{\(place), contents: {symbol: wifi, weight: bold}}"))
    #expect(try short != pixels("{\(place)}"))
  }

  @Test("an empty state and a button keep a weight and a size that the file gives, also the standard ones")
  func given() throws {
    func empty(_ keys: String) throws -> [UInt32] {
      let text = "inlay: 1\nsize: [160, 160]\nlayers: [{type: emptyState, frame: {}, image: {symbol: star\(keys)}}]\n"
      return try loadScene(text).pixels()
    }
    let standard = try empty("")
    #expect(try standard == empty(", weight: light"))
    for keys in [", weight: regular", ", weight: bold", ", size: 24", ", size: 80"] {
      #expect(try standard != empty(keys), "\(keys)")
    }
    func button(_ keys: String) throws -> [UInt32] {
      try pixels("{type: button, style: filled, frame: [0, 0, 60, 40], image: {symbol: star\(keys)}}")
    }
    #expect(try button("") == button(", weight: medium"))
    #expect(try button("") != button(", weight: regular"))
  }

  @Test(
    "an unknown symbol, and keys that do not belong together, are reported",
    arguments: [
      ("symbol:wfi", "contents: no symbol is named 'wfi'; did you mean 'wifi'?"),
      ("symbol:chevron.rigth", "contents: no symbol is named 'chevron.rigth'; did you mean 'chevron.right'?"),
      ("'symbol:'", "contents: no symbol is named ''"),
      ("{symbol: wifi, file: a.png}", "contents.file: cannot be combined with 'symbol'"),
      ("{tint: label}", "contents: 'symbol' or 'file' is required in an image"),
      ("{symbol: null}", "contents: 'symbol' or 'file' is required in an image"),
      ("{symbol: wifi, size: 0}", "contents.size: expected a number from 1 to 512, found the number 0"),
      ("{symbol: wifi, tile: label, size: 9}", "contents.size: cannot be combined with 'tile'"),
      (
        "symbol:snowflake.fill",
        "contents: no symbol is named 'snowflake.fill'; did you mean 'snowflake', which has no filled twin?"
      ),
      ("symbol:house.fil", "contents: no symbol is named 'house.fil'; did you mean 'house.fill'?"),
    ])
  func wrong(value: String, message: String) {
    let found = problemsOfLayers("- {contents: \(value)}")
    // The file is missing too.
    #expect(found.count == (value.contains("a.png") ? 2 : 1))
    #expect(found.contains { $0.hasSuffix("layers[0]." + message) }, "\(found)")
  }

  @Test("a missing file with a symbol's name is reported with the way in which the symbol is written")
  func asFile() {
    for value in ["wifi", "{file: chevron.right}"] {
      let name = value.contains("wifi") ? "wifi" : "chevron.right"
      let message = "'\(name)': no such file; the symbol is written 'symbol:\(name)'"
      let found = problems("inlay: 1\nsize: [9, 9]\nscale: 2\nlayers: [{contents: \(value)}]")
      #expect(found.count == 1 && found[0].hasSuffix(message), "\(found)")
    }
    #expect(problemsOfLayers("- {contents: wifii}").first?.hasSuffix("'wifii': no such file") ?? false)
  }

  @Test("an unknown symbol of an object is reported with the nearest name")
  func nearest() {
    let found = problemsOfLayers("- {contents: {symbol: batery}}")
    #expect(found.first?.contains("found the text 'batery'; did you mean 'battery'? Expected ") ?? false, "\(found)")
    let outline = problemsOfLayers("- {contents: {symbol: wifi.fill}}")
    #expect(outline.first?.contains("did you mean 'wifi', which has no filled twin? Expected ") ?? false, "\(outline)")
  }

  @Test("a symbol has its name in SF Symbols too, in both forms")
  func systemNames() throws {
    let place = "type: image, frame: [4, 4, 30, 30], contentsGravity: center"
    for (name, own) in [("house", "home"), ("house.fill", "home.fill"), ("creditcard", "card"), ("gearshape", "gear")] {
      let expected = try pixels("{\(place), contents: symbol:\(own)}")
      #expect(try pixels("{\(place), contents: symbol:\(name)}") == expected)
      #expect(try pixels("{\(place), contents: {symbol: \(name)}}") == expected)
    }
  }

  @Test("a file on a tile is its shape, in the colour of a symbol or in the tint")
  func fileTile() throws {
    let square = "<path d='M0 0h24v24H0z' fill='#00F'/>"
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>\(square)</svg>"
    func pixels(_ keys: String) throws -> [UInt32] {
      let layer = "{type: image, frame: [0, 0, 29, 29], contents: {file: a.svg\(keys)}}"
      let text = "inlay: 1\nsize: [29, 29]\nlayers: [\(layer)]\n"
      let assets = ["a.svg": Array(svg.utf8)]
      return try SceneFile(data: Array(text.utf8), name: "s.yaml", folder: nil, assets: assets).load().pixels()
    }
    let (white, red) = (try pixels(", tile: '#34C759'"), try pixels(", tile: '#34C759', tint: '#F00'"))
    let middle = 14 * 29 + 14
    #expect(try pixels("")[middle] == 0xFF00_00FF)
    #expect(white[middle] == 0xFFFF_FFFF && red[middle] == 0xFFFF_0000)
    #expect(white[14 * 29 + 1] == red[14 * 29 + 1] && white[14 * 29 + 1] != white[middle])
    let found = problemsOfLayers("- {contents: {file: a.svg, tile: label, size: 9}}")
    #expect(found.contains { $0.contains("contents.size: cannot be combined with 'file'") }, "\(found)")
  }

  @Test("equal images of symbols are one image, whatever rows name them")
  func shared() throws {
    let table = try loadLayers(
      """
      - type: table
        name: t
        frame: [0, 0, 100, 200]
        sections: [{rows: [{image: {symbol: wifi, tile: tint}}, {image: {tile: tint, symbol: wifi}}, {image: symbol:key}]}]
      """
    ).layer("t", as: TableView.self)
    let images = try (0..<3).map { try #require(try table.cell(0, $0).image) }
    #expect(images[0] === images[1])
    #expect(images[0] !== images[2])
    #expect(images[0].size == Size(width: 29, height: 29))
    #expect(images[2].size == Size(width: 24, height: 24))
  }

  @Test("symbols come from data")
  func data() throws {
    let text = """
      inlay: 1
      size: [60, 40]
      data: {icons: [wifi, key]}
      layers: [{type: table, name: t, frame: [0, 0, 60, 90], sections: [{rows: {each: data.icons, image: "symbol:{item}"}}]}]
      """
    let table = try loadScene(text).layer("t", as: TableView.self)
    #expect(try table.cell(0, 0).image != nil)
    #expect(try table.cell(0, 1).image != nil)
    #expect(problems(text.replacing("key]", with: "kez]")).count == 1)
  }
}
