import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@Suite struct SceneBuildingTests {
  @Test("a scene without keys has their default values")
  func standard() throws {
    let scene = try loadScene("inlay: 1\nsize: [600, 50]").scene
    #expect(scene.size == Size(width: 600, height: 50))
    #expect(scene.scale == 1)
    #expect(scene.backgroundColor == .clear)
    #expect(scene.theme == .modern)
    #expect(scene.traits == Traits())
    #expect(scene.root.frame == Rect(x: 0, y: 0, width: 600, height: 50))
  }

  @Test("the keys of a scene set its properties and traits")
  func keys() throws {
    let scene = try loadScene(
      """
      inlay: 1
      size: [600, 50]
      scale: 1.5
      background: table.background
      theme: settings
      appearance: highContrastDark
      direction: rtl
      sizeClass: compact
      textScale: 2.5
      safeArea: [1, 2, 3, 4]
      """
    ).scene
    #expect(scene.scale == 1.5)
    #expect(scene.backgroundColor == .token("table.background"))
    #expect(scene.traits.appearance == .highContrastDark)
    #expect(scene.traits.effectiveDirection == .rightToLeft)
    #expect(scene.traits.effectiveSizeClass == .compact)
    #expect(scene.traits.textScale == 2.5)
    #expect(scene.traits.safeAreaInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("a scene narrower than 500 points is compact unless the file sets another size class")
  func sizeClass() throws {
    func sizeClass(_ width: Int, _ key: String = "") throws -> SizeClass {
      try loadScene("inlay: 1\nsize: [\(width), 9]\n\(key)").scene.traits.effectiveSizeClass
    }
    #expect(try sizeClass(499) == .compact)
    #expect(try sizeClass(500) == .regular)
    #expect(try sizeClass(499, "sizeClass: regular") == .regular)
  }

  @Test("options replace the file's values")
  func options() throws {
    var options = SceneOptions()
    options.scale = 3
    options.size = Size(width: 20, height: 10)
    options.appearance = .dark
    options.direction = .rightToLeft
    options.theme = "settings"
    let text = "inlay: 1\nsize: [600, 50]\nscale: 2\nappearance: light\ndirection: ltr\nbackground: table.background"
    let loaded = try loadScene(text, options)
    #expect(loaded.scene.scale == 3)
    #expect(loaded.scene.size == Size(width: 20, height: 10))
    #expect(loaded.scene.traits.appearance == .dark)
    #expect(loaded.scene.traits.effectiveDirection == .rightToLeft)
    #expect(loaded.scene.traits.effectiveSizeClass == .compact)
    #expect(try loaded.pixels() == Array(repeating: 0xFF00_0000, count: 60 * 30))
  }

  @Test("loading ticks once, at 0, and paints the picture")
  func tick() throws {
    let scene = try loadLayers("- {frame: [0, 0, 1, 1], backgroundColor: '#f00'}").scene
    #expect(scene.frame != nil)
    #expect(scene.time == 0)
  }

  @Test("the picture is painted on the canvas colour")
  func background() throws {
    let loaded = try loadScene(
      "inlay: 1\nsize: [4, 4]\nbackground: '#00f'\nlayers: [{frame: [1, 1, 2, 2], backgroundColor: '#f00'}]")
    #expect(try loaded.pixel(0, 0) == 0xFF00_00FF)
    #expect(try loaded.pixel(1, 1) == 0xFFFF_0000)
    #expect(try loaded.pixel(3, 3) == 0xFF00_00FF)
  }

  @Test("a released scene leaves no objects")
  func released() throws {
    let table = "{type: table, frame: [0, 0, 50, 50], sections: [{rows: [{height: 9, content: [{name: c}]}]}]}"
    var loaded: LoadedScene? = try loadLayers("- \(table)\n- {type: table, generate: {rowsPerSection: 3}}")
    weak let scene = loaded?.scene
    weak let content = loaded?.layer(named: "c")
    #expect(scene != nil && content != nil)
    loaded = nil
    #expect(scene == nil && content == nil)
  }
}
