import InlayLayers
import InlayViews

extension Layer {
  /// Returns the app's text for a key, from the scene's ``Scene/localization`` and in the language of the layer.
  ///
  ///     label.text = label.localized("departures", 3, "Berlin")
  ///
  /// When the language or the texts change, `environmentDidChange()` is called. If a key has no text in the language,
  /// it is reported once to the scene's `onProblem`, and the English text is shown, or else the key.
  ///
  /// - Parameters:
  ///   - key: The key, or the `msgid` of gettext.
  ///   - context: The `msgctxt` of gettext, which distinguishes equal keys; none by default.
  ///   - arguments: The values for `{0}`, `{1}` and so on. The first whole number selects the plural form, unless a
  ///     `.stringsdict` file names another.
  public final func localized(_ key: String, context: String? = nil, _ arguments: any LocalizedArgument...) -> String {
    effectiveLocalization.text(key, context, arguments, localeFormats, effectiveTraits.language) {
      scene?.tell($0, $1, in: self)
    }
  }
}

extension Scene {
  /// Returns the app's text for a key in the language of the scene, as ``Layer/localized(_:context:_:)`` of a layer.
  public func localized(_ key: String, context: String? = nil, _ arguments: any LocalizedArgument...) -> String {
    localization.text(key, context, arguments, localeFormats, traits.language) { tell($0, $1, in: root) }
  }

  fileprivate func tell(_ key: String, _ message: String, in layer: Layer) {
    let reported: ReportedKeys
    if let known = environmentValues.value(of: ReportedKeys.self) {
      reported = known
    } else {
      reported = ReportedKeys()
      setEnvironmentValue(reported)
    }
    if reported.isNew(key) { report(message, in: layer) }
  }
}

extension Localization {
  /// Returns the app's text for a key in a language, for texts outside scenes. A missing text is not reported.
  ///
  /// - Parameters:
  ///   - key: The key, or the `msgid` of gettext.
  ///   - context: The `msgctxt` of gettext, which distinguishes equal keys; none by default.
  ///   - arguments: The values for `{0}`, `{1}` and so on.
  ///   - language: A BCP 47 tag; `nil` for English.
  public func localized(
    _ key: String, context: String? = nil, _ arguments: any LocalizedArgument..., in language: String?
  ) -> String {
    text(key, context, arguments, LocaleFormats(language: language), language) { _, _ in }
  }

  /// - Parameter tell: Called with a key that has no text in the language, and a message.
  fileprivate func text(
    _ key: String, _ context: String?, _ arguments: [any LocalizedArgument], _ formats: LocaleFormats,
    _ language: String?, tell: (String, String) -> Void
  ) -> String {
    let values = arguments.map { TextArgument($0, in: formats) }
    let texts = values.map(\.text)
    let full = context.map { $0 + "\u{4}" + key } ?? key
    let found = text(full, for: values.map(\.pluralCount), texts, in: language)
    let wanted = language ?? "en"
    let isForeign = found?.tag == "en" && !wanted.lowercased().hasPrefix("en")
    if found == nil && !keysAreTexts {
      tell(full, "the key \"\(key)\" has no text in any language; the key itself is shown")
    } else if found == nil || isForeign, isTranslated(into: language) {
      // A language that the app does not have would tell of all its keys.
      let shown = isForeign ? "the English text" : "the key itself"
      tell(full + "\0" + wanted, "the key \"\(key)\" has no text in \(wanted); \(shown) is shown")
    }
    if let found { return found.text }
    return keysAreTexts ? Self.format(FormatText(key).pattern(), texts) : key
  }
}

/// The keys without a text that a scene reported.
private final class ReportedKeys: EnvironmentValue {
  private var keys: Set<String> = []

  private static let limit = 1000

  func isNew(_ key: String) -> Bool { keys.count < Self.limit && keys.insert(key).inserted }
}
