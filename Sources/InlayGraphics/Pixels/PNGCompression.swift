/// What a PNG is written for. The pixels are equal.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// Little time: libdeflate's level 6.
  case fast
  /// A small file, which takes about 3 times as long: libdeflate's level 9.
  case small

  var level: Int32 { self == .fast ? 6 : 9 }
}
