import InlaySystem
import InlayText
import InlayViews

/// Reads the files of a folder with an app's texts.
struct LocalizationFolder {
  private(set) var localization = Localization()
  private let folder: FilePath
  /// The name of the files that are read; nil for `Localizable` and any catalogue.
  private let table: String?
  private var bytesLeft = 64 << 20
  private var base: [String: Localization.Text] = [:]

  private static let nameLimit = 10_000
  private static let warningLimit = 100

  init(_ folder: String, table: String?) throws(InlayError) {
    self.folder = FilePath(folder)
    self.table = table
    for name in try FolderListing.names(in: folder, limit: Self.nameLimit) where !name.hasBytePrefix(".") {
      let path = FilePath(name)
      switch path.pathExtension {
      case "lproj": try readBundle(name, language: path.stem)
      case "mo" where table == nil: try readCatalogue(name, language: path.stem)
      default: try readCatalogues(name)
      }
    }
    for (key, text) in base where localization[key, "en"] == nil { localization[key, "en"] = text }
    guard !localization.languages.isEmpty else {
      throw InlayError(
        .unreadableFile,
        "\(folder): no texts: expected folders such as de.lproj with \(table ?? "Localizable").strings, "
          + "de/LC_MESSAGES with \(table ?? "messages").mo, or files such as de.mo")
    }
  }

  // MARK: Kinds of files

  private mutating func readBundle(_ name: String, language: String) throws(InlayError) {
    guard let tag = tag(language, of: name) else { return }
    let table = table ?? "Localizable"
    try read("\(name)/\(table).strings") { bytes, limits throws(ReadingFailure) in
      let file = try StringsFile(bytes, limits: limits)
      var warnings = file.warnings
      let texts = file.texts.mapValues { FormatText($0) }
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        for placeholder in text.unusable { warnings.add(unusable: placeholder, key: key) }
      }
      return (texts.mapValues { Localization.Text([.other: $0.pattern()]) }, warnings)
    }
    .map { add($0, tag) }
    try read("\(name)/\(table).stringsdict") { bytes, limits throws(ReadingFailure) in
      let file = try StringsDictionary(bytes, limits: limits)
      return (file.texts, file.warnings)
    }
    .map { add($0, tag) }
  }

  /// A folder `de` with `LC_MESSAGES`, as `/usr/share/locale` has them.
  private mutating func readCatalogues(_ name: String) throws(InlayError) {
    let inner = "\(name)/LC_MESSAGES"
    guard let files = try? FolderListing.names(in: folder.appending(inner).text, limit: Self.nameLimit) else { return }
    for file in files where FilePath(file).pathExtension == "mo" && (table == nil || FilePath(file).stem == table) {
      try readCatalogue("\(inner)/\(file)", language: name)
    }
  }

  private mutating func readCatalogue(_ name: String, language: String) throws(InlayError) {
    guard let tag = tag(language, of: name) else { return }
    localization.keysAreTexts = true
    try read(name) { bytes, _ throws(ReadingFailure) in
      let catalogue = try MessageCatalogue(bytes)
      return (catalogue.texts, catalogue.warnings)
    }
    .map { add($0, tag) }
  }

  // MARK: Steps

  /// The tag of a name such as `pt_BR`, `zh-Hans`, `de_AT.UTF-8` or `sr@latin`; nil, with a warning, for another name.
  private mutating func tag(_ name: String, of file: String) -> String? {
    if name == "Base" { return "" }
    let parts = name.split(separator: "@", maxSplits: 1)
    var tag = LanguageName(String((parts.first ?? "").prefix { $0 != "." })).tag.lowercased()
    if parts.count > 1 { tag += parts[1] == "latin" ? "-latn" : parts[1] == "cyrillic" ? "-cyrl" : "@" }
    // What stood for scripts before there were tags of them.
    tag = ["zh-cn": "zh-hans", "zh-tw": "zh-hant"][tag] ?? tag
    guard LanguageTag(tag) != nil else {
      warn(file, "the name \(name.quoted) is not a language, such as de, pt-BR or zh-Hans; it is left out")
      return nil
    }
    return tag
  }

  private typealias Texts = [String: Localization.Text]

  /// - Returns: Nil for a file that does not exist.
  private mutating func read(
    _ name: String, by reader: ([UInt8], PropertyList.Limits) throws(ReadingFailure) -> (Texts, ReadingWarnings)
  ) throws(InlayError) -> Texts? {
    let path = folder.appending(name).text
    guard realPath(of: path) != nil else { return nil }
    let bytes = try readFile(path, maximumBytes: min(bytesLeft, 16 << 20))
    bytesLeft -= bytes.count
    do throws(ReadingFailure) {
      let (texts, warnings) = try reader(bytes, PropertyList.Limits())
      for problem in warnings.problems(in: path) { warn(problem) }
      return texts
    } catch {
      throw InlayError(.invalidData, "\(path):\(error.place.line):\(error.place.column): \(error.message)")
    }
  }

  private mutating func add(_ texts: Texts, _ tag: String) {
    if tag.isEmpty { base.merge(texts) { $1 } } else { localization.merge(texts, in: tag) }
  }

  private mutating func warn(_ file: String, _ message: String) {
    warn(Problem(file: folder.appending(file).text, line: 1, column: 1, severity: .warning, message: message))
  }

  private mutating func warn(_ problem: Problem) {
    if localization.warnings.count < Self.warningLimit { localization.warnings.append(problem) }
  }
}

extension ReadingWarnings {
  mutating func add(unusable placeholder: String, key: String) {
    add(
      "\(key.quoted): \(placeholder.quoted) is the argument as it is; give tr a text for another form of a number",
      at: .start)
  }
}
