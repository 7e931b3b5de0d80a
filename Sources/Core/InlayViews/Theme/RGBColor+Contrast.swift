import InlayGraphics
import InlayLayers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Colours of symbols, marks and titles on a coloured background: the only rule for them.
extension RGBColor {
  /// The least contrast of symbols, marks and titles to a coloured background, by WCAG 2: 3:1, which it asks for large
  /// texts and for graphics.
  package static let leastContrast = 3.0
  /// The least contrast in appearances of high contrast: 4.5:1, which WCAG 2 requires for small texts.
  package static let leastHighContrast = 4.5

  /// The least contrast of white symbols on tiles and of white contents of swipe actions, except in appearances of high
  /// contrast: only backgrounds that are nearly white have dark ones.
  package static let leastGlyphContrast = 1.4

  /// The tint's alpha behind the title of a tinted button, and in appearances of high contrast.
  package static let tintShare = 0.16
  package static let highContrastTintShare = 0.1

  /// The colour of a symbol, a mark or a title on this colour, which counts as opaque: the first of the preferred ones
  /// with enough contrast, or else black or white, whichever has more.
  package func contrasting(
    _ preferred: [RGBColor] = [.white], atLeast ratio: Double = RGBColor.leastContrast
  ) -> RGBColor {
    if let color = preferred.first(where: { $0.over(self).contrast(to: self) >= ratio }) { return color }
    return RGBColor.white.contrast(to: self) >= RGBColor.black.contrast(to: self) ? .white : .black
  }

  /// WCAG's ratio of luminances, 1...21, without alpha.
  package func contrast(to other: RGBColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// WCAG's relative luminance, 0...1, without alpha.
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The colour with less light, so that white has a contrast to it; the same colour if white has it already. The hue
  /// stays.
  ///
  /// - Parameter ratio: The contrast, from 1 to 20.
  package func darkened(forWhiteAtLeast ratio: Double) -> RGBColor {
    // A little more than the ratio, because pixels are rounded.
    let most = 1.05 / (ratio * 1.01) - 0.05
    guard luminance > most else { return self }
    let factor = most / luminance
    func dark(_ part: Double) -> Double {
      let light = Self.linear(part) * factor
      return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    return RGBColor(red: dark(red), green: dark(green), blue: dark(blue), alpha: alpha)
  }

  /// A part of a colour, 0...1, as light.
  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

extension Appearance {
  /// Whether the appearance is one with high contrast.
  public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

  var isDark: Bool { self == .dark || self == .highContrastDark }

  /// The least contrast of titles and symbols to a coloured background.
  package var leastContrast: Double { isHighContrast ? RGBColor.leastHighContrast : RGBColor.leastContrast }

  /// The least contrast of symbols on tiles, and of the contents of swipe actions.
  package var leastGlyphContrast: Double { isHighContrast ? RGBColor.leastHighContrast : RGBColor.leastGlyphContrast }
}

extension Palette {
  /// The first of some colours with the least contrast to an opaque background, or else the one with the most: for
  /// texts that are on the table's background on one page and on the rows' colour on another.
  package func readable(
    _ tokens: [ColorToken], on ground: RGBColor, atLeast least: Double = RGBColor.leastContrast
  ) -> ColorToken {
    RGBColor.readable(tokens, on: ground, atLeast: least) { self[$0] ?? .black }
  }
}

extension RGBColor {
  /// The first of some colours with the least contrast to an opaque background, or else the one with the most.
  ///
  /// - Parameter value: The value of a color.
  static func readable<Name>(
    _ names: [Name], on ground: RGBColor, atLeast least: Double, _ value: (Name) -> RGBColor
  ) -> Name {
    func ratio(_ name: Name) -> Double { value(name).over(ground).contrast(to: ground) }
    if let name = names.first(where: { ratio($0) >= least }) { return name }
    return names.dropFirst().reduce(names[0]) { ratio($1) > ratio($0) ? $1 : $0 }
  }
}

extension RGBColor {
  /// The colour that this one gives when it is over another.
  package func over(_ lower: RGBColor) -> RGBColor {
    let below = lower.alpha * (1 - alpha)
    let whole = alpha + below
    guard whole > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double { (a * alpha + b * below) / whole }
    return RGBColor(
      red: mix(red, lower.red), green: mix(green, lower.green), blue: mix(blue, lower.blue), alpha: whole)
  }
}
