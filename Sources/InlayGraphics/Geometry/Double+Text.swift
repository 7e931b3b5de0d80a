extension Double {
  /// The number as messages show it: the shortest decimal text that reads as this number again, and a whole number
  /// without a fraction or an exponent.
  package var text: String { self == rounded() && magnitude < 1e18 ? "\(Int(self))" : description }
}
