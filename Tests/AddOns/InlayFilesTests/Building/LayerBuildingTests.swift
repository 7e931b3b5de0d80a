import InlayFiles
import InlayGraphics
import InlayLayers
import Testing

@Suite struct LayerBuildingTests {
  @Test("every key of a layer sets the property of its name")
  func keys() throws {
    let layer = try loadLayers(
      """
      - name: a
        bounds: [1, 2, 30, 40]
        position: [50, 60]
        anchorPoint: [0, 1]
        transform: [2, 0, 0, 3, 4, 5]
        zPosition: -7
        isHidden: true
        opacity: 0.25
        backgroundColor: "#0f08"
        cornerRadius: 4
        maskedCorners: [topLeft, bottomRight]
        masksToBounds: true
        borderWidth: 2
        borderColor: link
        contentsGravity: topRight
        contentsRect: [0.1, 0.2, 0.3, 0.4]
        contentsCenter: [0.5, 0.5, 0.1, 0.1]
        contentsScale: 3
      """
    ).layer("a")
    #expect(layer.bounds == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.position == Point(x: 50, y: 60))
    #expect(layer.anchorPoint == Point(x: 0, y: 1))
    #expect(layer.transform == Transform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    #expect(layer.zPosition == -7)
    #expect(layer.isHidden)
    #expect(layer.opacity == 0.25)
    #expect(layer.backgroundColor == .fixed(RGBColor(red: 0, green: 1, blue: 0, alpha: 136.0 / 255)))
    #expect(layer.cornerRadius == 4)
    #expect(layer.maskedCorners == [.topLeft, .bottomRight])
    #expect(layer.masksToBounds)
    #expect(layer.borderWidth == 2)
    #expect(layer.borderColor == .token("link"))
    #expect(layer.contentsGravity == .topRight)
    #expect(layer.contentsRect == Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    #expect(layer.contentsCenter == Rect(x: 0.5, y: 0.5, width: 0.1, height: 0.1))
    #expect(layer.contentsScale == 3)
  }

  @Test("a layer has the frame that the file gives, for any anchor point, scale and order of the keys")
  func frame() throws {
    for keys in ["frame: [10, 20, 30, 40], anchorPoint: [0, 0]", "anchorPoint: [1, 0.25], frame: [10, 20, 30, 40]"] {
      let layer = try loadLayers("- {name: a, \(keys), transform: [2, 0, 0, 0.5, 7, 7]}").layer("a")
      #expect(layer.frame == Rect(x: 10, y: 20, width: 30, height: 40))
      #expect(layer.bounds.size == Size(width: 15, height: 80))
    }
  }

  @Test("rotated bounds do not change, and an anchor point that a step sets alone moves the layer")
  func turnedBounds() throws {
    let keys = "bounds: [0, 0, 40, 20], position: [50, 50], transform: [0.8, 0.6, -0.6, 0.8, 0, 0]"
    let layer = try loadLayers("- {name: a, \(keys)}").layer("a")
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(layer.position == Point(x: 50, y: 50))
    let loaded = try loadScene(
      """
      inlay: 1
      size: [100, 100]
      layers: [{name: a, frame: [10, 20, 30, 40]}, {name: b, \(keys)}]
      script:
        - set: {layer: a, anchorPoint: [0, 0]}
        - set: {layer: b, opacity: 0.5}
        - set: {layer: b, frame: [0, 0, 10, 10]}
        - tick: 0
      """)
    try ScriptRunner(loaded).run()
    #expect(try loaded.layer("a").frame == Rect(x: 25, y: 40, width: 30, height: 40))
    let turned = Layer()
    turned.bounds = Rect(x: 0, y: 0, width: 40, height: 20)
    turned.position = Point(x: 50, y: 50)
    turned.transform = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    turned.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(try loaded.layer("b").bounds == turned.bounds)
  }

  @Test("negative sizes are standardised")
  func negativeSize() throws {
    let layer = try loadLayers("- {name: a, frame: [10, 20, -4, -5]}").layer("a")
    #expect(layer.frame == Rect(x: 6, y: 15, width: 4, height: 5))
  }

  @Test(
    "colours are read in every form",
    arguments: [
      ("\"#f00\"", .rgb(0xFF0000)), ("\"#00ff00\"", .rgb(0x00FF00)), ("'#0000'", .clear),
      ("[0, 0, 1, 1]", .rgb(0x0000FF)),
      ("[1, 0, 0, 0.5]", Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
      ("cell.background", .token("cell.background")),
    ] as [(String, Color)])
  func colors(text: String, color: Color) throws {
    #expect(try loadLayers("- {name: a, backgroundColor: \(text)}").layer("a").backgroundColor == color)
  }

  @Test("sublayers have the file's order, at any depth")
  func sublayers() throws {
    let loaded = try loadLayers("- {name: a, sublayers: [{name: b, sublayers: [{name: c}]}, {name: d}]}\n- {name: e}")
    #expect(loaded.scene.root.sublayers.map(\.name) == ["a", "e"])
    #expect(try loaded.layer("a").sublayers.map(\.name) == ["b", "d"])
    #expect(try loaded.layer("b").sublayers.map(\.name) == ["c"])
  }

  @Test("an alias is a copy of its anchor's value, with all layers in it")
  func aliases() throws {
    let loaded = try loadLayers("- &a {name: a, sublayers: [&b {name: b}]}\n- {name: c, sublayers: [*a, *b]}\n")
    let copies = try loaded.layer("c").sublayers
    #expect(copies.map(\.name) == ["a", "b"])
    #expect(copies.first?.sublayers.map(\.name) == ["b"])
    #expect(try loaded.layer("a") !== copies.first)
  }

  @Test("of several layers with one name, the first is found")
  func names() throws {
    let loaded = try loadLayers("- {name: a, zPosition: 1}\n- {name: a}")
    #expect(try loaded.layer("a").zPosition == 1)
    #expect(loaded.layer(named: "b") == nil)
  }

  @Test("YAML and JSON of one scene give one picture")
  func formats() throws {
    let yaml = """
      inlay: 1
      size: [40, 30]
      scale: 2
      background: "#eee"
      layers:
        - frame: [5, 5, 20, 20]
          cornerRadius: 6
          backgroundColor: link
          sublayers:
            - {type: text, frame: [2, 2, 20, 20], string: "a😀", font: {size: 10}}
      """
    let json = """
      {"inlay":1,"size":[40,30],"scale":2,"background":"#eee","layers":[{"frame":[5,5,20,20],"cornerRadius":6,
      "backgroundColor":"link","sublayers":[{"type":"text","frame":[2,2,20,20],"string":"a\\uD83D\\uDE00",
      "font":{"size":10}}]}]}
      """
    let pixels = try loadScene(yaml).pixels()
    #expect(pixels == (try loadScene(json).pixels()))
    #expect(Set(pixels).count > 10)
  }
}
