import InlayText
import InlayViews

/// The number, price, date, time, list and size formats of a language, by the data of Unicode's CLDR.
///
///     label.text = label.localeFormats.price(12.5, currency: "EUR")
///     label.text = label.localeFormats.time(departure)
///
/// There are tables of 24 languages and all their regions: `de-CH` has other signs than `de`. A region without a table
/// has the formats of its language, and other languages have the English ones. Calendars are Gregorian. Your app
/// decides about time zones and the clock.
public struct LocaleFormats: Hashable, Sendable {
  /// The language and region of the table, as a tag in lower case: `de-ch`.
  public let language: String

  let table: FormatTable

  /// Reads the table of a language, which takes up to some milliseconds. ``Layer/localeFormats`` keeps it for its
  /// scene.
  ///
  /// - Parameter language: A BCP 47 tag, in any case, or a name such as `de_AT.UTF-8`; `nil` for English.
  public init(language: String?) {
    let names = Self.names(of: language)
    table = FormatTable(language: names.language, tag: names.tag)
    self.language = table.tag
  }

  public static func == (a: LocaleFormats, b: LocaleFormats) -> Bool { a.language == b.language }

  public func hash(into hasher: inout Hasher) { hasher.combine(language) }

  /// The name of a language's table, and that of the part for the region.
  private static func names(of language: String?) -> (language: String, tag: String) {
    guard let language, LanguageTag(spelled: language) != nil else { return ("en", "en") }
    var parts = Localization.normalized(language).split(separator: "-").map(String.init)
    let first = parts.removeFirst()
    let name = first == "nn" ? "nb" : first
    let region = parts.first { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.utf8.allSatisfy { $0 < 0x3A } }
    guard name == "zh" else { return (name, ([name] + (region.map { [$0] } ?? [])).joined(separator: "-")) }
    let isTraditional = parts.first == "hant"
    let written = isTraditional ? "zh-hant" : "zh-hans"
    return (isTraditional ? written : name, ([written] + (region.map { [$0] } ?? [])).joined(separator: "-"))
  }
}
