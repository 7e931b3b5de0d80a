import InlaySystem
import InlayText
import Synchronization

extension FontFile {
  /// The files that passed the check, in this process: a check takes milliseconds.
  private static let known = Mutex<[FileVersion.Stamp: FontFile]>([:])
  private static let knownLimit = 64

  /// A file that may be untrusted, checked before the font libraries read it.
  ///
  /// - Throws: `InlayError` with the path: `unreadableFile`, `limitExceeded` above a limit, `invalidData` for a file
  ///   that is not a supported font.
  package init(checking path: String) throws(InlayError) {
    let stamp = FileVersion.Stamp(of: path)
    if let stamp, let known = Self.known.withLock({ $0[stamp] }), known.path == path {
      self = known
      return
    }
    let contents = try readFile(path, maximumBytes: FontFileCheck.maximumBytes)
    do throws(InlayError) {
      let cost = try FontFileCheck(contents).cost
      self.init(path, lookups: cost.lookups, mayGrow: cost.mayGrow)
    } catch {
      throw InlayError(error.kind, "\(path): \(error.message)")
    }
    guard let stamp else { return }
    let file = self
    Self.known.withLock {
      if $0.count >= Self.knownLimit { $0.removeAll() }
      $0[stamp] = file
    }
  }

  /// Checked files.
  static func checking(_ paths: [String]) throws(InlayError) -> [FontFile] {
    var files: [FontFile] = []
    for path in paths { files.append(try FontFile(checking: path)) }
    return files
  }
}
