import InlayLists

/// The keys of an on-screen keyboard, as data: three rows of characters for each page. Each character is a key.
///
/// If letters have capitals, the keyboard has a Shift key.
public struct KeyboardLayout: Hashable, Sendable {
  /// The name in the layout's own language.
  let name: String
  /// The language of the words on the keys, as a tag of BCP 47; nil for the scene's.
  let language: String?
  let letters: [String]
  /// The rows of the second page: digits and common signs, by default those of an English telephone.
  public var digits = ["1234567890", "-/:;()€&@\"", ".,?!'"]
  /// The rows of the third page: other signs, by default those of an English telephone.
  public var symbols = ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"]
  /// The capitals that differ from those of Unicode, by their letters; none by default.
  public var capitals: [String: String] = [:]
  /// The characters without a key of their own, by the character whose key offers them when it is held: "e" has "éèêë".
  /// The default has the Latin letters with accents that many languages use.
  public var alternatives: [String: String]
  /// The sign between the whole part of a number and its decimals, "." by default.
  public var decimalSeparator = "."
  /// The label of the key that shows the letters, "ABC" by default.
  public var lettersLabel = "ABC"

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - name: The layout's name, in its own language.
  ///   - letters: The rows of the first page.
  ///   - language: The language of the words on the keys, as a BCP 47 tag; `nil`, the default, for the scene's.
  public init(name: String, letters: [String], language: String? = nil) {
    self.name = name
    self.letters = letters
    self.language = language
    alternatives = Self.commonAlternatives
  }

  static let english = KeyboardLayout(
    name: "English", letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], language: "en")
}

extension KeyboardLayout {
  enum Page: Hashable {
    case letters, digits, symbols
  }

  enum Key: Hashable {
    case text(String)
    case shift, delete, space, `return`
    case page(Page)
    /// The next layout.
    case language
  }

  /// A key and its position: from the left in shares of the keyboard's width, from the top in rows.
  struct PlacedKey: Hashable {
    var key: Key
    var start: Double
    var width: Double
    var row = 0
    var rowCount = 1
  }

  /// The keys of a page from left to right, row by row, which no direction mirrors. The third row ends with the key
  /// that deletes.
  func keys(
    of page: Page, for type: TextInputTraits.KeyboardType = .text, isShifted: Bool, hasLanguages: Bool
  ) -> [PlacedKey] {
    if let pad = NumberPad(type, decimalSeparator) { return pad.keys }
    let rows = characters(of: page)
    let columns = max(1, Double(rows.map(\.count).max() ?? 1))
    var result = rows.enumerated().map { number, characters in
      let keys = characters.map { Key.text(isShifted ? capital(of: $0) : $0) }
      return number == rows.count - 1 ? lastRow(keys, page, columns) : row(keys, columns)
    }
    result.append(bottomRow(page, columns, type, hasLanguages: hasLanguages))
    return result.enumerated().flatMap { number, row in
      row.map { PlacedKey(key: $0.key, start: $0.start / columns, width: $0.width / columns, row: number) }
    }
  }

  /// Returns the characters that a held key offers beside its own, with capitals if that is one.
  func alternatives(to character: String) -> [String] {
    if let found = alternatives[character] { return found.map(String.init) }
    let small = character.lowercased()
    guard small != character, let found = alternatives[small] else { return [] }
    // Some letters have a capital of two, which is not one to enter.
    return found.map { capital(of: String($0)) }.filter { $0.count == 1 }
  }

  private func characters(of page: Page) -> [[String]] {
    let rows: [String] =
      switch page {
      case .letters: letters
      case .digits: digits
      case .symbols: symbols
      }
    return rows.map { $0.map(String.init) }
  }

  /// Whether all that is written in English can be.
  var isLatin: Bool { letters.joined().contains("q") }

  /// Whether letters become syllables.
  var isHangul: Bool { letters.joined().contains { HangulSyllable.isLetter(String($0)) } }

