import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Layers of scenes with their own theme or appearance.
@Suite struct OwnThemeBuildingTests {
  @Test("a layer and its sublayers have the theme, built in or from a file, and the appearance that the layer names")
  func layers() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\ncolors: {tint: '#0000FF'}\n", to: "blue.yaml")
    let path = try folder.write(
      """
      inlay: 1
      size: [6, 1]
      layers:
      - {frame: [0, 0, 2, 1], backgroundColor: table.background, appearance: dark}
      - {frame: [2, 0, 2, 1], theme: blue.yaml, sublayers: [{frame: [0, 0, 2, 1], backgroundColor: tint}]}
      - {name: last, frame: [4, 0, 2, 1], backgroundColor: table.background}
      script:
      - tick: 0
      - set: {layer: last, theme: high-contrast}
      """, to: "s.yaml")
    let loaded = try SceneFile(path: path).load()
    let runner = try ScriptRunner(loaded)
    try runner.run()
    let pixels = runner.surface.pixels()
    #expect(pixels[0] == 0xFF00_0000)
    #expect(pixels[2] == 0xFF00_00FF)
    #expect(pixels[4] == 0xFFFF_FFFF)
    #expect(loaded.files.contains { $0.hasSuffix("blue.yaml") })
  }

  @Test("an unknown theme of a layer is reported at its place")
  func wrong() throws {
    #expect(
      problemsOfLayers("- {theme: moder}") == [
        "4:11: layers[0].theme: no theme is named 'moder'; did you mean 'modern'?"
      ])
    #expect(problemsOfLayers("- {theme: a/b.yaml}") == ["4:11: layers[0].theme: 'a/b.yaml': no such file"])
    #expect(
      problemsOfLayers("- {appearance: drak}") == [
        "4:16: layers[0].appearance: found the text 'drak'; did you mean 'dark'? "
          + "Expected one of light, dark, highContrastLight, highContrastDark"
      ])
  }
}
