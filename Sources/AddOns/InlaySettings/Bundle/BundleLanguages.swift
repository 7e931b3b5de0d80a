import InlayLocalization
import InlaySystem

/// The languages of a bundle, by the names of its `.lproj` folders.
struct BundleLanguages {
  /// The tags in alphabetical order.
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
    var seen: Set<FilePath> = []
    let tagged = ownFolders(for: language) + ["Base.lproj"] + (folders["en"] ?? [])
    return tagged.filter { seen.insert(FilePath($0)).inserted } + [""]
  }

  /// The folders of a language and of its other forms, the nearest first. One may be there twice.
  func ownFolders(for language: String) -> [String] {
    let wanted = LanguageName(language)
    let related = tags.lazy.filter { LanguageName($0).isForm(of: wanted) }.prefix(Self.formLimit)
    return (wanted.candidates + related).flatMap { folders[$0] ?? [] }
  }
}
