import Foundation
import InlayFiles
import InlaySystem

/// The stored files of a snapshot: `Snapshots/TESTFILE/NAME.png` and `NAME.txt` beside the test file.
struct SnapshotFiles: Sendable {
  /// The folder of the test file.
  let testFolder: String
  /// The test file's name without its ending.
  let testFile: String
  let name: String

  /// - Throws: `SnapshotFailure` for a name that cannot be that of a file.
  init(name: String, of place: TestPlace) throws(SnapshotFailure) {
    let isFileName = (try? RelativePath(name))?.parts.count == 1
    guard isFileName, !name.hasBytePrefix("."), name.utf8.count <= 200 else {
      throw SnapshotFailure(
        "\(name.debugDescription) cannot be a snapshot's name: it must be a file name of 1 to 200 bytes "
          + "without /, control characters or a leading full stop")
    }
    self.init(testFolder: place.folder, testFile: place.fileName, name: name)
  }

  init(testFolder: String, testFile: String, name: String) {
    self.testFolder = testFolder
    self.testFile = testFile
    self.name = name
  }

  static let folderName = "Snapshots"

  var folder: FilePath { FilePath(testFolder).appending(Self.folderName).appending(testFile) }

  func path(_ aspect: SnapshotAspect) -> String { folder.appending(name + aspect.fileEnding).text }

  /// The path in messages, from the test file's folder: `Snapshots/MenuTests/menu.png`.
  func shortPath(_ aspect: SnapshotAspect) -> String {
    FilePath(Self.folderName).appending(testFile).appending(name + aspect.fileEnding).text
  }

  /// Several paths in messages.
  func shortPaths(_ aspects: [SnapshotAspect]) -> String {
    aspects.enumerated().map { $0.offset == 0 ? shortPath($0.element) : "\(name)\($0.element.fileEnding)" }
      .joined(separator: " and ")
  }

  /// The stored bytes; nil without the file.
  func read(_ aspect: SnapshotAspect) throws -> [UInt8]? {
    let path = path(aspect)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try readFile(path, maximumBytes: 1 << 30)
  }

  func write(_ bytes: [UInt8], _ aspect: SnapshotAspect) throws {
    try FileManager.default.createDirectory(atPath: folder.text, withIntermediateDirectories: true)
    try writeFileAtomically(bytes, to: path(aspect))
  }

  /// The names of the stored snapshots of the test file, in alphabetical order. O(files).
  var storedNames: [String] {
    let files = ((try? FolderListing.names(in: folder.text)) ?? []).map { FilePath($0) }
    let endings = [SnapshotAspect.picture, .tree].map(\.fileEnding)
    let names = files.filter { file in endings.contains { "." + (file.pathExtension ?? "") == $0 } }
    return Set(names.map { FilePath($0.stem) }).sorted().map(\.text)
  }

  func named(_ name: String) -> SnapshotFiles {
    SnapshotFiles(testFolder: testFolder, testFile: testFile, name: name)
  }
}
