import Glibc

/// What the process that works tells the one that waits: short messages, each sent whole.
struct WorkChannel {
  enum Message: Equatable {
    /// The picture may take so many seconds in all, since it has a script.
    case seconds(Double)
    /// A file that the picture depends on.
    case file(String)
    /// A file that must not be left behind.
    case temporary(String)
    /// The picture is made: who takes it may take time.
    case handingOver
    /// So many problems have been printed.
    case problems(Int)
  }

  /// The most bytes of a message; paths that are longer cannot be opened.
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
    // Whoever waits reads until this process is gone.
    while Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0 && errno == EINTR {}
  }

  /// The next message that has come, without waiting; nil when there is none. What makes no sense is passed over.
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
