/// A value of a property list: the content of Apple's `.plist` files.
public indirect enum PropertyList: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A number with decimals.
  case real(Double)
  /// A truth value.
  case boolean(Bool)
  /// A moment, in seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// A list of values.
  case array([PropertyList])
  /// Values by their keys, which are unique. The order of the file is not kept.
  case dictionary([String: PropertyList])
}

extension PropertyList {
  /// The limits of a file, which may be untrusted.
  package struct Limits {
    /// Bytes of the file, and bytes of all its texts and data together, counting each use of a value.
    package var maximumBytes = 16 << 20
    /// Values, counting each use of a value: a binary file may use one value in many places.
    package var maximumValues = 1_000_000
    /// Arrays and dictionaries, one in another.
    var maximumDepth = 100

    package init() {}
  }
}
