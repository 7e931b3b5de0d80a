import InlaySystem

/// The place of a call in a test.
struct TestPlace: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int
  /// The path of the test file, `filePath` unless a test of this module sets another one.
  let path: String

  init(fileID: String, filePath: StaticString, line: Int, column: Int, path: String? = nil) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.path = path ?? "\(filePath)"
  }

  /// The folder of the test file; a path without one is in the working directory.
  var folder: String {
    FilePath(path).folder.withoutLastSlashes.text
  }

  /// The test file without its ending.
  var fileName: String {
    let file = FilePath(path)
    return file.pathExtension == "swift" ? file.stem : file.name
  }

  var description: String { "\(fileName).swift:\(line)" }
}
