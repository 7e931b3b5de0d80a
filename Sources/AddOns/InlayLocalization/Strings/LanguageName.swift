/// A language's name, read as the name of a folder or a tag.
package struct LanguageName {
  private let language: String
  private let script: String?
  /// The region, and what follows it.
  private let rest: [String]

  /// - Parameter name: Parts separated by hyphens or underlines, in any case, or the English name of a language.
  package init(_ name: String) {
    var parts = name.split { $0 == "-" || $0 == "_" }.prefix(8).map { $0.lowercased() }
    let first = parts.isEmpty ? "" : parts.removeFirst()
    language = Self.oldNames[first] ?? first
    script = parts.first?.utf8.count == 4 ? parts.removeFirst().capitalizedFirst : nil
    rest = parts.enumerated().map {
      $0.offset == 0 && $0.element.utf8.count == 2 ? $0.element.uppercased() : $0.element
    }
  }

  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl", "spanish": "es",
    "portuguese": "pt", "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi", "japanese": "ja",
    "korean": "ko", "no": "nb", "iw": "he", "in": "id", "ji": "yi",
  ]

  package var tag: String { ([language] + (script.map { [$0] } ?? []) + rest).joined(separator: "-") }

  /// The script that is written or, of Chinese, follows from the region.
  private var effectiveScript: String? {
    if script != nil || language != "zh" { return script }
    return ["TW", "HK", "MO"].contains(rest.first) ? "Hant" : "Hans"
  }

  /// The tags whose texts serve this language, the nearest first: its own one, its parents, and of Chinese the names
  /// that stood for scripts before there were any.
  package var candidates: [String] {
    var tags = [tag]
    let scripts = effectiveScript.map { [[$0], []] } ?? [[]]
    for count in stride(from: rest.count, to: 0, by: -1) {
      for script in scripts { tags.append(([language] + script + rest.prefix(count)).joined(separator: "-")) }
    }
    if let script = effectiveScript { tags.append(language + "-" + script) }
    if language == "zh" { tags.append(effectiveScript == "Hant" ? "zh-TW" : "zh-CN") }
    return tags + [language]
  }

  /// Whether this is the other's language in the same script, perhaps of another region.
  package func isForm(of other: LanguageName) -> Bool {
    language == other.language && (effectiveScript == other.effectiveScript || other.effectiveScript == nil)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
