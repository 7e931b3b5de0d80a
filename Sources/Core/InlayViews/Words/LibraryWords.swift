/// The texts of the library's words. Those of a language are read when it is used first. `make` writes them, and
/// `Word`, to the folder Generated, from the files of the folder Texts.
enum LibraryWords {
  /// Reads the texts of a language: those of all words in their order, with a bar between two, and the plural forms of
  /// a word with a tilde between two.
  static func read(_ forms: [Localization.Plural], _ texts: String) -> [String: Localization.Text] {
    var read: [String: Localization.Text] = [:]
    for (word, text) in zip(Word.allCases, texts.utf8.split(separator: UInt8(ascii: "|"))) {
      let patterns = text.split(separator: UInt8(ascii: "~")).map { String(Substring($0)) }
      read[word.key] = Localization.Text(
        patterns.count == 1 ? [.other: patterns[0]] : Dictionary(zip(forms, patterns)) { $1 })
    }
    return read
  }
}
