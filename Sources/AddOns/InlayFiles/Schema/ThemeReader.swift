import InlayGraphics
import InlayLayers
import InlayLists

/// A theme during the application of a file's keys.
final class ThemeReader {
  var theme: Theme
  /// The theme's colours, outside the theme until all keys are set: each change inside would copy the table.
  var colors: [ColorToken: Color]
  let images: [Int32: [Image]]
  let decorations: [Decoration]

  /// - Parameters:
  ///   - images: The images that the file names, by the index of their values.
  ///   - decorations: The decorations that the file may name.
  init(_ theme: Theme, images: [Int32: [Image]], decorations: [Decoration]) {
    self.theme = theme
    self.decorations = decorations
    self.images = images
    colors = theme.colors
  }

  /// Sets the library's colours and the theme's own.
  func setColors(_ value: Value) {
    ObjectSpec.themeColors.apply(value, to: self)
    let known = Set(Theme.tokenNames)
    // The first value of a repeated key counts; the repetition is an error.
    for (key, value) in value.entries.reversed() {
      if let name = key.scalar, !known.contains(name), let color = value.themeColor {
        colors[ColorToken(name)] = color
      }
    }
  }

  /// A colour of the file for a property: fixed, a token, or a new token for a colour with several appearances, whose
  /// name none of the file's own colours can have.
  func color(_ value: Value, named name: String) -> Color {
    guard case .object = value.content, let color = value.themeColor else { return value.color ?? .clear }
    let token = Self.token(name)
    colors[token] = color
    return .token(token)
  }

  fileprivate static func token(_ name: String) -> ColorToken { ColorToken(":" + name) }

  func setGradient(_ value: Value?) {
    let colors = value?.elements.enumerated().map { color($1, named: "backgroundGradient.\($0)") } ?? []
    theme.backgroundGradient = colors.isEmpty ? nil : colors
  }

  func setCategories(_ value: Value) {
    var categories = theme.categories
    for (key, value) in value.entries {
      guard let name = key.scalar else { continue }
      let part = ThemePart(self, "category.\(name)", categories[name] ?? Theme.Category())
      ObjectSpec.category.apply(value, to: part)
      categories[name] = part.value
    }
    theme.categories = categories
  }

  func setStyle(_ name: TextStyle, _ value: Value) {
    let part = ThemePart(self, "textStyle.\(name.rawValue)", theme.textAttributes[name])
    ObjectSpec.textStyle.apply(value, to: part)
    theme.textAttributes[name] = part.value
  }
}

/// A value of a theme with its own colours.
final class ThemePart<Value> {
  var value: Value
  private let reader: ThemeReader
  private let name: String

  /// - Parameter name: The prefix of its colours' tokens.
  init(_ reader: ThemeReader, _ name: String, _ value: Value) {
    self.reader = reader
    self.name = name
    self.value = value
  }

  func color(_ color: InlayFiles.Value, named key: String) -> Color {
    reader.color(color, named: "\(name).\(key)")
  }

  /// A colour as a token; a fixed colour gets a new token.
  func token(_ color: InlayFiles.Value) -> Color {
    let color = reader.color(color, named: name)
    if case .token = color { return color }
    let token = ThemeReader.token(name)
    reader.colors[token] = color
    return .token(token)
  }
}

extension Value {
  /// A colour without tokens, or one for each appearance.
  var themeColor: Color? {
    guard case .object = content else { return Form<RGBColor>.fixedColor.read(self).map(Color.fixed) }
    return has("light") ? ObjectSpec.appearances.applied(self, to: WrittenAppearances()).color : nil
  }
}

/// A color for each appearance, as an object of a file gives it.
struct WrittenAppearances {
  var light = RGBColor.clear
  var dark: RGBColor?
  var highContrastLight: RGBColor?
  var highContrastDark: RGBColor?

  var color: Color {
    Color(
      light: .fixed(light), dark: dark.map(Color.fixed), highContrastLight: highContrastLight.map(Color.fixed),
      highContrastDark: highContrastDark.map(Color.fixed))
  }
}
