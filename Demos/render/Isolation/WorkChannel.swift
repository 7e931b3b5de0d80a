import Glibc

/// Messages from the worker to the process that waits for it; each is short and sent whole.
struct WorkChannel {
  enum Message: Equatable {
    /// The time allowed for the whole picture, longer because of its script.
    case seconds(Double)
    /// A file that the picture depends on.
    case file(String)
    /// A file that must be removed after a crash.
    case temporary(String)
    /// The picture is complete; its recipient may take time.
    case handingOver
    /// The number of printed problems.
    case problems(Int)
  }

  /// The maximum bytes of a message; longer paths cannot be opened.
  private static let limit = Int(PATH_MAX) + 1

  let descriptor: Int32

  func send(_ message: Message) {
    let (kind, text): (Character, String) =
      switch message {
      case .seconds(let seconds): ("s", "\(seconds)")
      case .file(let path): ("f", path)
      case .temporary(let path): ("t", path)
      case .handingOver: ("h", "")
      case .problems(let count): ("p", "\(count)")
      }
    let bytes = Array((String(kind) + text).utf8)
    guard bytes.count <= Self.limit else { return }
    // The receiver reads until this process ends.
    while Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0 && errno == EINTR {}
  }

  /// The next message, without waiting; nil when there is none. Ignores invalid ones.
  func receive() -> Message? {
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      if let message = Self.message(bytes[..<count]) { return message }
    }
  }

  private static func message(_ bytes: ArraySlice<UInt8>) -> Message? {
    guard let kind = bytes.first, let text = String(validating: bytes.dropFirst(), as: UTF8.self) else { return nil }
    switch kind {
    case UInt8(ascii: "s"): return Double(text).flatMap { $0.isFinite && $0 > 0 ? .seconds($0) : nil }
    case UInt8(ascii: "f"): return .file(text)
    case UInt8(ascii: "t"): return .temporary(text)
    case UInt8(ascii: "h"): return .handingOver
    case UInt8(ascii: "p"): return Int(text).map { .problems($0) }
    default: return nil
    }
  }
}
