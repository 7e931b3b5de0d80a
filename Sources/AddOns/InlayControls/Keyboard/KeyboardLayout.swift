/// The keys of an on-screen keyboard, as data: three rows of characters for each page. A row's keys are its characters.
public struct KeyboardLayout: Hashable, Sendable {
  /// In its own language.
  package var name: String
  package var letters: [String]
  package var digits: [String]
  package var symbols: [String]
  /// Whether letters have capitals, and the keyboard has a key for them.
  var hasCapitals: Bool
  /// Capitals that differ from those of Unicode.
  package var capitals: [String: String]
  /// On the keys that show letters and that enter spaces and line ends.
  var lettersLabel: String
  package var spaceLabel: String
  package var returnLabel: String

  public init(
    name: String, letters: [String], digits: [String] = Self.digits, symbols: [String] = Self.symbols,
    hasCapitals: Bool = true, capitals: [String: String] = [:], lettersLabel: String = "ABC", spaceLabel: String,
    returnLabel: String
  ) {
    self.name = name
    self.letters = letters
    self.digits = digits
    self.symbols = symbols
    self.hasCapitals = hasCapitals
    self.capitals = capitals
    self.lettersLabel = lettersLabel
    self.spaceLabel = spaceLabel
    self.returnLabel = returnLabel
  }

  public static let digits = ["1234567890", "-/:;()€&@\"", ".,?!'"]
  public static let symbols = ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"]

  public static let english = KeyboardLayout(
    name: "English", letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], spaceLabel: "space", returnLabel: "return")

  public static let german = KeyboardLayout(
    name: "Deutsch", letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"], capitals: ["ß": "ẞ"],
    spaceLabel: "Leerzeichen", returnLabel: "Return")

  public static let french = KeyboardLayout(
    name: "Français", letters: ["azertyuiop", "qsdfghjklm", "wxcvbnéè"], spaceLabel: "espace", returnLabel: "retour")

  public static let arabic = KeyboardLayout(
    name: "العربية", letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ئءؤرىةوزظد"],
    digits: ["١٢٣٤٥٦٧٨٩٠", "-/:؛()€&@\"", ".،؟!'"], hasCapitals: false, lettersLabel: "أبج", spaceLabel: "مسافة",
    returnLabel: "إدخال")
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

  /// A key and its width, in shares of the widest row of letters.
  struct PlacedKey: Hashable {
    var key: Key
    var start: Double
    var width: Double
  }

  /// The rows of a page from left to right, which no direction mirrors. The third row ends with the key that deletes.
  func rows(of page: Page, isShifted: Bool, hasLanguages: Bool) -> [[PlacedKey]] {
    let rows = characters(of: page)
    let columns = max(1, Double(rows.map(\.count).max() ?? 1))
    var result = rows.enumerated().map { number, characters in
      let keys = characters.map { Key.text(isShifted ? capital(of: $0) : $0) }
      return number == rows.count - 1 ? lastRow(keys, page, columns) : row(keys, columns)
    }
    result.append(bottomRow(page, columns, hasLanguages: hasLanguages))
    return result.map { row in
      row.map { PlacedKey(key: $0.key, start: $0.start / columns, width: $0.width / columns) }
    }
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

  private func bottomRow(_ page: Page, _ columns: Double, hasLanguages: Bool) -> [PlacedKey] {
    let side = columns / 4
    let page = PlacedKey(
      key: .page(page == .letters ? .digits : .letters), start: 0, width: hasLanguages ? side / 2 : side)
    let language = PlacedKey(key: .language, start: side / 2, width: side / 2)
    return (hasLanguages ? [page, language] : [page]) + [
      PlacedKey(key: .space, start: side, width: columns - 2 * side),
      PlacedKey(key: .return, start: columns - side, width: side),
    ]
  }
}
