/// The keys of an on-screen keyboard, as data: three rows of characters for each page. A row's keys are its characters.
///
/// Where letters have capitals, the keyboard has a key for them.
public struct KeyboardLayout: Hashable, Sendable {
  let name: String
  let letters: [String]
  public var digits = ["1234567890", "-/:;()€&@\"", ".,?!'"]
  public var symbols = ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"]
  /// Capitals that differ from those of Unicode.
  public var capitals: [String: String] = [:]
  /// On the key that shows the letters.
  public var lettersLabel = "ABC"
  /// On the key that enters a space.
  public var spaceLabel = "space"
  /// On the key that ends a line.
  public var returnLabel = "return"

  /// - Parameters:
  ///   - name: In its own language.
  ///   - letters: The rows of the first page.
  public init(name: String, letters: [String]) {
    self.name = name
    self.letters = letters
  }

  public static let english = KeyboardLayout(name: "English", letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])

  public static let german = {
    var german = KeyboardLayout(name: "Deutsch", letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"])
    german.capitals = ["ß": "ẞ"]
    (german.spaceLabel, german.returnLabel) = ("Leerzeichen", "Return")
    return german
  }()

  public static let french = {
    var french = KeyboardLayout(name: "Français", letters: ["azertyuiop", "qsdfghjklm", "wxcvbnéè"])
    (french.spaceLabel, french.returnLabel) = ("espace", "retour")
    return french
  }()

  public static let arabic = {
    var arabic = KeyboardLayout(name: "العربية", letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ئءؤرىةوزظد"])
    arabic.digits = ["١٢٣٤٥٦٧٨٩٠", "-/:؛()€&@\"", ".،؟!'"]
    (arabic.lettersLabel, arabic.spaceLabel, arabic.returnLabel) = ("أبج", "مسافة", "إدخال")
    return arabic
  }()
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
