/// A colour in sRGB, components 0...1, alpha not premultiplied.
///
/// It is encoded with the keys `red`, `green`, `blue` and `alpha`. An alpha that is left out is 1, and decoded
/// components are clamped.
public struct RGBColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// Components outside 0...1 are clamped; one that is not a number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a grey from its brightness, from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// An opaque colour from its six hexadecimal digits, 0xRRGGBB.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }

  /// A colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(hex: some StringProtocol) {
    guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for character in hex.dropFirst() {
      guard let digit = character.hexDigitValue, character.isASCII, digits.count < 8 else { return nil }
      digits.append(UInt32(digit))
    }
    let bytes: [UInt32]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// The fully transparent colour.
  public static let clear = RGBColor(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = RGBColor(white: 0)
  /// Opaque white.
  public static let white = RGBColor(white: 1)

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlpha(_ alpha: Double) -> RGBColor {
    RGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func clamped(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}

extension RGBColor: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits when it is not opaque.
  public var description: String {
    func digits(_ component: Double) -> String {
      let text = String(Int(clamping: (component * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let rgb = "#" + digits(red) + digits(green) + digits(blue)
    return alpha < 1 ? rgb + digits(alpha) : rgb
  }
}

extension RGBColor: Codable {
  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func component(_ key: CodingKeys) throws -> Double { try values.decode(Double.self, forKey: key) }
    self.init(
      red: try component(.red), green: try component(.green), blue: try component(.blue),
      alpha: try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    try values.encode(alpha, forKey: .alpha)
  }
}
