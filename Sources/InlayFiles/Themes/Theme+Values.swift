import InlayGraphics
import InlayLayers
import InlayLists

extension Theme {
  /// The theme with what a checked file says instead.
  func applying(
    _ file: Value, _ assets: SceneAssets, _ decorations: DecorationRegistry, name: String
  ) -> Theme {
    var theme = self
    let fileName = name.split(separator: "/").last.map(String.init) ?? name
    theme.name = file["name"]?.text ?? String(fileName.prefix { $0 != "." })
    // A file's own tint comes before the colours that it takes over for what is tinted.
    if file["colors"]?.has(ColorToken.tint.name) ?? false {
      for token in ColorToken.tinted { theme.colors[token] = nil }
    }
    for (key, value) in file["colors"]?.entries.map({ $0 }) ?? [] {
      if let key = key.scalar, let color = value.themeColor { theme.colors[ColorToken(key)] = color }
    }
    if let families = file["fonts"]?["family"]?.texts, !families.isEmpty { theme.fontFamilies = families }
    theme.fontFiles += assets.fontFiles.filter { !theme.fontFiles.contains($0) }
    for style in TextStyleName.allCases {
      if let value = file["textStyles"]?[style.rawValue] { theme.set(style, value) }
    }
    if let metrics = file["metrics"] { theme.metrics.set(metrics) }
    if let decoration = file["decoration"] { theme.set(decoration, assets, decorations) }
    // A theme is copied for each change of one of its tables, so that of many entries are taken out.
    var ownColors = theme.colors
    if file.has("backgroundGradient") {
      let colors = file.list("backgroundGradient").enumerated().map {
        Theme.color($1, named: "backgroundGradient.\($0)", in: &ownColors)
      }
      theme.backgroundGradient = colors.isEmpty ? nil : ThemeGradient(colors: colors)
    }
    var categories = theme.categories
    for (key, value) in file["categories"]?.entries.map({ $0 }) ?? [] {
      guard let key = key.scalar else { continue }
      var category = categories[key] ?? ThemeCategory()
      let parts: [(String, WritableKeyPath<ThemeCategory, LayerColor?>)] = [
        ("background", \.background), ("selected", \.selected), ("label", \.label),
      ]
      for (part, path) in parts {
        if let color = value[part] {
          category[keyPath: path] = Theme.color(color, named: "category.\(key).\(part)", in: &ownColors)
        }
      }
      categories[key] = category
    }
    theme.categories = categories
    theme.colors = ownColors
    return theme
  }

  private mutating func set(_ name: TextStyleName, _ value: Value) {
    var style = textStyle(name)
    value.set("size", \.number) { style.size = $0 }
    value.set("weight", \.integer) { style.weight = $0 }
    value.set("uppercase", \.boolean) { style.isUppercase = $0 }
    if let color = value["color"] {
      switch self.color(color, named: "textStyle.\(name.rawValue)") {
      case .token(let token): style.color = token
      case .fixed(let fixed):
        style.color = ColorToken("textStyle.\(name.rawValue)")
        colors[style.color] = ThemeColor(light: fixed)
      }
    }
    textStyles[name] = style
  }

  private mutating func set(_ value: Value, _ assets: SceneAssets, _ decorations: DecorationRegistry) {
    value.set("kind", decorations.kind) { decoration.kind = $0 }
    value.set("cornerRadius", \.number) { decoration.cornerRadius = $0 }
    value.set("inset", \.number) { decoration.inset = $0 }
    value.set("imageCaps", \.insets) { decoration.imageCaps = $0 }
    for (name, path) in ThemeRowImages.named {
      if let image = value["images"]?[name] { decoration.images[keyPath: path] = assets.themeImages[image.index] }
    }
    if let border = value["border"] {
      border.set("width", \.number) { decoration.border.width = $0 }
      if let color = border["color"] { decoration.border.color = self.color(color, named: "decoration.border") }
    }
    if let shadow = value["shadow"] {
      shadow.set("radius", \.number) { decoration.shadow.radius = $0 }
      shadow.set("offset", \.size) { decoration.shadow.offset = $0 }
      shadow.set("opacity", \.number) { decoration.shadow.opacity = $0 }
      if let color = shadow["color"] { decoration.shadowColor = self.color(color, named: "decoration.shadow") }
    }
  }

  /// A colour of the file for a property that takes one: fixed, a token, or a token made for what differs by appearance.
  private mutating func color(_ value: Value, named name: String) -> LayerColor {
    Theme.color(value, named: name, in: &colors)
  }

  private static func color(
    _ value: Value, named name: String, in colors: inout [ColorToken: ThemeColor]
  ) -> LayerColor {
    guard case .object = value.content, let color = value.themeColor else { return value.color ?? .clear }
    let token = ColorToken(name)
    colors[token] = color
    return .token(token)
  }
}

extension ThemeMetrics {
  fileprivate mutating func set(_ value: Value) {
    for (name, path) in ThemeLengths.all { value.set(name, \.number) { self[keyPath: path] = $0 } }
    if value.has("maximumWidth") { maximumWidth = value["maximumWidth"]?.number }
    if value.has("headerTextInset") { headerTextInset = value["headerTextInset"]?.number }
    value.set("switchSize", \.size) { switchSize = $0 }
  }
}

extension Value {
  /// A colour without tokens, or one for each appearance.
  fileprivate var themeColor: ThemeColor? {
    guard case .object = content else { return fixedColor.map { ThemeColor(light: $0) } }
    return self["light"]?.fixedColor.map {
      ThemeColor(
        light: $0, dark: self["dark"]?.fixedColor, highContrastLight: self["highContrastLight"]?.fixedColor,
        highContrastDark: self["highContrastDark"]?.fixedColor)
    }
  }

  private var fixedColor: Color? {
    if case .fixed(let color) = color { color } else { nil }
  }
}
