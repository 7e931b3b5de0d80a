import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Color {
  /// White, or black if white has a contrast to this colour of less than a ratio, by WCAG 2.
  package func contrastingText(atLeast ratio: Double) -> Color { 1.05 / (luminance + 0.05) >= ratio ? .white : .black }

  /// WCAG's relative luminance, 0...1, without alpha.
  package var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
