import InlaySystem

/// The languages of a bundle, by the names of its `.lproj` folders.
struct BundleLanguages {
  /// In alphabetical order.
  let tags: [String]
  /// Folders by tags. A language has several folders where one has a name in an old form.
  private var folders: [String: [String]] = [:]

  /// The number of other forms of a language whose folders are searched for a table.
  private static let formLimit = 100

  /// - Parameter folderNames: In alphabetical order; names of other files are left out.
  init(folderNames: [String]) {
    for name in folderNames where FilePath(name).pathExtension == "lproj" {
      let language = FilePath(name).stem
      let tag = LanguageName(language).tag
      if tag == "base" || tag.isEmpty { continue }
      folders[tag, default: []].insert(name, at: tag == language ? 0 : folders[tag]?.count ?? 0)
    }
    tags = folders.keys.sorted()
  }

  /// The folders in which a language's strings are looked for, first to last; the last one, the bundle itself, has an
  /// empty name.
  func folders(for language: String) -> [String] {
    let wanted = LanguageName(language)
    let related = tags.lazy.filter { LanguageName($0).isForm(of: wanted) }.prefix(Self.formLimit)
    var seen: Set<FilePath> = []
    let tagged = (wanted.candidates + related).flatMap { folders[$0] ?? [] } + ["Base.lproj"] + (folders["en"] ?? [])
    return tagged.filter { seen.insert(FilePath($0)).inserted } + [""]
  }
}

/// A language's name, read as the name of a folder or a tag.
struct LanguageName {
  private let language: String
  private let script: String?
  /// The region, and what follows it.
  private let rest: [String]

  /// - Parameter name: Parts separated by hyphens or underlines, in any case, or the English name of a language.
  init(_ name: String) {
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

  var tag: String { ([language] + (script.map { [$0] } ?? []) + rest).joined(separator: "-") }

  /// The script that is written or, of Chinese, follows from the region.
  private var effectiveScript: String? {
    if script != nil || language != "zh" { return script }
    return ["TW", "HK", "MO"].contains(rest.first) ? "Hant" : "Hans"
  }

  /// The tags whose texts serve this language, the nearest first: its own one, its parents, and of Chinese the names
  /// that stood for scripts before there were any.
  var candidates: [String] {
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
  func isForm(of other: LanguageName) -> Bool {
    language == other.language && (effectiveScript == other.effectiveScript || other.effectiveScript == nil)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
