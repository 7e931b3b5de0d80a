import InlayGraphics
import InlayText

/// The surroundings of a scene.
public struct Traits: Hashable, Sendable {
  /// The light or dark look, with or without high contrast; `light` by default.
  public var appearance: Appearance
  /// The reading direction; nil is that of `language`.
  public var direction: LayoutDirection?
  /// `direction`, or that of `language`; left to right without one.
  public var effectiveDirection: LayoutDirection { direction ?? languageDirection }
  /// The direction of the language; left to right without one.
  private var languageDirection = LayoutDirection.leftToRight
  /// The horizontal space; nil follows the scene's width: `compact` when it is less than `Scene.compactWidth`.
  public var sizeClass: SizeClass?
  /// `sizeClass`, or that of the scene with these traits; `regular` without a scene.
  public var effectiveSizeClass: SizeClass { sizeClass ?? sceneSizeClass }
  /// The class of the scene's width, set by the scene.
  var sceneSizeClass = SizeClass.regular
  /// A factor on the sizes of themed text, 0.8...3.
  public var textScale: Double
  /// The insets, in points, of the area of the scene that the device covers.
  public var safeAreaInsets: Insets
  /// The language of texts, as a BCP 47 tag such as `ja`, `zh-Hant` or `tr`; `nil` by default. It determines Han forms,
  /// line breaks and capitals, and the direction unless that is set. Without a language each text's scripts decide. A
  /// malformed tag counts as `nil` and is reported as a problem.
  public var language: String? {
    didSet { if language != oldValue { languageDirection = LayoutDirection(language: language) } }
  }
  /// Whether the user prefers that nothing moves: animations of geometry then take place at once, while opacities and
  /// colours still change gradually.
  public var reducesMotion: Bool
  /// The level: whether this is a part above the scene, such as the content of a sheet; `base` by default.
  public var userInterfaceLevel: UserInterfaceLevel

  /// Creates traits. By default they are light, and follow the scene's width and no language.
  ///
  /// - Parameters:
  ///   - appearance: The light or dark look, with or without high contrast.
  ///   - direction: The reading direction; `nil` follows the language.
  ///   - sizeClass: The horizontal space; `nil` follows the scene's width.
  ///   - textScale: The factor on the sizes of themed texts.
  ///   - safeAreaInsets: The margins that belong to the device, in points.
  ///   - language: A tag of BCP 47; `nil` for none.
  ///   - reducesMotion: Whether only opacities and colours are animated.
  ///   - userInterfaceLevel: Whether the traits are those of a part above the scene; `base` by default.
  public init(
    appearance: Appearance = .light, direction: LayoutDirection? = nil,
    sizeClass: SizeClass? = nil, textScale: Double = 1, safeAreaInsets: Insets = .zero, language: String? = nil,
    reducesMotion: Bool = false, userInterfaceLevel: UserInterfaceLevel = .base
  ) {
    self.appearance = appearance
    self.direction = direction
    self.sizeClass = sizeClass
    self.textScale = textScale
    self.safeAreaInsets = safeAreaInsets
    self.language = language
    languageDirection = LayoutDirection(language: language)
    self.reducesMotion = reducesMotion
    self.userInterfaceLevel = userInterfaceLevel
  }
}

extension Traits: CustomStringConvertible {
  /// The properties that are not defaults, as `Traits(appearance: dark, textScale: 1.5)`.
  public var description: String {
    let standard = Traits()
    func part<Value: Equatable>(_ name: String, _ property: KeyPath<Traits, Value>) -> String? {
      self[keyPath: property] == standard[keyPath: property] ? nil : "\(name): \(self[keyPath: property])"
    }
    let parts = [
      part("appearance", \.appearance), direction.map { "direction: \($0)" }, sizeClass.map { "sizeClass: \($0)" },
      part("textScale", \.textScale), part("safeAreaInsets", \.safeAreaInsets), language.map { "language: \($0)" },
      part("reducesMotion", \.reducesMotion), part("userInterfaceLevel", \.userInterfaceLevel),
    ]
    return "Traits(\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}

/// The colours of a theme to show.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light, dark, highContrastLight, highContrastDark
}

/// Whether something is part of the scene, or is above it: sheets, alerts, popovers and menus, with their contents,
/// are elevated. In dark appearances a theme may have lighter backgrounds for these.
public enum UserInterfaceLevel: String, CaseIterable, Hashable, Sendable {
  case base, elevated
}

/// The horizontal space.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case regular, compact
}
