import Foundation
import InlayFiles
import InlaySystem
import Synchronization

/// The folder of `INLAY_ARTIFACTS`: for each failed snapshot a folder `TESTFILE/NAME` with the stored, the actual and
/// the marked picture, the trees and the message, and an `index.html` that shows them all. A snapshot that no longer
/// fails is removed from it.
final class Artifacts: Sendable {
  let folder: String
  /// Held while the folder changes.
  private let changing = Mutex(())

  init(folder: String) { self.folder = folder }

  func write(_ contents: [(name: String, bytes: [UInt8])], failure: String, of files: SnapshotFiles) throws {
    try changing.withLock { _ in
      let path = path(of: files)
      try? FileManager.default.removeItem(atPath: path.text)
      try FileManager.default.createDirectory(atPath: path.text, withIntermediateDirectories: true)
      for file in contents { try writeFileAtomically(file.bytes, to: path.appending(file.name).text) }
      try writeFileAtomically(Array((failure + "\n").utf8), to: path.appending(Self.message).text)
      try writeIndex()
    }
  }

  func remove(_ files: SnapshotFiles) throws {
    try changing.withLock { _ in
      guard FileManager.default.fileExists(atPath: path(of: files).text) else { return }
      try FileManager.default.removeItem(atPath: path(of: files).text)
      try writeIndex()
    }
  }

  private static let message = "failure.txt"

  /// The kinds of pictures, with their captions on the page.
  private static let captions: KeyValuePairs = [
    "reference": "Reference, as stored", "actual": "Actual, from this run", "difference": "Difference, in red",
  ]

  private func path(of files: SnapshotFiles) -> FilePath {
    FilePath(folder).appending(files.testFile).appending(files.name)
  }

  /// A page of all failures in the folder, also those of other processes. O(failures).
  private func writeIndex() throws {
    var page = """
      <!DOCTYPE html><meta charset="utf-8"><title>Snapshots</title>
      <style>body{font:14px sans-serif;margin:24px}h2{font-size:16px;margin-top:32px}
      figure{display:inline-block;max-width:32%;margin:0 8px 8px 0;vertical-align:top}
      img{max-width:100%;border:1px solid #ccc}figcaption{color:#555}</style>
      <h1>Snapshots that failed</h1>\n
      """
    let folder = FilePath(folder)
    for testFile in contents(of: folder) {
      for name in contents(of: folder.appending(testFile)) {
        let path = folder.appending(testFile).appending(name)
        guard let message = try? readFile(path.appending(Self.message).text, maximumBytes: 1 << 20) else { continue }
        let text = String(decoding: message, as: UTF8.self)
        page += "<h2>\(FilePath(testFile).appending(name).text.escaped)</h2>\n<p>\(text.escaped)</p>\n"
        let link = [testFile, name].map(\.encodedForLink).joined(separator: "/")
        let stored = contents(of: path)
        for (kind, caption) in Self.captions where stored.contains("\(kind).png") {
          page += "<figure><img src=\"\(link)/\(kind).png\" alt=\"\(kind)\">"
          page += "<figcaption>\(caption)</figcaption></figure>\n"
        }
        for kind in ["reference", "actual"] where stored.contains("\(kind).txt") {
          page += "<p><a href=\"\(link)/\(kind).txt\">\(kind) tree</a></p>\n"
        }
      }
    }
    try writeFileAtomically(Array(page.utf8), to: folder.appending("index.html").text)
  }

  private func contents(of folder: FilePath) -> [String] { (try? FolderListing.names(in: folder.text)) ?? [] }
}

extension String {
  /// The text escaped for a page.
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  /// The text as a part of a link's path.
  fileprivate var encodedForLink: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? self }
}
