import InlayViews

extension LocaleFormats {
  /// The word before the last text of a list.
  public enum ListKind: Sendable { case and, or }

  /// Returns texts one after the other: `a, b, and c`. O(texts²), since each pattern is filled anew.
  ///
  /// - Parameters:
  ///   - texts: The texts, in their order.
  ///   - kind: The word before the last one; `and` by default.
  public func list(_ texts: [String], kind: ListKind = .and) -> String {
    let patterns = kind == .and ? table.and : table.or
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    let inner = texts.dropLast()
    var result = inner[0]
    for (index, text) in inner.enumerated().dropFirst() {
      result = filled(patterns[index == 1 ? 1 : 2], [result, text])
    }
    return filled(joined(patterns[inner.count == 1 ? 0 : 3], before: last), [result, last])
  }

  /// The pattern of the last text, in the form that the text's beginning asks for in Spanish and Hebrew, as in ICU.
  private func joined(_ pattern: String, before text: String) -> String {
    let start = text.lowercased()
    func begins(_ letters: String...) -> Bool { letters.contains { start.hasPrefix($0) } }
    switch language.prefix(while: { $0 != "-" }) {
    case "es" where begins("i", "í", "hi", "hí") && !begins("hia", "hie"): return pattern.replacing(" y ", with: " e ")
    case "es" where begins("o", "ó", "ho", "hó", "8"): return pattern.replacing(" o ", with: " u ")
    case "he" where text.unicodeScalars.first.map { !(0x590...0x5FF).contains($0.value) } == true:
      return pattern.replacing(" ו{1}", with: " ו-{1}")
    default: return pattern
    }
  }

  /// A pattern with texts in place of `{0}` and `{1}`.
  func filled(_ pattern: String, _ texts: [String]) -> String { Localization.format(pattern, texts) }
}
