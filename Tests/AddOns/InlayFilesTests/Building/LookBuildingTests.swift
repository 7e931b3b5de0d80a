import InlayFiles
import InlayGraphics
import InlayImages
import InlayLayers
import InlayTestSupport
import Testing

@Suite struct LookBuildingTests {
  @Test("shadow, corner curve and filter set the properties of their names")
  func look() throws {
    let layer = try loadLayers(
      """
      - name: a
        cornerCurve: continuous
        shadowColor: link
        shadowOpacity: 0.5
        shadowRadius: 7
        shadowOffset: [2, 4]
        magnificationFilter: nearest
      """
    ).layer("a")
    #expect(layer.cornerCurve == .continuous)
    #expect(layer.shadowColor == .token("link"))
    #expect(layer.shadowOpacity == 0.5)
    #expect(layer.shadowRadius == 7)
    #expect(layer.shadowOffset == Size(width: 2, height: 4))
    #expect(layer.contentsInterpolation == .nearest)
  }

  @Test("a gradient's keys set its properties")
  func gradient() throws {
    let layer = try loadLayers(
      """
      - type: gradient
        name: a
        colors: ["#f00", tint, [0, 0, 1, 0.5]]
        locations: [0, 0.25, 1]
        startPoint: [0.1, 0.2]
        endPoint: [0.3, 0.4]
        kind: radial
      - {type: gradient, name: plain, colors: ["#f00"]}
      """)
    let gradient = try loaded(layer, "a")
    #expect(gradient.colors == [.rgb(0xFF0000), .token("tint"), Color(red: 0, green: 0, blue: 1, alpha: 0.5)])
    #expect(gradient.locations == [0, 0.25, 1])
    #expect(gradient.startPoint == Point(x: 0.1, y: 0.2))
    #expect(gradient.endPoint == Point(x: 0.3, y: 0.4))
    #expect(gradient.kind == .radial)
    let plain = try loaded(layer, "plain")
    #expect(plain.locations == nil)
    #expect(plain.startPoint == Point(x: 0.5, y: 0) && plain.endPoint == Point(x: 0.5, y: 1))
  }

  private func loaded(_ scene: LoadedScene, _ name: String) throws -> GradientLayer {
    try scene.layer(name, as: GradientLayer.self)
  }

  @Test("a shape's keys set its properties")
  func shape() throws {
    let scene = try loadLayers(
      """
      - type: shape
        name: a
        path: M1 2 L3 4 h5 z
        fillColor: null
        fillRule: evenOdd
        strokeColor: link
        lineWidth: 3
        lineCap: round
        lineJoin: bevel
      - {type: shape, name: plain}
      """)
    let shape = try scene.layer("a", as: ShapeLayer.self)
    #expect(try shape.path == Path(svgPathData: "M1 2 L3 4 L8 4 Z"))
    #expect(shape.fillColor == nil)
    #expect(shape.fillRule == .evenOdd)
    #expect(shape.strokeColor == .token("link"))
    #expect(shape.lineWidth == 3)
    #expect(shape.lineCap == .round)
    #expect(shape.lineJoin == .bevel)
    let plain = try scene.layer("plain", as: ShapeLayer.self)
    #expect(plain.fillColor == .black && plain.strokeColor == nil && plain.path == nil)
  }

