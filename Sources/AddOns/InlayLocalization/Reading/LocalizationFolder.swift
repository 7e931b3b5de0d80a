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
  /// Whether there is a file that could have texts, used or not.
  private var hasFiles = false

  private static let nameLimit = 10_000
  private static let warningLimit = 100

  init(_ folder: String, table: String?) throws(FileError) {
    self.folder = FilePath(folder)
    self.table = table
    let names: [String]
    do throws(InlayError) {
      names = try FolderListing.names(in: folder, limit: Self.nameLimit)
    } catch {
      throw FileError(ReadingFailure("the folder cannot be read: \(error.reason(without: folder))"), in: folder)
    }
    for name in names where !name.hasBytePrefix(".") {
      let path = FilePath(name)
      switch path.pathExtension {
      case "lproj": readBundle(name, language: path.stem)
      case "mo" where table == nil: readCatalogue(name, language: path.stem)
      default: readCatalogues(name)
      }
    }
    localization.merge(base.filter { localization.own($0.key, in: "en") == nil }, in: "en")
    guard hasFiles else {
      let message =
        "no texts: expected folders such as de.lproj with \(table ?? "Localizable").strings, "
        + "de/LC_MESSAGES with \(table ?? "messages").mo, or files such as de.mo"
      throw FileError(ReadingFailure(message), in: folder)
    }
  }

  // MARK: Kinds of files

  private mutating func readBundle(_ name: String, language: String) {
    guard let tag = tag(language, of: name) else { return }
    let table = table ?? "Localizable"
    read("\(name)/\(table).strings", tag) { bytes, limits throws(ReadingFailure) in
      let file = try StringsFile(bytes, limits: limits)
      let texts = file.texts.mapValues { FormatText($0) }
      let unusable = texts.sorted { $0.key < $1.key }.flatMap { key, text in
        text.unusable.map { (key, Self.message(unusable: $0, key: key)) }
      }
      return Found(
        texts: texts.mapValues { Localization.Text([.other: $0.pattern()]) },
        warnings: [file.warnings, file.places.warnings(unusable)], places: file.places)
    }
    read("\(name)/\(table).stringsdict", tag) { bytes, limits throws(ReadingFailure) in
      let file = try StringsDictionary(bytes, limits: limits)
      return Found(texts: file.texts, warnings: [file.warnings], places: file.places)
    }
  }

  /// A folder `de` with `LC_MESSAGES`, as `/usr/share/locale` has them.
  private mutating func readCatalogues(_ name: String) {
    let inner = "\(name)/LC_MESSAGES"
    guard let files = try? FolderListing.names(in: folder.appending(inner).text, limit: Self.nameLimit) else { return }
    for file in files where FilePath(file).pathExtension == "mo" && (table == nil || FilePath(file).stem == table) {
      readCatalogue("\(inner)/\(file)", language: name)
    }
  }

  private mutating func readCatalogue(_ name: String, language: String) {
    guard let tag = tag(language, of: name) else { return }
    localization.keysAreTexts = true
    read(name, tag) { bytes, _ throws(ReadingFailure) in
      let catalogue = try MessageCatalogue(bytes)
      let unusable = catalogue.unusable.map { ($0.key, Self.message(unusable: $0.placeholder, key: $0.key)) }
      return Found(
        texts: catalogue.texts, warnings: [catalogue.warnings, KeyPlaces.first.warnings(unusable)], places: .first)
    }
  }

  // MARK: Steps

  /// The tag of a name such as `pt_BR`, `zh-Hans`, `de_AT.UTF-8` or `sr@latin`; nil, with a warning, for another name.
  private mutating func tag(_ name: String, of file: String) -> String? {
    if name == "Base" { return "" }
    // Names of scripts from before there were tags for them.
    let scripts = ["zh-cn": "zh-hans", "zh-tw": "zh-hant"]
    if let tag = (LanguageTag(spelled: name) ?? LanguageTag(LanguageName(name).tag))?.text {
      return Localization.normalized(scripts[tag] ?? tag)
    }
    hasFiles = true
    warn(file, "the name \(name.quoted) is not a language, such as de, pt-BR or zh-Hans; it is left out")
    return nil
  }

  private typealias Texts = [String: Localization.Text]

  /// The contents of a file.
  private struct Found {
    let texts: Texts
    let warnings: [ReadingWarnings]
    let places: KeyPlaces
  }

  /// Adds the texts of a file, if it exists; one that cannot be read becomes a warning.
  private mutating func read(
    _ name: String, _ tag: String,
    by reader: ([UInt8], PropertyList.Limits) throws(ReadingFailure) -> Found
  ) {
    let path = folder.appending(name).text
    guard realPath(of: path) != nil else { return }
    hasFiles = true
    let bytes: [UInt8]
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: min(bytesLeft, 16 << 20))
    } catch {
      return warn(name, "the file is left out: \(error.reason(without: path))")
    }
    bytesLeft -= bytes.count
    do throws(ReadingFailure) {
      take(try reader(bytes, PropertyList.Limits()), tag, path)
    } catch {
      warn(Problem(path, error.place, "the file is left out: \(error.message)"))
    }
  }

  private mutating func take(_ found: Found, _ tag: String, _ path: String) {
    var texts = found.texts
    var wrong: [(key: String, message: String)] = []
    for (key, text) in found.texts.sorted(by: { $0.key < $1.key }) {
      let check = TextCheck(text, key: key, tag: tag.isEmpty ? "en" : tag)
      if check.isRefused { texts[key] = nil }
      if let problem = check.problem { wrong.append((key, problem)) }
    }
    let problems = (found.warnings + [found.places.warnings(wrong)]).flatMap { $0.problems(in: path) }
    for problem in problems { warn(problem) }
    if texts.isEmpty, problems.isEmpty { warn(Problem(path, .start, "the file has no translated texts")) }
    if tag.isEmpty { base.merge(texts) { $1 } } else { localization.merge(texts, in: tag) }
  }

  private mutating func warn(_ file: String, _ message: String) {
    warn(Problem(folder.appending(file).text, .start, message))
  }

  private mutating func warn(_ problem: Problem) {
    if localization.warnings.count < Self.warningLimit { localization.warnings.append(problem) }
  }

  private static func message(unusable placeholder: String, key: String) -> String {
    "\(key.quoted): \(placeholder.quoted) shows the argument unchanged; to format a number, pass a text"
  }
}

extension Problem {
  fileprivate init(_ file: String, _ place: Place, _ message: String) {
    self.init(file: file, line: place.line, column: place.column, severity: .warning, message: message)
  }
}
