/// Filled twins.
extension Symbol {
  /// The filled twin, such as `bell.fill` for `bell`. A symbol without a twin returns itself.
  ///
  /// Tiles, selected tabs and swipe actions show the twin by themselves.
  public var fill: Symbol { Symbol(rawValue: rawValue + Self.fillSuffix) ?? self }

  /// The symbol whose filled twin this one is. Other symbols return themselves.
  var outline: Symbol {
    guard rawValue.hasSuffix(Self.fillSuffix) else { return self }
    return Symbol(rawValue: String(rawValue.dropLast(Self.fillSuffix.count))) ?? self
  }

  static let fillSuffix = ".fill"

  /// The disc of signs in a circle.
  static let disc = "M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z"
}
