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
      if let name = key.scalar, !known.contains(name), let color = value.color {
        colors[ColorToken(name)] = color
      }
    }
  }

  /// Sets the colour of one of the library's tokens. A file's own tint removes the inherited colours of tinted parts; so
  /// do backgrounds and labels those that follow from them. An inherited colour of highlighted texts that differs from
  /// the other texts' colour stays.
  func set(_ color: Color, of token: ColorToken) {
    for follower in token.followers where follower != .highlightedLabel || colors[follower] == colors[token] {
      colors[follower] = nil
    }
    colors[token] = color
  }

  /// A colour of the file for a property: fixed, a token, or a new token for a colour with several appearances, whose
  /// name none of the file's own colours can have.
  func color(_ value: Value, named name: String) -> Color {
    guard case .object = value.content, let color = value.color else { return value.color ?? .clear }
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
    // A tracking that the file gives stays, even if it is the inherited one of another size.
    if value.has("tracking") { theme.textAttributes[name].tracking = part.value.tracking }
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

/// A color for each appearance, as an object of a file gives it.
struct WrittenAppearances {
  var light = Color.clear
  var dark: Color?
  var highContrastLight: Color?
  var highContrastDark: Color?

  var color: Color {
    Color(light: light, dark: dark, highContrastLight: highContrastLight, highContrastDark: highContrastDark)
  }
}