  @Test("a text's shadow has the values of the file; the others have the defaults of the Swift type")
  func textShadow() throws {
    func shadow(_ keys: String) throws -> Shadow? {
      try loadLayers("- {type: text, name: a, \(keys)}").layer("a", as: TextLayer.self).textShadow
    }
    let written = "textShadow: {color: link, offset: [1, -2], radius: 3}"
    #expect(
      try shadow(written) == Shadow(color: .token("link"), radius: 3, offset: Size(width: 1, height: -2)))
    #expect(try shadow("textShadow: {}") == Shadow(offset: Size(width: 0, height: 1)))
    #expect(try shadow("textShadow: {}, textStyle: title") == Shadow(offset: Size(width: 0, height: 1)))
    #expect(try shadow("string: a") == nil)
  }

  @Test("a mask is a layer with sublayers, found by its name, and each alias makes a separate one")
  func mask() throws {
    let scene = try loadLayers(
      """
      - {name: a, mask: &m {name: m, sublayers: [{name: n, mask: {type: shape, name: o}}]}}
      - {name: b, mask: *m}
      """)
    let mask = try #require(try scene.layer("a").mask)
    #expect(mask === scene.layer(named: "m"))
    #expect(mask.sublayers.map(\.name) == ["n"])
    #expect(try scene.layer("n").mask === scene.layer("o"))
    #expect(try scene.layer("b").mask !== mask)
    #expect(try scene.layer("b").mask?.name == "m")
  }

  @Test("layers of type image are image layers, whose image has its own scale unless another is given")
  func image() throws {
    let folder = try TestFolder()
    try folder.writePNG("a@2x.png", width: 4, height: 6)
    let text = """
      inlay: 1
      size: [10, 10]
      scale: 2
      layers:
        - {type: image, name: a, contents: a.png}
        - {type: image, name: b, contents: a.png, contentsScale: 3}
        - {name: c, mask: {type: image, name: m, contents: a.png}}
      """
    let scene = try SceneFile(path: try folder.write(text, to: "scene.yaml")).load()
    let layer = try scene.layer("a", as: ImageLayer.self)
    #expect(layer.image?.pixelWidth == 4)
    #expect(layer.contentsScale == 2)
    #expect(layer.sizeThatFits(.zero) == Size(width: 2, height: 3))
    #expect(try scene.layer("b").contentsScale == 3)
    #expect(try scene.layer("m", as: ImageLayer.self).contents === layer.image)
  }

  @Test(
    "every key of a look changes the picture",
    arguments: [
      ("frame: [20, 20, 60, 60], backgroundColor: '#fff', cornerRadius: 20", "cornerCurve: continuous"),
      ("frame: [20, 20, 60, 60], backgroundColor: '#fff'", "shadowOpacity: 1"),
      ("frame: [20, 20, 60, 60], backgroundColor: '#fff', shadowOpacity: 1", "shadowColor: '#f00'"),
      ("frame: [20, 20, 60, 60], backgroundColor: '#fff', shadowOpacity: 1", "shadowRadius: 8"),
      ("frame: [20, 20, 60, 60], backgroundColor: '#fff', shadowOpacity: 1", "shadowOffset: [5, 5]"),
      (
        "frame: [20, 20, 60, 60], backgroundColor: '#fff'",
        "mask: {frame: [0, 0, 30, 30], cornerRadius: 9, backgroundColor: '#000'}"
      ),
      ("type: gradient, frame: [0, 0, 90, 90]", "colors: ['#fff', '#f00']"),
      ("type: gradient, frame: [0, 0, 90, 90], colors: ['#fff', '#f00']", "locations: [0.3, 0.4]"),
      ("type: gradient, frame: [0, 0, 90, 90], colors: ['#fff', '#f00']", "startPoint: [0, 0]"),
      ("type: gradient, frame: [0, 0, 90, 90], colors: ['#fff', '#f00']", "endPoint: [1, 0]"),
      ("type: gradient, frame: [0, 0, 90, 90], colors: ['#fff', '#f00'], startPoint: [0, 0]", "kind: radial"),
      ("type: shape, frame: [0, 0, 90, 90]", "path: M0 0H50V50Z"),
      ("type: shape, frame: [0, 0, 90, 90], path: M0 0H50V50H0Z", "fillColor: '#0f0'"),
      ("type: shape, frame: [0, 0, 90, 90], path: M0 0H50V50H0Z", "fillColor: null"),
      ("type: shape, path: M0 0H50V50H0ZM10 10H40V40H10Z", "fillRule: evenOdd"),
      ("type: shape, path: M10 10H50V50", "strokeColor: '#0f0'"),
      ("type: shape, path: M10 10H50V50, strokeColor: '#0f0'", "lineWidth: 6"),
      ("type: shape, path: M10 10H50V50, strokeColor: '#0f0', lineWidth: 6", "lineCap: square"),
      ("type: shape, path: M10 10H50V50, strokeColor: '#0f0', lineWidth: 6", "lineJoin: round"),
      ("type: text, frame: [9, 9, 90, 90], string: Ag", "textShadow: {offset: [4, 4]}"),
    ])
  func seen(layer: String, key: String) throws {
    #expect(try loadLayers("- {\(layer)}").pixels() != loadLayers("- {\(layer), \(key)}").pixels())
  }

  @Test(
    "every key of a text's shadow changes the picture",
    arguments: ["color: '#f00'", "offset: [4, 4]", "radius: 4"])
  func seenTextShadow(key: String) throws {
    func pixels(_ keys: String) throws -> [UInt32] {
      try loadLayers("- {type: text, frame: [9, 9, 90, 90], string: Ag, textShadow: {\(keys)}}").pixels()
    }
    #expect(try pixels(key) != pixels(""))
  }

  @Test("an image is magnified smoothly, or as squares")
  func magnificationFilter() throws {
    let folder = try TestFolder()
    let surface = try ImageSurface(pixelWidth: 2, pixelHeight: 1)
    Canvas(surface).fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .white)
    try folder.write(try surface.pngData(), to: "a.png")
    func colors(_ filter: String) throws -> Int {
      let text = """
        inlay: 1
        size: [40, 20]
        layers: [{type: image, frame: [0, 0, 40, 20], contents: a.png, magnificationFilter: \(filter)}]
        """
      return Set(try SceneFile(path: try folder.write(text, to: "scene.yaml")).load().pixels()).count
    }
    #expect(try colors("nearest") == 2)
    #expect(try colors("linear") > 5)
  }

  @Test("a colour of a scene may be one for each appearance, with tokens", arguments: Appearance.allCases)
  func appearances(appearance: Appearance) throws {
    let isDark = [Appearance.dark, .highContrastDark].contains(appearance)
    func pixels(_ colors: (light: String, dark: String), _ makesObject: Bool) throws -> [UInt32] {
      let color = makesObject ? "{light: \(colors.light), dark: \(colors.dark)}" : isDark ? colors.dark : colors.light
      return try loadScene(
        """
        inlay: 1
        size: [120, 200]
        appearance: \(appearance.rawValue)
        background: \(color)
        layers:
          - {frame: [5, 5, 20, 20], backgroundColor: \(color), borderWidth: 2, borderColor: \(color)}
          - {type: text, frame: [30, 5, 60, 20], string: Ag, color: \(color)}
          - {type: gradient, frame: [5, 30, 40, 20], colors: [\(color), tint]}
          - {type: shape, frame: [50, 30, 20, 20], path: M0 0h20v20z, fillColor: \(color), strokeColor: \(color)}
          - {type: button, frame: [5, 60, 90, 30], title: OK, style: filled, tintColor: \(color)}
          - {type: image, frame: [5, 100, 29, 29], contents: {symbol: wifi, tile: \(color)}}
          - {type: badge, frame: [50, 100, 40, 20], text: '3', color: \(color)}
          - type: table
            frame: [0, 140, 120, 60]
            sections:
              - rows: [{title: A, detail: B, titleColor: \(color), detailColor: \(color), backgroundColor: \(color)}]

        """
      ).pixels()
    }
    for colors in [("'#123456'", "'#FEDCBA'"), ("red", "[0, 1, 0.5, 0.5]"), ("indigo", "label")] {
      #expect(try pixels(colors, true) == pixels(colors, false), "\(colors)")
    }
  }

  @Test("a colour for each appearance needs the light one, and tokens in it are checked")
  func wrongAppearances() {
    let missing = problemsOfLayers("- {backgroundColor: {dark: '#fff'}}")
    let end = "layers[0].backgroundColor.light: the key is required in a colour for each appearance"
    #expect(missing.count == 1 && missing[0].hasSuffix(end), "\(missing)")
    let found = problemsOfLayers("- {backgroundColor: {light: seperator, dark: {light: red}}}")
    #expect(found.count == 2 && found[0].contains("did you mean 'separator'?"), "\(found)")
  }
}
