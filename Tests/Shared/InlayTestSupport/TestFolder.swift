import Foundation
import InlayGraphics
import InlayImages

/// A folder of a test's own, removed with everything in it at the end.
package final class TestFolder {
  package let path: String

  package init() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
      "inlay-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package subscript(name: String) -> String { path + "/" + name }

  /// What is in the folder, hidden files too.
  package var names: [String] { Self.names(in: path) }

  /// What is in a folder, in alphabetical order; nothing without it.
  package static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  package func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: self[name])) }

  /// Writes a file, with the folders that it lies in.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// A PNG of one colour.
  @discardableResult
  package func writePNG(_ name: String, width: Int = 2, height: Int = 2, _ color: RGBColor = .white) throws -> String {
    let surface = try ImageSurface(pixelWidth: width, pixelHeight: height)
    Canvas(surface).fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), with: color)
    return try write(try surface.pngData(), to: name)
  }

  package func makeLink(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: destination)
  }
}
