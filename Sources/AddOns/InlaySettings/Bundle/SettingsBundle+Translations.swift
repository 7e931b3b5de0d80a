import InlayFiles
import InlayGraphics
import InlayLocalization
import InlaySystem

extension SettingsBundle {
  /// Warnings about the strings of all languages, at most 100: texts, and whole tables, that one language has and another
  /// lacks, and mistakes in their files. Those of `problems` are left out. O(bytes of the tables that pages use).
  package func translationProblems() -> [Problem] {
    let files = BundleFiles(path: path, limits: PropertyList.Limits(), willRead: folder.willRead)
    var comparison = TranslationComparison(files)
    for name in tableNames { comparison.compare(name) }
    let known = Set(problems)
    return comparison.problems.filter { !known.contains($0) }
  }
}

/// Compares the strings of a bundle's languages, table by table.
private struct TranslationComparison {
  private(set) var problems: [Problem] = []
  private var files: BundleFiles
  private let languages: BundleLanguages
  /// The folders that may have strings; the bundle itself, the last one, has an empty name.
  private let folders: [String]
  private var lookUps = 0

  private static let lookUpLimit = 10_000

  init(_ files: BundleFiles) {
    self.files = files
    languages = BundleLanguages(folderNames: files.names)
    folders = files.names.filter { FilePath($0).pathExtension == "lproj" } + [""]
  }

  /// A file of strings that can be read.
  private struct Table {
    let folder: String
    /// The file in the bundle.
    let file: String
    let texts: [String: String]
  }

  mutating func compare(_ name: String) {
    var tables: [Table] = []
    var existing: [String] = []
    for folder in folders {
      let file = FilePath(folder).appending(name + ".strings").text
      lookUps += 1
      if lookUps == Self.lookUpLimit + 1 {
        report("more than \(Self.lookUpLimit) .strings files: this one and the rest are not compared", in: file)
      }
      guard lookUps <= Self.lookUpLimit else { return }
      let strings = files.strings(first: [file])
      add(strings.problems)
      if strings.exists { existing.append(folder) }
      if let texts = strings.texts { tables.append(Table(folder: folder, file: file, texts: texts)) }
    }
    compareFolders(existing, name)
    compareTexts(tables)
  }

  /// Reports languages without a table. A form of a language has that of another form.
  private mutating func compareFolders(_ existing: [String], _ name: String) {
    guard !existing.isEmpty else { return }
    let known = Set(existing.map { FilePath($0) })
    for tag in languages.tags where problems.count < FileError.limit {
      let own = languages.ownFolders(for: tag)
      guard let first = own.first, !own.contains(where: { known.contains(FilePath($0)) }) else { continue }
      report("no such file; \(words(existing))", in: FilePath(first).appending(name + ".strings").text)
    }
  }

  private mutating func compareTexts(_ tables: [Table]) {
    var owners: [String: [String]] = [:]
    for table in tables { for key in table.texts.keys { owners[key, default: []].append(table.folder) } }
    let keys = owners.keys.sorted()
    for table in tables {
      for key in keys where table.texts[key] == nil {
        // Each step but those of the table's own keys adds one.
        guard problems.count < FileError.limit else { return }
        report("\(key.quoted) is missing; \(words(owners[key] ?? []))", in: table.file)
      }
    }
  }

  /// Who has a text or a table.
  private func words(_ folders: [String]) -> String {
    let names = folders.map { $0.isEmpty ? "the bundle's own folder" : $0.quoted }
    guard let first = names.first else { return "none has it" }
    switch names.count {
    case 1: return "\(first) has it"
    case 2: return "\(first) and \(names[1]) have it"
    default: return "\(first) and \(names.count - 1) others have it"
    }
  }

  private mutating func report(_ message: String, in file: String) {
    add([Problem(file: files.path(of: file), line: 1, column: 1, severity: .warning, message: message)])
  }

  private mutating func add(_ more: [Problem]) {
    problems += more.prefix(FileError.limit - problems.count)
  }
}
