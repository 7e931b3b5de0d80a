/// A request for a font: families in order of preference, size, weight, slant, tracking and features.
///
/// Each character is drawn in the first family that has it, then in any other font of the text context that has it.
/// From 20 points up the family Inter stands for Inter Display, its cut for large sizes, if the text context has it.
public struct Font: Hashable, Sendable {
  /// The families in order of preference.
  public var families: [String]
  /// The em square's height in points.
  public var size: Double
  /// The thickness of the letters.
  public var weight: Weight
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Added to the advance of each letter, in ems: -0.02 at 17 points is -0.34 points. Limited to `trackings`. Spaced
  /// letters form no ligatures. Without effect on letters of joining scripts, such as Arabic and Devanagari, and on
  /// texts whose markup sets sizes.
  public var tracking: Double
  /// The OpenType features to turn on, by their tags, such as `tnum` for digits of equal widths. Tags that are not four
  /// letters or digits are ignored, as are those that a font does not have.
  public var features: [String]
  /// The least height of a line, in ems; nil for the height that the font has. Without effect on texts whose markup sets
  /// sizes.
  package var lineHeight: Double?

  /// Creates a font from families in order of preference. By default it is regular and upright, without tracking and
  /// features.
  public init(
    families: [String], size: Double, weight: Weight = .regular, isItalic: Bool = false, tracking: Double = 0,
    features: [String] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.features = features
  }

  /// The thickness of letters and symbols, as in CSS: a number from 100, thin, to 900, black.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: Int

    /// Creates the weight of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates the weight of a number: `font.weight = 450`.
    public init(integerLiteral value: Int) { rawValue = value }

    /// The weight 100.
    public static let thin: Weight = 100
    /// The weight 200.
    public static let ultraLight: Weight = 200
    /// The weight 300.
    public static let light: Weight = 300
    /// The weight 400, the usual one.
    public static let regular: Weight = 400
    /// The weight 500.
    public static let medium: Weight = 500
    /// The weight 600, for titles.
    public static let semibold: Weight = 600
    /// The weight 700.
    public static let bold: Weight = 700
    /// The weight 800.
    public static let heavy: Weight = 800
    /// The weight 900.
    public static let black: Weight = 900

    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The usable values of `tracking`, in ems.
  package static let trackings = -0.1...1.0

  /// Whether a text is the tag of an OpenType feature: four letters or digits of ASCII.
  package static func isFeature(_ tag: String) -> Bool {
    tag.utf8.count == 4
      && tag.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}

/// The family that is used among a font's families.
package struct FamilyChoice: Sendable {
  /// The first one that exists or is generic; nil if none does.
  package let used: String?
  /// The families before it, which do not exist.
  package let missing: [String]
  /// The families for scripts after it, which do not exist.
  package let missingScripts: [String]
}
