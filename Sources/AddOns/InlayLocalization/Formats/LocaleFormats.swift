import InlayText
import InlayViews

/// How a language writes numbers, prices, dates, times, lists and sizes, by the data of Unicode's CLDR.
///
///     label.text = label.formats.price(12.5, "EUR")
///     label.text = label.formats.time(departure)
///
/// There are tables of 24 languages and all their regions: `de-CH` has other signs than `de`. A region without a table
/// is written as its language, and another language as English. Calendars are Gregorian; time zones and the clock are
/// the app's.
public struct LocaleFormats: Hashable, Sendable {
  /// The tag of the table: `de-ch`, in lower case.
  public let tag: String

  let table: FormatTable

  /// Reads the table of a language, which takes up to some milliseconds. ``Layer/formats`` keeps it for its scene.
  ///
  /// - Parameter language: A tag of BCP 47, in any case, or a name such as `de_AT.UTF-8`; nil for English.
  public init(language: String?) {
    let (language, tag) = Self.names(of: language)
    table = FormatTable(language: language, tag: tag)
    self.tag = table.tag
  }

  public static func == (a: LocaleFormats, b: LocaleFormats) -> Bool { a.tag == b.tag }

  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }

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
