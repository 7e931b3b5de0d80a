import CInlayCairo
import InlaySystem

/// A SHA-256 digest, by GLib.
package struct SHA256: ~Copyable {
  private let checksum: OpaquePointer?

  package init() { checksum = g_checksum_new(G_CHECKSUM_SHA256) }

  deinit { g_checksum_free(checksum) }

  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { g_checksum_update(checksum, $0.baseAddress, $0.count) }
  }

  /// 64 hexadecimal digits. Nothing can be added afterwards.
  consuming func hex() -> String { g_checksum_get_string(checksum).map { String(cString: $0) } ?? "" }

  /// The digest of a text in UTF-8, as 64 hexadecimal digits. O(bytes).
  package static func hex(of text: String) -> String {
    var digest = SHA256()
    digest.update(Array(text.utf8))
    return digest.hex()
  }

  /// The digest of a regular file, as 64 hexadecimal digits; nil where it is missing or cannot be read. O(bytes).
  package static func hex(ofFile path: String) -> String? {
    guard let file = try? RegularFile(reading: path) else { return nil }
    var digest = SHA256()
    while let bytes = try? file.read(upTo: 1 << 18) {
      if bytes.isEmpty { return digest.hex() }
      digest.update(bytes)
    }
    return nil
  }
}
