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
