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

        The \(rows.count) words that the library shows or that a screen reader speaks, with their keys.

        ## Overview

        To replace a word in one language, set `scene.localization["inlay.cancel", language: "en"] = "Not now"`, or add a text \
        with this key to your app's files. See <doc:LocalizingAnApp>. If a word contains a number, give a text for each plural \
        form. `{0}` and `{1}` are replaced by values, and a text with other numbers is refused.

        ## Keys

        | key | in English |
        |---|---|
        \(rows.joined(separator: "\n"))

        """, scenes: [])
  }
}
