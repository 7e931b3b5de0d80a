import InlayGraphics

/// The device pixels per point that a desktop asks for.
enum DesktopScale {
  /// The first known one of: the app's, that of `INLAY_SCALE`, that of a display with units other than pixels, and that of
  /// the resource `Xft.dpi`, of which 96 is 1. Clamped to 0.5...8.
  ///
  /// - Parameters:
  ///   - density: Pixels per unit of the display.
  ///   - resources: The X server's, by lines.
  static func scale(override: Double?, environment: String?, density: Double, resources: String?) -> Double {
    if let override, let scale = known(override) { return scale }
    if let environment, let scale = Double(environment).flatMap(known) { return scale }
    if density != 1, let scale = known(density) { return scale }
    return resources.flatMap(dotsPerInch).map { $0 / 96 }.flatMap(known) ?? 1
  }

  private static func known(_ scale: Double) -> Double? {
    scale.isFinite && scale > 0 ? max(0.5, min(8, scale)) : nil
  }

  private static func dotsPerInch(_ resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].trimmed == "Xft.dpi" { return Double(parts[1].trimmed) }
    }
    return nil
  }
}
