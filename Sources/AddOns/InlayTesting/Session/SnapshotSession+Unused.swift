import Foundation
import InlayFiles
import InlaySystem

extension SnapshotSession {
  /// Whether unused snapshots are listed at the end: `INLAY_SNAPSHOTS_UNUSED`.
  ///
  /// - Throws: `SnapshotFailure` for a value that the variable cannot have.
  func listsUnused() throws(SnapshotFailure) -> Bool {
    switch environment["INLAY_SNAPSHOTS_UNUSED"] ?? "" {
    case "", "0": false
    case "1": true
    case let value: throw SnapshotFailure("INLAY_SNAPSHOTS_UNUSED is \"\(value)\"; it can be 0 or 1")
    }
  }

  /// The stored files that no test of this process used, in alphabetical order: those of the test files that used any
  /// snapshot, and those of test files that no longer exist beside them.
  var unusedFiles: [String] {
    var unused: [String] = []
    let used = usedFolders
    for root in Set(used.keys.map(\.folder.withoutLastSlashes)) {
      let testFolder = root.folder.withoutLastSlashes
      for testFile in contents(of: root.text) {
        let folder = root.appending(testFile)
        let isRun = used[folder] != nil
        guard isRun || !FileManager.default.fileExists(atPath: testFolder.appending(testFile + ".swift").text) else {
          continue
        }
        let files = SnapshotFiles(testFolder: testFolder.text, testFile: testFile, name: "")
        for name in files.storedNames where used[folder]?.contains(FilePath(name)) != true {
          let paths = [SnapshotAspect.picture, .tree].map { files.named(name).path($0) }
          unused += paths.filter { FileManager.default.fileExists(atPath: $0) }
        }
      }
    }
    return unused.sorted()
  }

  private func contents(of folder: String) -> [String] {
    (try? FolderListing.names(in: folder)) ?? []
  }

  /// A line for each unused file, relative to a folder that it is in.
  func unusedLines(in folder: String) -> [String] {
    unusedFiles.map { path in
      "inlay: no test uses the snapshot \(FilePath(path).inside(FilePath(folder))?.path ?? FilePath(path))"
    }
  }

  static func printUnused() {
    for line in shared.unusedLines(in: FileManager.default.currentDirectoryPath) {
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
}
