/// A request for a font: families in order of preference, size, weight, slant, tracking and features.
///
/// Each character is drawn in the first family that has it, then in any other font of the text context that has it.
/// From 20 points up the family Inter stands for Inter Display, its cut for large sizes, if the text context has it.
public struct Font: Hashable, Sendable {
  public var families: [String]
  /// The em square's height in points.
  public var size: Double
  /// 100 (thin) to 900 (black); 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  /// Added to the advance of each letter, in ems: -0.02 at 17 points is -0.34 points. Limited to `trackings`. Spaced
  /// letters form no ligatures. Without effect on letters of joining scripts, such as Arabic and Devanagari, and on
  /// texts whose markup sets sizes.
  public var tracking: Double
  /// The OpenType features to turn on, by their tags, such as `tnum` for digits of equal widths. Tags that are not four
  /// letters or digits are ignored, as are those that a font does not have.
  public var features: [String]

  public init(
    families: [String], size: Double, weight: Int = 400, isItalic: Bool = false, tracking: Double = 0,
    features: [String] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.features = features
  }

  public init(
    family: String, size: Double, weight: Int = 400, isItalic: Bool = false, tracking: Double = 0,
    features: [String] = []
  ) {
    self.init(
      families: [family], size: size, weight: weight, isItalic: isItalic, tracking: tracking, features: features)
  }

  /// The usable values of `tracking`, in ems.
  package static let trackings = -0.1...1.0

  /// Whether a text is the tag of an OpenType feature: four letters or digits of ASCII.
  package static func isFeature(_ tag: String) -> Bool {
    tag.utf8.count == 4
      && tag.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }
}

/// Which of a font's families is used.
package struct FamilyChoice: Sendable {
  /// The first one that exists or is generic; nil where none does.
  package let used: String?
  /// Those before it, which do not exist.
  package let missing: [String]
}
