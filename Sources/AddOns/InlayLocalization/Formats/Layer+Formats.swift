import InlayLayers
import InlayViews

extension Layer {
  /// The number, date and list formats of the layer's language. O(1).
  public final var localeFormats: LocaleFormats {
    scene?.formats(in: effectiveTraits.language) ?? LocaleFormats(language: effectiveTraits.language)
  }
}

extension Scene {
  /// The number, date and list formats of the scene's language. O(1).
  public var localeFormats: LocaleFormats { formats(in: traits.language) }

  func formats(in language: String?) -> LocaleFormats {
    let known: KnownFormats
    if let value = environmentValues.value(of: KnownFormats.self) {
      known = value
    } else {
      known = KnownFormats()
      setEnvironmentValue(known)
    }
    return known.formats(in: language)
  }
}

/// The formats of a scene's languages.
private final class KnownFormats: EnvironmentValue {
  private var formats: [String?: LocaleFormats] = [:]

  private static let limit = 20

  func formats(in language: String?) -> LocaleFormats {
    if let known = formats[language] { return known }
    if formats.count >= Self.limit { formats.removeAll() }
    let new = LocaleFormats(language: language)
    formats[language] = new
    return new
  }
}
