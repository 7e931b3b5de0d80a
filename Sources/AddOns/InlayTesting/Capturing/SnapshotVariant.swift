import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

/// Values of a scene to test it with, as arguments of a test. Nil leaves the scene's own.
public struct SnapshotVariant: Hashable, Sendable {
  public var theme: Theme?
  public var appearance: Appearance?
  public var direction: LayoutDirection?
  public var textScale: Double?
  /// A BCP 47 tag; the direction follows it unless one is set.
  public var language: String?
  /// In points. A root layer of the scene's size gets it too.
  public var size: Size?
  /// Device pixels for each point.
  public var scale: Double?

  public init(
    theme: Theme? = nil, appearance: Appearance? = nil, direction: LayoutDirection? = nil, textScale: Double? = nil,
    language: String? = nil, size: Size? = nil, scale: Double? = nil
  ) {
    self.theme = theme
    self.appearance = appearance
    self.direction = direction
    self.textScale = textScale
    self.language = language
    self.size = size
    self.scale = scale
  }

  /// All combinations. An empty list leaves the scene's own value.
  public static func matrix(
    themes: [Theme] = [], appearances: [Appearance] = [], directions: [LayoutDirection] = [],
    textScales: [Double] = [], languages: [String] = [], sizes: [Size] = [], scales: [Double] = []
  ) -> [SnapshotVariant] {
    func combined<Value>(
      _ variants: [SnapshotVariant], _ path: WritableKeyPath<SnapshotVariant, Value?>, _ values: [Value]
    ) -> [SnapshotVariant] {
      values.isEmpty
        ? variants
        : variants.flatMap { variant in
          values.map { value in
            var variant = variant
            variant[keyPath: path] = value
            return variant
          }
        }
    }
    var variants = combined([SnapshotVariant()], \.theme, themes)
    variants = combined(variants, \.appearance, appearances)
    variants = combined(variants, \.direction, directions)
    variants = combined(variants, \.textScale, textScales)
    variants = combined(variants, \.language, languages)
    variants = combined(variants, \.size, sizes)
    return combined(variants, \.scale, scales)
  }

  /// The values that are set, such as `modern-dark-rtl-text1.5-320x480-2x`; `standard` without any. Snapshots with a
  /// variant have it in their names.
  public var name: String {
    let values: [String?] = [
      theme?.name, appearance?.rawValue, direction.map { $0 == .leftToRight ? "ltr" : "rtl" },
      textScale.map { "text\($0.text)" }, language, size.map { "\($0.width.text)x\($0.height.text)" },
      scale.map { "\($0.text)x" },
    ]
    let parts = values.compactMap { $0 }
    return parts.isEmpty ? "standard" : parts.joined(separator: "-")
  }

  func applySettings(to scene: Scene) {
    if let theme { scene.theme = theme }
    var traits = scene.traits
    traits.appearance = appearance ?? traits.appearance
    traits.direction = direction ?? traits.direction
    traits.language = language ?? traits.language
    traits.textScale = textScale ?? traits.textScale
    scene.traits = traits
    if let scale { scene.scale = scale }
    guard let size, size != scene.size else { return }
    if scene.root.frame == Rect(origin: .zero, size: scene.size) {
      scene.root.frame = Rect(origin: .zero, size: size)
    }
    scene.size = size
  }
}

extension SnapshotVariant: CustomStringConvertible, CustomTestStringConvertible {
  public var description: String { name }
  public var testDescription: String { name }
}
