import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// The scene of a text. Its files lie in the working directory.
func loadScene(_ text: String, _ options: SceneOptions = SceneOptions()) throws -> LoadedScene {
  try SceneFile(data: Array(text.utf8), name: "test").load(options)
}

/// The scene of some layers, in flow or block style from column 1, on a canvas of 100 x 100 in the theme `settings`.
func loadLayers(_ layers: String, _ options: SceneOptions = SceneOptions()) throws -> LoadedScene {
  try loadScene("inlay: 1\nsize: [100, 100]\nlayers:\n" + layers + "\ntheme: settings\n", options)
}

/// The problems of a scene, each as `line:column: message`; empty for a valid scene.
func problems(_ text: String, _ options: SceneOptions = SceneOptions()) -> [String] {
  problems(Array(text.utf8), options)
}

func problems(_ bytes: [UInt8], _ options: SceneOptions = SceneOptions()) -> [String] {
  problems { () throws(FileError) in
    try SceneFile(data: bytes, name: "test").validate(options)
  }
}

func problems(_ body: () throws(FileError) -> Void) -> [String] {
  do throws(FileError) {
    try body()
    return []
  } catch {
    return error.problems.map { "\($0.line):\($0.column): \($0.message)" }
  }
}

/// The problems of layers that begin on line 4.
func problemsOfLayers(_ layers: String, _ options: SceneOptions = SceneOptions()) -> [String] {
  problems("inlay: 1\nsize: [100, 100]\nlayers:\n" + layers, options)
}

extension LoadedScene {
  /// The layer with a name, which must exist.
  func layer<L: Layer>(_ name: String, as type: L.Type = Layer.self) throws -> L {
    try #require(layer(named: name) as? L, "no \(type) is called \(name)")
  }

  /// The picture's pixels.
  func pixels() throws -> [UInt32] {
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return surface.pixels()
  }

  /// The colour of one device pixel, 0xAARRGGBB, premultiplied.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    try pixels()[y * Int(scene.size.width * scene.scale) + x]
  }
}

extension TableView {
  /// A cell, which must be visible.
  func cell(_ section: Int, _ row: Int) throws -> TableViewCell {
    try #require(cellForRow(at: RowPath(section: section, row: row)))
  }
}
