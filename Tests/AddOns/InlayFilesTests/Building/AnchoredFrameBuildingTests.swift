import InlayFiles
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@Suite struct AnchoredFrameBuildingTests {
  private static let scene = """
    inlay: 1
    size: [100, 60]
    layers:
    - name: bar
      frame: {bottom: 0, height: 20}
      backgroundColor: "#888"
      sublayers:
      - {name: button, frame: {trailing: 8, centerY: 0, width: 24, height: 12}, backgroundColor: "#00f"}
    - {name: dot, frame: {centerX: 0, top: 4, width: 10, height: 10}, backgroundColor: "#f00"}

    """

  private func code(_ size: Size) -> Scene {
    func layer(_ frame: AnchoredFrame, _ color: UInt32) -> Layer {
      let layer = Layer()
      layer.anchoredFrame = frame
      layer.backgroundColor = .rgb(color)
      return layer
    }
    let root = Layer()
    root.frame = Rect(origin: .zero, size: size)
    let bar = layer(AnchoredFrame(bottom: 0, height: 20), 0x888888)
    bar.addSublayer(layer(AnchoredFrame(trailing: 8, centerY: 0, width: 24, height: 12), 0x0000FF))
    root.sublayers = [bar, layer(AnchoredFrame(top: 4, centerX: 0, width: 10, height: 10), 0xFF0000)]
    return Scene(root: root, size: size)
  }

  private func pixels(_ scene: Scene) throws -> [UInt32] {
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return surface.pixels()
  }

  @Test("a file's frames hold to sides and centres as those of code do, in any size, direction and language")
  func twoWays() throws {
    for (width, direction, language) in [(100.0, nil, nil), (140, LayoutDirection.rightToLeft, nil), (61, nil, "he")] {
      var options = SceneOptions()
      options.size = Size(width: width, height: 70)
      options.direction = direction
      options.language = language
      let scene = code(Size(width: width, height: 70))
      scene.traits = Traits(direction: direction, language: language)
      #expect(try loadScene(Self.scene, options).pixels() == pixels(scene))
    }
  }

  @Test("frames follow the steps of a script, and a frame of four numbers ends that")
  func steps() throws {
    let script = """
      script:
      - tick: 0
      - resize: [200, 60]
      - setTraits: {direction: rtl}
      - set: {layer: dot, frame: [1, 2, 3, 4]}
      - resize: [300, 60]

      """
    let loaded = try loadScene(Self.scene + script)
    try ScriptRunner(loaded).run()
    #expect(try loaded.layer("button").frame == Rect(x: 8, y: 4, width: 24, height: 12))
    #expect(try loaded.layer("bar").frame == Rect(x: 0, y: 40, width: 300, height: 20))
    #expect(try loaded.layer("dot").frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(try loaded.layer("dot").anchoredFrame == nil)
  }

  @Test(
    "contradictory frames are reported",
    arguments: [
      ("{leading: 1, trailing: 1, width: 5}", "4:44: layers[0].frame.width: leading and trailing determine the width"),
      ("{top: 1, bottom: 1, height: 5}", "4:39: layers[0].frame.height: top and bottom determine the height"),
      ("{centerX: 1}", "4:21: layers[0].frame.centerX: a centre needs a width"),
      ("{centerY: 1}", "4:21: layers[0].frame.centerY: a centre needs a height"),
      (
        "{centerX: 1, width: 4, leading: 1}",
        "4:34: layers[0].frame.leading: cannot be combined with 'centerX'"
      ),
      ("{left: 1}", "4:12: layers[0].frame.left: unknown key in a frame"),
      ("{width: -1}", "4:19: layers[0].frame.width: expected a number of at least 0, found the number -1"),
      (
        "wide",
        "4:11: layers[0].frame: expected a frame or [x, y, width, height] as 4 numbers, found the text 'wide'"
      ),
    ])
  func wrong(frame: String, problem: String) {
    #expect(problemsOfLayers("- {frame: \(frame)}") == [problem])
  }
}
