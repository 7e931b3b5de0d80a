import InlaySystem

/// The keyboards of the machine, as Linux lists its input devices.
enum AttachedKeyboards {
  /// Whether a device has the letters of a keyboard. Buttons of a case, remote controls and the like have not. False if
  /// the list cannot be read.
  static var exist: Bool {
    guard let bytes = try? RegularFile(reading: "/proc/bus/input/devices").read(upTo: 1 << 18) else { return false }
    return exist(in: String(decoding: bytes, as: UTF8.self))
  }

  /// - Parameter list: A line `B: KEY=` of each device has the bits of its keys in hexadecimal words, the highest first.
  static func exist(in list: String) -> Bool {
    list.split(separator: "\n").contains { line in
      guard line.hasPrefix("B: KEY="), let lowest = line.dropFirst(7).split(separator: " ").last,
        let bits = UInt64(lowest, radix: 16)
      else { return false }
      return bits & letters == letters
    }
  }

  /// The first row of letters: KEY_Q to KEY_P.
  private static let letters: UInt64 = 0x3FF << 16
}
