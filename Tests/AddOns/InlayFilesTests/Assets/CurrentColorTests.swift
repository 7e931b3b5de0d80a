import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayFiles

/// SVG files in `currentColor`, the colour of texts where they are shown.
@Suite struct CurrentColorTests {
  private static let icon = svg(#"<path d="M1 1h8v8H1z" stroke="currentColor" fill="none" stroke-width="2"/>"#)

  private static func svg(_ content: String, _ attributes: String = "") -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" \#(attributes)>\#(content)</svg>"#
  }

  private func load(
    _ layers: String, _ svg: String = icon, appearance: String = "light", theme: String = "modern"
  ) throws -> LoadedScene {
    let text = """
      inlay: 1
      size: [100, 60]
      scale: 2
      theme: \(theme)
      appearance: \(appearance)
      background: table.background
      layers: [\(layers)]
      """
    return try SceneFile(data: Array(text.utf8), name: "s.yaml", folder: nil, assets: ["a.svg": Array(svg.utf8)])
      .load()
  }

  private func image(_ value: String) -> String { "{type: image, frame: [0, 0, 10, 10], contents: \(value)}" }

  private func row(_ value: String) -> String {
    "{type: table, frame: {}, sections: [{rows: [{title: A, image: \(value)}]}]}"
  }

  private func isNear(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { Picture.distance($0, $1) <= 2 }
  }

  @Test("an icon is as one in one colour, the texts' of its place", arguments: ["light", "dark", "highContrastDark"])
  func icons(appearance: String) throws {
    for make in [image, row] {
      let shown = try load(make("a.svg"), appearance: appearance).pixels()
      let tinted = try load(make("{file: a.svg, tint: label}"), appearance: appearance).pixels()
      #expect(isNear(shown, tinted))
      let black = try load(make("a.svg"), Self.icon.replacing("currentColor", with: "black"), appearance: appearance)
      #expect(try isNear(shown, black.pixels()) == (appearance == "light"))
    }
  }

  @Test("another appearance redraws it, and nothing else decodes it again")
  func change() throws {
    let loaded = try load(image("a.svg") + ", {frame: [20, 0, 10, 10], appearance: dark, contents: a.svg}")
    let light = try loaded.pixels()
    loaded.scene.traits.appearance = .dark
    loaded.scene.tick(at: 1)
    #expect(try loaded.pixels() != light)
    let dark = try load(image("a.svg") + ", {frame: [20, 0, 10, 10], contents: a.svg}", appearance: "dark").pixels()
    #expect(try loaded.pixels() == dark)
  }

  @Test("other colours of the file stay, and its own colour is kept")
  func others() throws {
    let mixed = Self.svg(
      ##"<rect width="5" height="10" fill="#f00"/><rect x="5" width="5" height="5" fill="CurrentColor"/>"##)
    let pixels = try load(image("a.svg"), mixed, appearance: "dark").pixels()
    #expect(pixels[0] == 0xFFFF_0000 && pixels[15] == 0xFFFF_FFFF)
    for attributes in [##"color="#00f""##, ##"style="color: #00f""##] {
      let own = Self.svg(##"<rect width="10" height="10" fill="currentColor"/>"##, attributes)
      #expect(try load(image("a.svg"), own, appearance: "dark").pixels()[0] == 0xFF00_00FF, "\(attributes)")
    }
    let inherited = Self.svg(##"<rect width="10" height="10" fill="currentColor"/>"##, ##"color="currentColor""##)
    #expect(try load(image("a.svg"), inherited, appearance: "dark").pixels()[0] == 0xFFFF_FFFF)
    // Half transparent on half of red: half of white is added.
    let half = Self.svg(
      ##"<rect width="10" height="10" fill="#f00"/><rect width="10" height="10" fill="currentColor" opacity="0.5"/>"##)
    #expect(Picture.distance(try load(image("a.svg"), half, appearance: "dark").pixels()[0], 0xFFFF_8080) <= 2)
  }

  @Test("a button's icon has the colour of its title")
  func buttons() throws {
    let layer = "{type: button, frame: [0, 0, 80, 40], style: filled, image: IMAGE}"
    let shown = try load(layer.replacing("IMAGE", with: "a.svg")).pixels()
    let black = try load(layer.replacing("IMAGE", with: "a.svg"), Self.icon.replacing("currentColor", with: "black"))
    let white = try load(layer.replacing("IMAGE", with: "a.svg"), Self.icon.replacing("currentColor", with: "white"))
    #expect(try shown != black.pixels() && isNear(shown, white.pixels()))
  }

  @Test("the icon of a highlighted row has the colour of highlighted texts")
  func highlighted() throws {
    func pixels(_ value: String, _ file: String = Self.icon) throws -> [UInt32] {
      let table =
        "{type: table, frame: {}, sections: [{rows: [{title: A, image: \(value), isSelected: true}]}]}"
      return try load(table, file, theme: "grouped-classic").pixels()
    }
    let white = try pixels("a.svg", Self.icon.replacing("currentColor", with: "white"))
    #expect(try isNear(pixels("a.svg"), white))
  }

  @Test("a file that only mentions it is one of pixels")
  func mentioned() throws {
    for content in ["<!-- currentColor --><rect width=\"5\" height=\"5\"/>", "<rect width=\"5\" height=\"5\"/>"] {
      let loaded = try load("{name: i, frame: [0, 0, 10, 10], contents: a.svg}", Self.svg(content))
      #expect(loaded.layer(named: "i")?.contents?.hasCurrentColor == false)
    }
  }
}
