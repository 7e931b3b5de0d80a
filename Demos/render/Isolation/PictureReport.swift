import Inlay
import InlayFiles

/// What a worker reports on one picture of a batch.
struct PictureReport {
  var problems: [Output.ToldProblem] = []
  var files: [PictureDependency] = []
  /// Nil until the work is complete.
  var result: PictureResult?
}

/// A file that a picture depends on.
struct PictureDependency: Equatable {
  /// Relative to the scene's folder where it lies inside, otherwise absolute.
  let name: FilePath
  /// Nil for a missing file.
  let sha256: String?
}

/// The result of one job.
struct PictureResult: Equatable {
  var status: ExitStatus
  var milliseconds = 0
  /// Of the scene's version, options and files; nil where loading failed.
  var key: String?
  /// Of the picture; nil without one.
  var sha256: String?
  /// Whether no file has changed during the work, so that the key is certainly that of the picture.
  var isLasting = false
}

extension PictureResult {
  /// The result as one line.
  var text: String { "\(status.rawValue) \(milliseconds) \(isLasting) \(key ?? "-") \(sha256 ?? "-")" }

  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard parts.count == 5, let code = Int32(parts[0]), let status = ExitStatus(rawValue: code),
      let milliseconds = Int(parts[1])
    else { return nil }
    self.init(
      status: status, milliseconds: milliseconds, key: parts[3] == "-" ? nil : parts[3],
      sha256: parts[4] == "-" ? nil : parts[4], isLasting: parts[2] == "true")
  }
}
