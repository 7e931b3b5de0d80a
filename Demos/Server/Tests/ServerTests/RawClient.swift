import Foundation
import Glibc

/// A connection to a port of this machine that sends any bytes.
final class RawClient: Sendable {
  private let descriptor: Int32

  /// Nil where nobody listens. Reading and writing end with a failure after 20 s.
  init?(port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: 20, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, length)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, length)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 { return nil }
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends nothing more; answers still come.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What comes until the server closes the connection, or until `end`; nil where it does neither.
  func receive(until end: String? = nil) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in continuation.resume(returning: read(until: end)) }
    }
  }

  private func read(until end: String?) -> String? {
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &part, part.count, 0)
      // A connection that is closed while bytes are on their way is reset.
      if count == 0 || count < 0 && errno == ECONNRESET { return String(decoding: text, as: UTF8.self) }
      guard count > 0 else { return nil }
      text += part[..<count]
      if let end, String(decoding: text, as: UTF8.self).hasSuffix(end) { return String(decoding: text, as: UTF8.self) }
    }
  }
}
