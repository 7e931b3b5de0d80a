import Glibc
import Inlay
import InlayFiles

/// Messages between a worker and the process that waits for it; each is short and sent whole.
struct WorkChannel {
  enum Message: Equatable {
    /// The CPU time allowed for the whole picture, longer because of its script.
    case seconds(Double)
    /// A file that the picture depends on.
    case file(String)
    /// A file that must be removed after a crash.
    case temporary(String)
    /// The work waits for the giver of its input or the recipient of its output, who may take any time.
    case waiting
    /// The input is complete.
    case working
    /// The number of printed problems.
    case problems(Int)
    /// To a worker of a batch: the index of its next job.
    case job(Int)
    /// From a worker of a batch.
    case problem(Output.ToldProblem)
    case dependency(PictureDependency)
    case result(PictureResult)
  }

  /// The maximum bytes of a message; longer paths cannot be opened.
  private static let limit = 8 * (Int(PATH_MAX) + 1)

  let descriptor: Int32

  /// Returns false when nobody receives.
  @discardableResult
  func send(_ message: Message) -> Bool {
    let (kind, text): (Character, String) =
      switch message {
      case .seconds(let seconds): ("s", "\(seconds)")
      case .file(let path): ("f", path)
      case .temporary(let path): ("t", path)
      case .waiting: ("h", "")
      case .working: ("g", "")
      case .problems(let count): ("p", "\(count)")
      case .job(let index): ("j", "\(index)")
      case .problem(let problem): (problem.severity == .error ? "e" : "w", problem.json + problem.text)
      case .dependency(let file): ("d", (file.sha256 ?? "") + " " + file.name.text)
      case .result(let result): ("r", result.text)
      }
    let bytes = Array((String(kind) + text).utf8)
    guard bytes.count <= Self.limit else { return true }
    while true {
      // The receiver reads until this process ends.
      if Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) >= 0 { return true }
      if errno != EINTR { return false }
    }
  }

  /// The next message; nil when there is none, or, with waiting, when nobody can send one. Ignores invalid ones.
  func receive(waiting: Bool = false) -> Message? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.limit) { bytes in
      while true {
        let count = recv(descriptor, bytes.baseAddress, bytes.count, waiting ? 0 : Int32(MSG_DONTWAIT))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return nil }
        if let message = Self.message(bytes[..<count]) { return message }
      }
    }
  }

  private static func message(_ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Message? {
    guard let kind = bytes.first, let text = String(validating: bytes.dropFirst(), as: UTF8.self) else { return nil }
    switch kind {
    case UInt8(ascii: "s"): return Double(text).flatMap { $0.isFinite && $0 > 0 ? .seconds($0) : nil }
    case UInt8(ascii: "f"): return .file(text)
    case UInt8(ascii: "t"): return .temporary(text)
    case UInt8(ascii: "h"): return .waiting
    case UInt8(ascii: "g"): return .working
    case UInt8(ascii: "p"): return Int(text).map { .problems($0) }
    case UInt8(ascii: "j"): return Int(text).map { .job($0) }
    case UInt8(ascii: "e"): return problem(.error, text)
    case UInt8(ascii: "w"): return problem(.warning, text)
    case UInt8(ascii: "d"):
      guard let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let digest = String(Substring(text.utf8[..<space]))
      let name = String(Substring(text.utf8[text.utf8.index(after: space)...]))
      return .dependency(PictureDependency(name: FilePath(name), sha256: digest.isEmpty ? nil : digest))
    case UInt8(ascii: "r"): return PictureResult(text).map { .result($0) }
    default: return nil
    }
  }

  private static func problem(_ severity: Problem.Severity, _ text: String) -> Message? {
    guard let end = text.unicodeScalars.firstIndex(of: "\n") else { return nil }
    let start = text.unicodeScalars.index(after: end)
    return .problem(
      Output.ToldProblem(severity: severity, text: String(text[start...]), json: String(text[..<start])))
  }
}
