import Inlay

/// The page of the library's words.
enum WordPage {
  static var page: Page {
    let words = Localization.standard
    let rows = Localization.libraryKeys.map { key in
      let forms = words[key, language: "en"]?.forms.sorted { $0.key.rawValue < $1.key.rawValue } ?? []
      return "| `\(key)` | \(forms.map(\.value).joined(separator: "; ")) |"
    }
    return Page(
      name: "WordReference",
      text: """
        # Words

        The \(rows.count) words that the library shows or says, by their keys in a scene's table of words.

        ## Overview

        `scene.localization["inlay.cancel", language: "en"] = "Not now"` replaces a word in one language, and so does a text \
        with this key in the files of an app: see <doc:WordsOfAnApp>. A word with a number has a text for each plural form, \
        and `{0}`, `{1}` stand for what is inserted: a text with others is refused.

        ## Keys

        | key | in English |
        |---|---|
        \(rows.joined(separator: "\n"))

        """, scenes: [])
  }
}
