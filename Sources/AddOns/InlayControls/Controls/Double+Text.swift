extension Double {
  /// The number with up to three decimals.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    guard abs(rounded) < 1e15, let whole = Int(exactly: rounded) else { return String(rounded) }
    return String(whole)
  }

  /// A part of a whole in percent, such as "40 %".
  var percentText: String { "\(Int(exactly: (self * 100).rounded()) ?? 0) %" }
}
