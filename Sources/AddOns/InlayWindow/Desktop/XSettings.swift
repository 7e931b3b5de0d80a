/// The settings that a desktop keeps on an X server for all programs, by the protocol XSETTINGS.
enum XSettings {
  /// The settings that count here, by the names of GTK's.
  static let names = [
    "Net/ThemeName": "gtk-theme-name", "Gtk/EnableAnimations": "gtk-enable-animations",
    "Gdk/UnscaledDPI": "gtk-xft-dpi",
  ]

  /// The numbers and texts of a property's bytes; those before the first part that is not a setting.
  static func read(_ bytes: UnsafeRawBufferPointer) -> [String: String] {
    guard let order = bytes.first, order < 2 else { return [:] }
    var reader = Reader(bytes: bytes, isBigEndian: order == 1, offset: 8)
    var found: [String: String] = [:]
    guard let count = reader.number(4) else { return [:] }
    for _ in 0..<count {
      guard let kind = reader.number(1), reader.skip(1), let length = reader.number(2), let name = reader.text(length),
        reader.skip(4)
      else { break }
      let value: String?
      switch kind {
      case 0: value = reader.number(4).map { String(Int32(truncatingIfNeeded: $0)) }
      case 1: value = reader.number(4).flatMap { reader.text($0) }
      case 2: value = reader.skip(8) ? "" : nil
      default: value = nil
      }
      guard let value else { break }
      if let own = names[name] { found[own] = value }
    }
    return found
  }

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    let isBigEndian: Bool
    var offset: Int

    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - offset else { return false }
      offset += count
      return true
    }

    mutating func number(_ size: Int) -> Int? {
      let start = offset
      guard skip(size) else { return nil }
      let part = bytes[start..<start + size]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// A text, padded to a multiple of four bytes.
    mutating func text(_ count: Int) -> String? {
      let start = offset
      guard skip(count) else { return nil }
      // The last text may end with the property.
      _ = skip((4 - count % 4) % 4)
      return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }
  }
}
