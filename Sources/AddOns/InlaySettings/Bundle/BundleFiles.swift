import InlayFiles
import InlayGraphics
import InlayLocalization
import InlaySystem

/// The files of a bundle, with what is left of the limits that they share.
struct BundleFiles {
  let folder: SceneFolder
  /// The names in the folder, in the order of their bytes.
  let names: [String]
  private let path: String
  private(set) var limits: PropertyList.Limits
  /// The paths of those that were looked for: existing ones, and missing ones.
  private(set) var found: [String] = []
  private(set) var missing: [String] = []

  private static let nameLimit = 10_000

  init(path: String, limits: PropertyList.Limits, willRead: (@Sendable (String) -> Void)?) {
    self.path = path
    self.limits = limits
    var folder = SceneFolder(path: path)
    folder.willRead = willRead
    self.folder = folder
    names = (folder.path.flatMap { OpenFolder($0.text)?.names(limit: Self.nameLimit) } ?? [])
      .sorted { FilePath($0) < FilePath($1) }
  }

  /// The path of a file in problems.
  func path(of name: String) -> String { FilePath(path).appending(name).text }

  /// The contents of the first file that exists; nil without one. The bytes count against the limits.
  mutating func read(first names: [String]) throws(Failure) -> (name: String, bytes: [UInt8])? {
    for name in names {
      do throws(SceneFolder.Failure) {
        let file = try folder.open(at: name)
        found.append(path(of: name))
        do throws(InlayError) {
          return (name, try readFile(file, maximumBytes: limits.maximumBytes))
        } catch {
          throw .other(error.kind == .limitExceeded ? Self.overLimit : error.message)
        }
      } catch {
        if case .missing = error {
          missing.append(path(of: name))
          continue
        }
        throw Failure(name: name, message: error.message(for: name, folder: "bundle's"))
      }
    }
    return nil
  }

  /// The strings of the first file that exists. Its bytes and texts count against the limits.
  mutating func strings(first names: [String]) -> BundleStrings {
    do throws(Failure) {
      guard let (name, bytes) = try read(first: names) else { return BundleStrings() }
      do throws(ReadingFailure) {
        let strings = try StringsFile(bytes, limits: limits)
        count(bytes.count, PropertyListFile.Size(values: strings.texts.count, bytes: strings.byteCount))
        return BundleStrings(
          exists: true, texts: strings.texts, problems: strings.warnings.problems(in: path(of: name)))
      } catch {
        return BundleStrings(exists: true, problems: [warning(error.message, at: error.place, in: name)])
      }
    } catch {
      return BundleStrings(exists: true, problems: [warning(error.message, at: .start, in: error.name)])
    }
  }

  private func warning(_ message: String, at place: Place, in name: String) -> Problem {
    Problem(
      file: path(of: name), line: place.line, column: place.column, severity: .warning, message: message)
  }

  /// A file that cannot be opened or read.
  struct Failure: Error {
    let name: String
    let message: String
  }

  private static let overLimit = "the bundle's files exceed the limit for their total size"

  /// Counts a file that was read.
  ///
  /// - Parameter size: Of its values.
  mutating func count(_ byteCount: Int, _ size: PropertyListFile.Size) {
    limits.maximumBytes = max(0, limits.maximumBytes - max(byteCount, size.bytes))
    limits.maximumValues = max(0, limits.maximumValues - size.values)
  }
}

/// The texts of a language, with what is wrong in their file.
struct BundleStrings {
  /// Whether there is a file.
  var exists = false
  /// The texts; nil for a file that cannot be read.
  var texts: [String: String]?
  var problems: [Problem] = []
}
