import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

/// The values of a scene in a test, as an argument of the test. A value that is `nil`, the default, stays as in the
/// scene.
public struct SnapshotVariant: Hashable, Sendable {
  /// The theme; `nil`, the default, keeps the scene's.
  public var theme: Theme?
  /// The appearance; `nil`, the default, keeps the scene's.
  public var appearance: Appearance?
  /// The layout direction; `nil`, the default, keeps the scene's, or follows a set language.
  public var direction: LayoutDirection?
  /// The factor on the sizes of themed text; `nil`, the default, keeps the scene's.
  public var textScale: Double?
  /// The language of texts, as a BCP 47 tag; `nil`, the default, keeps the scene's. The direction follows it unless one
  /// is set.
  public var language: String?
  /// The size in points; `nil`, the default, keeps the scene's. If the root layer has the scene's size, it receives the
  /// new one.
  public var size: Size?
  /// The device pixels for each point; `nil`, the default, keeps the scene's.
  public var scale: Double?

  /// Creates a variant from the values to set, none by default.
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

  /// Returns all combinations of the given values. An empty list, the default, keeps the scene's own value.
  /// O(combinations).
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

  /// The set values, such as `modern-dark-rtl-text1.5-320x480-2x`, or `standard` if there are none. Snapshots with a
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
  /// The `name`, in the reports of Swift Testing.
  public var testDescription: String { name }
}
