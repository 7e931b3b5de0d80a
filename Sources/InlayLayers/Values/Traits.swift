import InlayGraphics

/// What a scene tells everything in it about where it is shown.
public struct Traits: Hashable, Sendable {
  public var appearance: Appearance
  public var direction: LayoutDirection
  /// How much room there is from side to side: `overrideSizeClass`, or what follows from the width of the scene that has
  /// these traits, `regular` while none has. Setting it sets `overrideSizeClass`.
  public var sizeClass: SizeClass {
    get { overrideSizeClass ?? sceneSizeClass }
    set { overrideSizeClass = newValue }
  }
  /// The size class that holds whatever the scene's width is; nil follows the scene: `compact` when it is narrower than
  /// `Scene.compactWidth`.
  public var overrideSizeClass: SizeClass?
  /// What follows from the scene's width; the scene sets it.
  var sceneSizeClass = SizeClass.regular
  /// A factor on the sizes of themed text, 0.8...3.
  public var textScale: Double
  /// What the device's own furniture covers of the scene, in points from its sides.
  public var safeArea: Insets
  /// What texts are written in, as a BCP 47 tag such as `ja`, `zh-Hant` or `tr`: it decides Han forms, line breaks and
  /// capitals. Nil for what each text's scripts say. A malformed tag counts as nil and is reported as a problem.
  public var language: String?

  /// - Parameter sizeClass: Nil follows the scene's width.
  public init(
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
    sizeClass: SizeClass? = nil, textScale: Double = 1, safeArea: Insets = .zero, language: String? = nil
  ) {
    self.appearance = appearance
    self.direction = direction
    overrideSizeClass = sizeClass
    self.textScale = textScale
    self.safeArea = safeArea
    self.language = language
  }
}

/// Which of its colours a theme shows.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light, dark, highContrastLight, highContrastDark
}

/// How much room there is from side to side.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case regular, compact
}
