import InlayViews

/// The table of a language, with that of a region over it.
///
/// A line of a table is a key, `=` and texts between bars; a part begins with its tag in brackets, followed by that of
/// the part below it where the tag does not tell.
final class FormatTable: Sendable {
  let tag: String
  /// The digit 0.
  let zero: Unicode.Scalar
  let symbols: Symbols
  /// Numbers with fewer digits before a group than these are not grouped.
  let minimumGrouping: Int
  let number, percent, price: NumberPattern
  let currencies: [String: String]
  /// Names of months, and of days from Sunday on: wide and short ones in dates, then as they stand alone.
  let months, days: [[String]]
  let noons: [String]
  /// The formats by style, short ones first.
  let dates, times, moments: [String]
  /// The formats with 12 hours, short and medium, and with 24.
  let clocks: [String]
  /// The names of parts of the day by their first hours.
  let periods: [(hour: Int, name: String)]
  let midnight: String?
  /// Days from the one before yesterday on; empty for those without a name.
  let near: [String]
  let future, past: PluralText
  /// The texts that join two elements, the first two, those between and the last two.
  let and, or: [String]
  /// The units from bytes to petabytes.
  let bytes: [PluralText]

  struct Symbols: Sendable {
    let decimal, group, minus, percent, infinity, nan, priceDecimal, priceGroup: String
  }

  init(language: String, tag: String) {
    let known = FormatTables.table(language).map { (language, $0) } ?? ("en", FormatTables.en)
    let (name, lines) = Self.lines(of: tag, in: known.1, language: known.0)
    func texts(_ key: String, _ count: Int) -> [String] {
      let bar = UInt8(ascii: "|")
      let found =
        lines[key]?.utf8.split(separator: bar, omittingEmptySubsequences: false).map { String(Substring($0)) } ?? []
      return found + Array(repeating: "", count: max(0, count - found.count))
    }
    self.tag = name
    zero = texts("digits", 1)[0].unicodeScalars.first ?? "0"
    let signs = texts("symbols", 8)
    symbols = Symbols(
      decimal: signs[0], group: signs[1], minus: signs[2], percent: signs[3], infinity: signs[4], nan: signs[5],
      priceDecimal: signs[6], priceGroup: signs[7])
    minimumGrouping = Int(texts("grouping", 1)[0]) ?? 1
    let patterns = texts("patterns", 3).map(NumberPattern.init)
    (number, percent, price) = (patterns[0], patterns[1], patterns[2])
    currencies = Dictionary(texts("currencies", 0).map { ($0.head, $0.tail) }) { $1 }
    months = ["months", "shortMonths", "monthsAlone", "shortMonthsAlone"].map { texts($0, 12) }
    days = ["days", "shortDays", "daysAlone", "shortDaysAlone"].map { texts($0, 7) }
    noons = texts("noons", 2)
    (dates, times, moments, clocks) = (texts("dates", 4), texts("times", 2), texts("moments", 4), texts("clocks", 4))
    let parts = texts("periods", 0).map { ($0.head, $0.tail) }
    periods = parts.compactMap { part in Int(part.0).map { ($0, part.1) } }
    midnight = parts.first { $0.0 == "midnight" }?.1
    near = texts("near", 5)
    let plurals = String(name.prefix { $0 != "-" })
    (future, past) = (
      PluralText(texts("future", 1)[0], language: plurals), PluralText(texts("past", 1)[0], language: plurals)
    )
    (and, or) = (texts("and", 4), texts("or", 4))
    bytes = texts("bytes", 6).map { PluralText($0, language: plurals) }
  }

  /// The lines of a part over those of the parts below it, and the tag of the part that was found. One pass over the
  /// bytes of the table finds the parts.
  private static func lines(of tag: String, in table: String, language: String) -> (String, [String: Substring]) {
    var parts: [String: (below: String, lines: Range<Int>)] = [:]
    let all = table.utf8.split(separator: UInt8(ascii: "\n"))
    var starts = all.indices.filter { all[$0].first == UInt8(ascii: "[") }
    starts.append(all.count)
    for (start, end) in zip(starts, starts.dropFirst()) {
      let head = all[start].dropFirst().split(separator: UInt8(ascii: "]")).map { String(Substring($0)) }
      let shorter = head[0].utf8.lastIndex(of: UInt8(ascii: "-")).map { String(head[0][..<$0]) } ?? ""
      parts[head[0]] = (head.count > 1 ? String(head[1].dropFirst()) : shorter, start + 1..<end)
    }
    let found = parts[tag] == nil ? language : tag
    var chain: [Range<Int>] = []
    var next = found
    while let part = parts[next] {
      chain.append(part.lines)
      next = part.below
    }
    var lines: [String: Substring] = [:]
    for line in chain.reversed().joined().lazy.map({ all[$0] }) {
      let key = line.prefix { $0 != UInt8(ascii: "=") }
      lines[String(Substring(key))] = Substring(line.dropFirst(key.count + 1))
    }
    return (found, lines)
  }
}

/// A text in the plural forms of a language: `one:text;other:text`, or a text for all numbers.
struct PluralText: Sendable {
  private let text: Localization.Text
  private let language: String

  init(_ written: String, language: String) {
    self.language = language
    var forms: [Localization.Plural: String] = [:]
    for part in written.split(separator: ";") {
      let colon = part.firstIndex(of: ":")
      let form = colon.flatMap { Localization.Plural(rawValue: String(part[..<$0])) }
      forms[form ?? .other] = form == nil ? written : colon.map { String(part[$0...].dropFirst()) }
    }
    text = Localization.Text(forms)
  }

  /// - Parameter count: Nil for a number with decimals.
  func text(for count: Int?, _ number: String) -> String {
    Localization.format(text.pattern(for: count, in: language), [number])
  }
}

extension String {
  /// The text before the first space, and that behind it.
  fileprivate var head: String { String(Substring(utf8.prefix { $0 != UInt8(ascii: " ") })) }
  fileprivate var tail: String { String(Substring(utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst())) }
}
