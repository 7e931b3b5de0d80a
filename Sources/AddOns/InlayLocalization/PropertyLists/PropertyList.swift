/// A value of a property list: what Apple's `.plist` files hold.
public indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  /// Seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  case data([UInt8])
  case array([PropertyList])
  /// Keys are unique; the order of the file is not kept.
  case dictionary([String: PropertyList])
}

extension PropertyList {
  /// The limits of a file, which may be untrusted.
  package struct Limits {
    /// Bytes of the file, and bytes of all its texts and data together, with each use of one counted.
    package var maximumBytes = 16 << 20
    /// Values, with each use of one counted: a binary file may use one value in many places.
    package var maximumValues = 1_000_000
    /// Arrays and dictionaries, one in another.
    var maximumDepth = 100

    package init() {}
  }
}
