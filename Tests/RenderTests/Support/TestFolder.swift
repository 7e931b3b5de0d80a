import Foundation

/// A folder of a test's own, removed with everything in it at the end.
final class TestFolder {
  let path: String

  init() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("inlay-render-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  /// What is in the folder, hidden files too.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// Writes a file, with the folders that it lies in.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: self[name])) }
}