  private var hasCapitals: Bool { letters.joined().contains { capital(of: String($0)) != String($0) } }

  private func capital(of character: String) -> String { capitals[character] ?? character.uppercased() }

  /// Keys of one width in the middle of a row.
  private func row(_ keys: [Key], _ columns: Double) -> [PlacedKey] {
    let start = (columns - Double(keys.count)) / 2
    return keys.enumerated().map { PlacedKey(key: $1, start: start + Double($0), width: 1) }
  }

  /// Keys between a wider one that changes the others, if there is one, and the one that deletes.
  private func lastRow(_ keys: [Key], _ page: Page, _ columns: Double) -> [PlacedKey] {
    let first: Key? =
      switch page {
      case .letters: hasCapitals ? .shift : nil
      case .digits: .page(.symbols)
      case .symbols: .page(.digits)
      }
    let (count, ends) = (max(1, Double(keys.count)), first == nil ? 1.0 : 2)
    let end = max(0.5, min(1.5, (columns - count) / ends))
    let width = (columns - end * ends) / count
    let start = first == nil ? 0 : end
    var row = first.map { [PlacedKey(key: $0, start: 0, width: end)] } ?? []
    row += keys.enumerated().map { PlacedKey(key: $1, start: start + Double($0) * width, width: width) }
    row.append(PlacedKey(key: .delete, start: columns - end, width: end))
    return row
  }

  /// Space, between the keys of pages and languages and the one that ends a line. Addresses have two signs before and
  /// after a shorter one.
  private func bottomRow(
    _ page: Page, _ columns: Double, _ type: TextInputTraits.KeyboardType, hasLanguages: Bool
  ) -> [PlacedKey] {
    let side = columns / 4
    let pageKey = PlacedKey(
      key: .page(page == .letters ? .digits : .letters), start: 0, width: hasLanguages ? side / 2 : side)
    let language = PlacedKey(key: .language, start: side / 2, width: side / 2)
    let signs: [String] =
      switch type {
      case .email where page == .letters: ["@", "."]
      case .url where page == .letters: ["/", "."]
      default: []
      }
    let sign = signs.isEmpty ? 0 : columns / 10
    var row = hasLanguages ? [pageKey, language] : [pageKey]
    if let first = signs.first { row.append(PlacedKey(key: .text(first), start: side, width: sign)) }
    row.append(PlacedKey(key: .space, start: side + sign, width: columns - 2 * side - 2 * sign))
    if let last = signs.last { row.append(PlacedKey(key: .text(last), start: columns - side - sign, width: sign)) }
    row.append(PlacedKey(key: .return, start: columns - side, width: side))
    return row
  }
}

/// The digits as on a telephone, beside the keys that delete and end a line. They are those of programs in every
/// language: what is entered is read by one.
private struct NumberPad {
  let keys: [KeyboardLayout.PlacedKey]

  init?(_ type: TextInputTraits.KeyboardType, _ decimalSeparator: String) {
    let signs: [String?]
    switch type {
    case .digits: signs = [nil, "0", nil]
    case .number: signs = ["-", "0", nil]
    case .decimal: signs = ["-", "0", decimalSeparator]
    case .phone: signs = ["+", "0", "#"]
    case .pin: signs = [nil, "0", nil]
    case .text, .email, .url, .password: return nil
    }
    let rows: [[String?]] = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], signs]
    var keys: [KeyboardLayout.PlacedKey] = []
    for (number, row) in rows.enumerated() {
      for (column, text) in row.enumerated() {
        guard let text else { continue }
        keys.append(.init(key: .text(text), start: Double(column) / 4, width: 0.25, row: number))
      }
    }
    keys.append(.init(key: .delete, start: 0.75, width: 0.25, row: 0, rowCount: 2))
    keys.append(.init(key: .return, start: 0.75, width: 0.25, row: 2, rowCount: 2))
    self.keys = keys
  }
}
