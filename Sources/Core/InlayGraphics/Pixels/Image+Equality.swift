extension Image: Hashable {
  /// Whether both are one object, or drawings that look the same in every layer, such as two of `Image.symbol(.wifi)`.
  /// Pixels are not compared: images of files are equal only if they are one object. O(1).
  public static func == (a: Image, b: Image) -> Bool {
    if a === b { return true }
    guard a.pixelWidth == b.pixelWidth, a.pixelHeight == b.pixelHeight, a.scale == b.scale else { return false }
    guard let value = a.source?.drawnValue, let other = b.source?.drawnValue else { return false }
    return value == other
  }

  public func hash(into hasher: inout Hasher) {
    if let value = source?.drawnValue {
      hasher.combine(value)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

extension Image: CustomStringConvertible {
  /// The size in pixels and the scale, as `Image 58 x 58 pixels at scale 2.0`.
  public var description: String { "Image \(pixelWidth) x \(pixelHeight) pixels at scale \(scale)" }
}
