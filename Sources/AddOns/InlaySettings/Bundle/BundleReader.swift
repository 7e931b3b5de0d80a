import InlayFiles
import InlayGraphics
import InlayLocalization
import InlaySystem

/// Reads the pages of a bundle, one after the other, beginning with the first.
struct BundleReader {
  private(set) var pages: [FilePath: SettingsPage] = [:]
  private(set) var pageNames: [String] = []
  private(set) var problems: [Problem] = []
  /// The paths of the pages' files, by the names of pages.
  private(set) var pageFiles: [FilePath: String] = [:]
  /// The images of the pages, by the names of pages.
  private(set) var images: [FilePath: [PageImage]] = [:]
  private(set) var files: BundleFiles
  private let folders: [String]
  private let idiom: SettingsBundle.Idiom
  /// The texts by table name; empty for a missing table.
  private var tables: [FilePath: [String: String]] = [:]
  /// The names of pages to be read, each once, with the title of the row that leads there.
  private var queue: [(name: String, title: String?)] = []
  private var queued: Set<FilePath> = []

  private static let pageLimit = 1000

  /// - Parameter folders: Where the language's strings are, the nearest first.
  init(_ files: BundleFiles, folders: [String], idiom: SettingsBundle.Idiom) {
    self.files = files
    self.folders = folders
    self.idiom = idiom
  }

  /// - Throws: `FileError` when the root cannot be read.
  mutating func read(root: String) throws(FileError) {
    queue = [(root, nil)]
    queued = [FilePath(root)]
    var next = 0
    while next < queue.count {
      let (name, title) = queue[next]
      do throws(PageFailure) {
        try readPage(name, title: title)
      } catch {
        if next == 0 {
          throw FileError(
            error.failure, in: error.file, files: Set((files.found + files.missing).map { FilePath($0) }))
        }
        report(error.failure.message, at: error.failure.place, in: error.file)
      }
      next += 1
    }
  }

  private struct PageFailure: Error {
    /// The file's name, as in problems.
    let file: String
    let failure: ReadingFailure
  }

  private mutating func readPage(_ name: String, title: String?) throws(PageFailure) {
    let (file, list) = try propertyList(name)
    do throws(ReadingFailure) {
      guard case .dictionary(let values) = list.value else { throw ReadingFailure("a page must be a dictionary") }
      guard case .array(let specifiers) = values["PreferenceSpecifiers"] else {
        throw ReadingFailure("the page has no array 'PreferenceSpecifiers'")
      }
      report(list.warnings.problems(in: file))
      let texts = try table(values["StringsTable"])
      var reader = PageReader(
        texts: texts, idiom: idiom, places: list.elementPlaces["PreferenceSpecifiers"] ?? [])
      reader.read(specifiers)
      report(reader.warnings.problems(in: file))
      var own: String?
      if case .string(let text) = values["Title"] { own = texts[text] ?? text }
      pages[FilePath(name)] = SettingsPage(name: name, title: title ?? own ?? "", groups: reader.groups)
      pageNames.append(name)
      pageFiles[FilePath(name)] = file
      images[FilePath(name)] = reader.images
      for child in reader.children where queued.insert(FilePath(child.name)).inserted {
        guard queue.count < Self.pageLimit else {
          report("more than \(Self.pageLimit) pages; the others are left out", at: .start, in: file)
          break
        }
        queue.append(child)
      }
    } catch {
      throw PageFailure(file: file, failure: error)
    }
  }

  private mutating func propertyList(_ name: String) throws(PageFailure) -> (file: String, PropertyListFile) {
    let plain = name + ".plist"
    let found: (name: String, bytes: [UInt8])?
    do throws(BundleFiles.Failure) {
      found = try files.read(first: [name + (idiom == .pad ? "~ipad" : "~iphone") + ".plist", plain])
    } catch {
      throw PageFailure(file: files.path(of: error.name), failure: ReadingFailure(error.message))
    }
    guard let found else { throw PageFailure(file: files.path(of: plain), failure: ReadingFailure("no such file")) }
    do throws(ReadingFailure) {
      let list = try PropertyListFile(found.bytes, limits: files.limits)
      files.count(found.bytes.count, list.size)
      return (files.path(of: found.name), list)
    } catch {
      throw PageFailure(file: files.path(of: found.name), failure: error)
    }
  }

  /// The texts of a page's table; empty for none.
  private mutating func table(_ name: PropertyList?) throws(ReadingFailure) -> [String: String] {
    guard let name else { return [:] }
    guard case .string(let name) = name else { throw ReadingFailure("StringsTable is not text") }
    if let table = tables[FilePath(name)] { return table }
    let table = readTable(name)
    tables[FilePath(name)] = table
    return table
  }

  private mutating func readTable(_ name: String) -> [String: String] {
    let strings = files.strings(first: folders.map { FilePath($0).appending(name + ".strings").text })
    report(strings.problems)
    return strings.texts ?? [:]
  }

  /// The names of the tables that pages use, in the order of their bytes.
  var tableNames: [String] { tables.keys.sorted().map(\.text) }

  // MARK: Problems

  private mutating func report(_ message: String, at place: Place, in file: String) {
    report([Problem(file: file, line: place.line, column: place.column, severity: .warning, message: message)])
  }

  private mutating func report(_ more: [Problem]) {
    problems += more.prefix(FileError.limit - problems.count)
  }
}
