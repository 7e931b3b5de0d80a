import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayText

/// Limits of a scene.
extension Checker {
  /// Checks the options that replace the file's values.
  mutating func checkOptions(_ options: SceneOptions, of scene: Value) {
    let note = " (set by the options)"
    func place(_ key: String) -> Place { scene[key]?.place ?? scene.place }
    if let theme = options.theme, Theme.named(theme) == nil, !ThemeName.isPath(theme) {
      report(ThemeName.problem(with: theme) + note, at: place("theme"), .key("theme"), in: KeyTrail.root)
    }
    if let language = options.language, LanguageTag(language) == nil {
      let words = "expected \(ValueType.language.words), found the text \(language.quoted)"
      report(words + note, at: place("language"), .key("language"), in: KeyTrail.root)
    }
    let numbers = [
      ("scale", options.scale, ObjectSpec.sceneScale), ("textScale", options.textScale, ObjectSpec.sceneTextScale),
    ]
    for (key, number, range) in numbers {
      guard let number, !range.contains(number) else { continue }
      let words = "expected a number" + range.words
      report("\(words), found \(number.text)\(note)", at: place(key), .key(key), in: KeyTrail.root)
    }
    if let size = options.size,
      !(size.width > 0 && size.width.isFinite && size.height > 0)
    {
      let message = "expected two finite numbers above 0, found \(size.width.text) and \(size.height.text)"
      report(message + note, at: place("size"), .key("size"), in: KeyTrail.root)
    }
  }

  /// Checks that the canvas has pixels, and not too many.
  mutating func checkCanvas(_ settings: SceneSettings, of scene: Value, limits: SceneLimits) {
    guard settings.size.width > 0, settings.size.height > 0 else { return }
    var size = settings.size
    // The height is checked when it is known.
    if settings.fitsHeight { size.height = 1 / settings.scale }
    if let problem = canvasProblem(size, scale: settings.scale, limits: limits) {
      reportCanvas(problem, settings, of: scene)
    }
  }

  /// Gives a scene the height of its content, within the limits.
  ///
  /// - Parameter maximumParts: The number of pictures that may show it, one below the other.
  mutating func fitHeight(
    of loaded: LoadedScene, _ settings: SceneSettings, of value: Value, limits: SceneLimits, maximumParts: Int
  ) {
    let width = settings.size.width * settings.scale
    let pixels = min(Self.longestSide, Double(limits.maximumPixels) / width.rounded(.up)).rounded(.down)
    let limit = max(1, pixels) / settings.scale
    var size = settings.size
    size.height = loaded.scene.fitHeight(atMost: limit * Double(maximumParts))
    guard loaded.budgetExcess == nil, let problem = canvasProblem(size, scale: settings.scale, limits: limits) else {
      return loaded.canvasDidChange()
    }
    if size.height > limit, size.height <= limit * Double(maximumParts) {
      loaded.heightOfPart = limit
      return
    }
    var settings = settings
    settings.size = size
    reportCanvas(problem + advice(settings, limit: limit, limits), settings, of: value)
  }

  /// A size, and a scale where a readable one exists, with which content is not too high.
  ///
  /// - Parameter limit: The greatest height in points.
  private func advice(_ settings: SceneSettings, limit: Double, _ limits: SceneLimits) -> String {
    let size = settings.size
    guard size.height > limit, limit >= 1 else { return "" }
    let words = "; use a size of \(size.width.text)x\(limit.rounded(.down).text)"
    let largest = min(
      Self.longestSide / size.height, (Double(limits.maximumPixels) / (size.width * size.height)).squareRoot())
    // Heights of rows are rounded to pixels, which depend on the scale.
    let scale = (largest * 98).rounded(.down) / 100
    return scale < Self.readableScale ? words : words + " or a scale of \(scale.text)"
  }

  private static let readableScale = 0.25

  /// The problem of a canvas of a size in points; nil for none.
  func canvasProblem(_ size: Size, scale: Double, limits: SceneLimits) -> String? {
    let width = SceneSettings.pixels(size.width, scale)
    let height = SceneSettings.pixels(size.height, scale)
    let what = "the canvas has \(width.text) x \(height.text) pixels (size times scale \(scale.text))"
    if width < 1 || height < 1 { return "\(what); each side must have at least 1" }
    if max(width, height) > Self.longestSide {
      return "\(what); the maximum per side is \(Int(clamping: Self.longestSide))"
    }
    guard width * height > Double(limits.maximumPixels) else { return nil }
    return "\(what), \((width * height).text) in all; at most \(limits.maximumPixels) are allowed"
  }

  /// Cairo's limit.
  private static let longestSide = 32_767.0

  /// Reports at the size, or at the scale where a scale of 1 would be valid.
  private mutating func reportCanvas(_ message: String, _ settings: SceneSettings, of scene: Value) {
    let overrides = [
      settings.sizeIsOverridden ? "the size" : nil, settings.scaleIsOverridden ? "the scale" : nil,
    ].compactMap { $0 }
    let note = overrides.isEmpty ? "" : " (\(overrides.joined(separator: " and ")) set by the options)"
    let isSize = scene["scale"] == nil || max(settings.size.width, settings.size.height) > Self.longestSide
    let key = isSize ? "size" : "scale"
    report(message + note, at: scene[key]?.place ?? scene.place, .key(key), in: KeyTrail.root)
  }

  /// Checks the number and nesting of the layers in the file.
  mutating func checkLayers(_ layers: LayerCount, of scene: Value, limit: Int) {
    if layers.total > limit { reportLayers(layers.total, of: scene, limit: limit) }
    if let place = layers.place(deeperThan: SceneLimits.nesting) {
      let message = "layers are nested more than \(SceneLimits.nesting) levels deep here"
      report(message, at: place, .key("layers"), in: KeyTrail.root)
    }
  }

  /// Checks the number of layers, including those that tables made.
  mutating func checkTree(_ root: Layer, of scene: Value, limit: Int) {
    var waiting = [root]
    var count = -1
    while let layer = waiting.popLast() {
      count += 1
      waiting += layer.sublayers
      if let mask = layer.mask { waiting.append(mask) }
    }
    if findings.isEmpty && count > limit { reportLayers(count, of: scene, limit: limit) }
  }

  /// Reports tables and texts beyond the budget.
  mutating func checkBudget(_ builder: LayerBuilder, of scene: Value) {
    guard let excess = builder.budget.excess else { return }
    let place = excess.layer.flatMap(builder.place)
    if let table = tables.first(where: { $0.value.index == excess.table || $0.value.place == place }) {
      report(excess.message, at: table.value.place, .root, in: table.step)
    } else if let place {
      report(excess.message, at: place, .key("layers"), in: KeyTrail.root)
    } else {
      report(excess.message, at: scene["layers"]?.place ?? scene.place, .key("layers"), in: KeyTrail.root)
    }
  }

  private mutating func reportLayers(_ count: Int, of scene: Value, limit: Int) {
    report(
      "\(count) layers; at most \(limit) are allowed", at: scene["layers"]?.place ?? scene.place, .key("layers"),
      in: KeyTrail.root)
  }
}
