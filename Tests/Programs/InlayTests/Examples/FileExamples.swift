import Inlay
import InlayFiles
import InlaySettings

// The code of the documentation's pages on scene files and settings bundles, which DocumentationTests compares with it.

func picture(of scene: [UInt8], _ images: [String: [UInt8]], in context: RenderContext) throws -> [UInt8] {
  var options = SceneOptions()
  options.limits = .untrusted
  options.limits.deadline = 2
  let file = SceneFile(data: scene, name: "scene", folder: nil, assets: images)
  let loaded = try file.load(options, context: context)
  return try loaded.scene.pngData()
}

func writeBoards() throws {
  let loaded = try SceneFile(path: "board.yaml").load(context: RenderContext())
  let surface = try ImageSurface(for: loaded.scene)
  for (index, name) in ["Oslo", "Lima", "Pune"].enumerated() {
    (loaded.layer(named: "city") as? TextLayer)?.text = name
    loaded.scene.tick(at: Double(index))
    try loaded.scene.render(into: surface)
    try surface.writePNG(to: "\(name).png")
  }
}

func loadMenu() throws -> LoadedScene {
  let options = SceneOptions(data: [try SceneData(path: "de.json")])
  let loaded = try SceneFile(path: "menu.yaml", limits: options.limits).load(options)
  return loaded
}

func showSettings() throws {
  let bundle = try SettingsBundle(path: "Settings.bundle", language: "de")
  let values = try SettingsValues(path: "values.plist")
  values.onChange = { key, value in print(key, value as Any) }

  let screen = SettingsScreen(bundle, values: values)
  screen.frame = Rect(x: 0, y: 0, width: 390, height: 844)
  let scene = Scene(root: screen, size: screen.frame.size, scale: 2)
  scene.traits.language = bundle.language
  // Events and ticks, as in a window; then `try values.save()`.
  // screen.show(try SettingsBundle(path: "Settings.bundle", language: "ar")) keeps the rows in view.
}
