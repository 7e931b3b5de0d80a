import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

@testable import InlayFiles

/// A random scene, in a file and in code.
struct PlannedScene {
  let text: String
  private let files: MadeFiles
  private let settings: [Setting<Scene>]
  private let size: Size
  private let scale: Double
  private let theme: Theme
  private let layers: [PlannedLayer]
  /// The settings of the script's steps, in order.
  private let steps: [(layer: String, setting: Setting<Layer>)]

  /// - Parameter steps: The number of `set` steps.
  init(_ maker: Maker, steps stepCount: Int = 0) {
    files = maker.files
    maker.usedKeys.formUnion(["scene.inlay", "scene.size", "scene.layers"])
    let size = maker.size(50...110)
    let scale = maker.pick([1, 1.25, 2])
    let theme = maker.theme()
    maker.hasCategories = theme.value.categories["warning"] != nil
    settings = Self.cases.filter { maker.chance($0.likelihood) }.map { $0.make(maker) }
    var entries = ["inlay: 1", "size: \(size.text)"] + settings.map { "\($0.key): \($0.text)" }
    if scale != 1 { entries.append("scale: \(scale.text)") }
    entries.append("theme: \(theme.text)")
    maker.usedKeys.formUnion(settings.map { "scene.\($0.key)" } + ["scene.scale", "scene.theme"])
    let layers = maker.list(maker.int(1...4)) { $0.layer() }
    entries.append("layers: \(layers.text)")
    let steps = (0..<stepCount).compactMap { _ in Self.step(maker, layers.value) }
    self.steps = steps.map { ($0.layer, $0.setting) }
    if stepCount > 0 {
      let sets = steps.map { ", {set: {layer: \($0.layer), \($0.setting.key): \($0.setting.text)}}, {tick: 0}" }
      entries.append("script: [{tick: 0}\(sets.joined())]")
    }
    text = entries.joined(separator: "\n") + "\n"
    (self.size, self.scale, self.theme, self.layers) = (size.value, scale, theme.value, layers.value)
  }

  private static var cases: [KeyCase<Scene>] {
    [
      KeyCase("background", 0.4, { $0.color() }, { $0.backgroundColor = $1 }),
      KeyCase("appearance", 0.3, { $0.name(Appearance.self) }, { $0.traits.appearance = $1 }),
      KeyCase("direction", 0.3, { $0.name(FormatNames.directions) }, { $0.traits.direction = $1 }),
      KeyCase("sizeClass", 0.3, { $0.name(SizeClass.self) }, { $0.traits.sizeClass = $1 }),
      KeyCase("keyboard", 0.3, { $0.name(Scene.KeyboardMode.self) }, { $0.keyboardMode = $1 }),
      KeyCase("textScale", 0.3, { $0.pickNumber([0.8, 1, 1.25, 2]) }, { $0.traits.textScale = $1 }),
      KeyCase("language", 0.2, { $0.language() }, { $0.traits.language = $1 }),
      KeyCase("safeArea", 0.2, { $0.insets(0...9) }, { $0.traits.safeAreaInsets = $1 }),
    ]
  }

  /// Keys that a step cannot set: they identify the layer, or are constant.
  static let keysOfMaking: Set<String> = ["type", "name", "style", "barPosition", "pages"]

  private static func step(_ maker: Maker, _ layers: [PlannedLayer]) -> (layer: String, setting: Setting<Layer>)? {
    let layer = maker.pick(layers)
    let cases = KeyCase.all(ofType: layer.type).filter {
      switch $0.key {
      case "textStyle": layer.isLabel || layer.type != "text"
      case "covers", "accessibilityLabelledBy": !maker.names.isEmpty
      case "pages": false
      default: true
      }
    }
    // Keys of the layer's own type half of the time, with equal shares.
    let own = Set(KeyCase.ofType(layer.type).map(\.key))
    let ofType = cases.filter { own.contains($0.key) }
    let keyCase = maker.pick(ofType.isEmpty || maker.chance(0.5) ? cases : ofType)
    let used = maker.usedKeys
    maker.usedKeys = []
    let setting = maker.make(keyCase, ofType: layer.type)
    let key = maker.usedKeys.first { $0.hasPrefix("layer") && $0.hasSuffix(".\(keyCase.key)") } ?? ""
    maker.usedKeys = used.union(["set " + key])
    return (layer.name, setting)
  }

  /// The scene from code, with each step done and ticked.
  ///
  /// - Parameter change: Called before the first tick.
  func make(_ textContext: TextContext, change: (Scene) -> Void = { _ in }) throws -> Scene {
    let code = CodeScene(files: files, scale: scale, theme: theme)
    let root = Layer()
    root.frame = Rect(origin: .zero, size: size)
    for layer in layers { root.addSublayer(try layer.make(code)) }
    let scene = Scene(root: root, size: size, scale: scale, textContext: textContext)
    scene.onProblem = { _ in }
    // A scene of a file has its layout whole in each frame.
    scene.finishesLayout = true
    scene.theme = theme
    try settings.apply(to: scene, code)
    change(scene)
    scene.tick(at: 0)
    for (name, setting) in steps {
      if let layer = code.layers[name] { try setting.apply(layer, code) }
      scene.tick(at: 0)
    }
    // A script ends with a frame of what is pending still.
    scene.tick(at: 0)
    kept.append(code)
    return scene
  }

  /// The data sources of tables, which do not retain them.
  private let kept = Kept()

  private final class Kept {
    private var scenes: [CodeScene] = []

    func append(_ scene: CodeScene) { scenes.append(scene) }
  }

  /// The scene from the file, after its script.
  func load() throws -> (loaded: LoadedScene, pixels: [UInt32]) {
    let folder = SceneFolder(ofFile: files.folder["scene.yaml"])
    let loaded = try SceneFile(Array(text.utf8), name: "scene", folder: folder).load()
    loaded.onProblem = { _ in }
    let runner = try ScriptRunner(loaded)
    try runner.run()
    return (loaded, runner.surface.pixels())
  }
}

extension Maker {
  fileprivate func pickNumber(_ numbers: [Double]) -> Written<Double> {
    let number = pick(numbers)
    return Written(number.text, number)
  }
}
