/// A request for a font: families in order of preference, size, weight and slant.
///
/// Each character is drawn in the first family that has it, then in any other font of the text context that has it.
public struct Font: Hashable, Sendable {
  public var families: [String]
  /// The em square's height in points.
  public var size: Double
  /// 100 (thin) to 900 (black); 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool

  public init(families: [String], size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  public init(family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.init(families: [family], size: size, weight: weight, isItalic: isItalic)
  }
}
