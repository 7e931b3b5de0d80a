import InlayGraphics
import InlayLayers
import InlayLists

/// A theme while a file's keys change it.
final class ThemeReader {
  var theme: Theme
  /// The theme's, taken out of it until all keys are set: each change of one of its tables copies it.
  var colors: [ColorToken: ThemeColor]
  let images: [Int32: ThemeImage]
  let decorations: DecorationRegistry

  /// - Parameters:
  ///   - images: Those that the file names, by the index of the value.
  ///   - decorations: Those that the file may name.
  init(_ theme: Theme, images: [Int32: ThemeImage], decorations: DecorationRegistry) {
    self.theme = theme
    self.decorations = decorations
    self.images = images
    colors = theme.colors
  }

  /// A colour of the file for a property that takes one: fixed, a token, or a token made for what differs by appearance.
  func color(_ value: Value, named name: String) -> LayerColor {
    guard case .object = value.content, let color = value.themeColor else { return value.color ?? .clear }
    let token = ColorToken(name)
    colors[token] = color
    return .token(token)
  }

  func setGradient(_ value: Value?) {
    let colors = value?.elements.enumerated().map { color($1, named: "backgroundGradient.\($0)") } ?? []
    theme.backgroundGradient = colors.isEmpty ? nil : ThemeGradient(colors: colors)
  }

  func setCategories(_ value: Value) {
    var categories = theme.categories
    for (key, value) in value.entries {
      guard let name = key.scalar else { continue }
      let part = ThemePart(self, "category.\(name)", categories[name] ?? ThemeCategory())
      ObjectSpec.category.apply(value, to: part)
      categories[name] = part.value
    }
    theme.categories = categories
  }

  func setStyle(_ name: TextStyleName, _ value: Value) {
    let part = ThemePart(self, "textStyle.\(name.rawValue)", theme.textStyle(name))
    ObjectSpec.textStyle.apply(value, to: part)
    theme.textStyles[name] = part.value
  }
}

/// A value of a theme that has colours of its own.
final class ThemePart<Value> {
  var value: Value
  private let reader: ThemeReader
  private let name: String

  /// - Parameter name: What the tokens of its colours begin with.
  init(_ reader: ThemeReader, _ name: String, _ value: Value) {
    self.reader = reader
    self.name = name
    self.value = value
  }

  func color(_ color: InlayFiles.Value, named key: String) -> LayerColor {
    reader.color(color, named: "\(name).\(key)")
  }

  /// A colour as a token, made where it is fixed.
  func token(_ color: InlayFiles.Value) -> ColorToken {
    switch reader.color(color, named: name) {
    case .token(let token): return token
    case .fixed(let fixed):
      reader.colors[ColorToken(name)] = ThemeColor(light: fixed)
      return ColorToken(name)
    }
  }
}

extension Value {
  /// A colour without tokens, or one for each appearance.
  var themeColor: ThemeColor? {
    guard case .object = content else { return Form<Color>.fixedColor.read(self).map { ThemeColor(light: $0) } }
    return has("light") ? ObjectSpec.appearances.applied(self, to: ThemeColor(light: .clear)) : nil
  }
}
