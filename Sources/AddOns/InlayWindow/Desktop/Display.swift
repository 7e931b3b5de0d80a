import CInlaySDL2
import InlayGraphics

/// A screen of the desktop.
public struct Display: Hashable, Sendable {
  /// The display's own name, as far as the driver knows it.
  public var name: String
  /// The area on the desktop, in the display's units, as `Window.position`.
  public var bounds: Rect
  /// The device pixels per point of a window there. On Wayland, only the display of an open window is known to differ
  /// from 1.
  public var scale: Double
  /// The refresh rate in Hz; 0 if it is unknown.
  public var refreshRate: Int

  /// - Parameters:
  ///   - index: SDL's.
  ///   - density: Pixels per unit.
  ///   - resources: The X server's, by lines.
  @MainActor
  init?(index: Int32, density: Double = 1, resources: String?) {
    var (rect, mode) = (SDL_Rect(), SDL_DisplayMode())
    guard SDL_GetDisplayBounds(index, &rect) == 0 else { return nil }
    name = SDL_GetDisplayName(index).map { String(cString: $0) } ?? ""
    bounds = Rect(rect)
    refreshRate = SDL_GetCurrentDisplayMode(index, &mode) == 0 ? Int(mode.refresh_rate) : 0
    scale = DesktopScale.scale(
      override: nil, variable: DesktopVariables.current.scale, density: density, resources: resources)
  }

  /// The new position of a window that is on no display any more: the top left corner of the nearest one. Nil if it may
  /// stay.
  static func place(for frame: Rect, among displays: [Rect]) -> Point? {
    func distance(to display: Rect) -> Double {
      let x = max(0, display.minX - frame.maxX, frame.minX - display.maxX)
      let y = max(0, display.minY - frame.maxY, frame.minY - display.maxY)
      return x * x + y * y
    }
    guard !displays.contains(where: { $0.intersects(frame) }) else { return nil }
    return displays.min { distance(to: $0) < distance(to: $1) }?.origin
  }
}

extension Rect {
  init(_ rect: SDL_Rect) {
    self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.w), height: Double(rect.h))
  }
}

/// The device pixels per point that a desktop asks for.
enum DesktopScale {
  /// The first known one of: the app's, that of `INLAY_SCALE`, that of a display with units other than pixels, and that
  /// of the resource `Xft.dpi`, of which 96 is 1. Clamped to 0.5...8.
  ///
  /// - Parameters:
  ///   - variable: The scale of the variable `INLAY_SCALE`.
  ///   - density: Pixels per unit of the display.
  ///   - resources: The X server's, by lines.
  static func scale(override: Double?, variable: Double?, density: Double, resources: String?) -> Double {
    if let override, let scale = known(override) { return scale }
    if let variable { return variable }
    if density != 1, let scale = known(density) { return scale }
    return resources.flatMap(dotsPerInch).map { $0 / 96 }.flatMap(known) ?? 1
  }

  private static func known(_ scale: Double) -> Double? { DesktopVariables.scales.nearest(to: scale) }

  static func hasDotsPerInch(_ resources: String) -> Bool { dotsPerInch(resources) != nil }

  private static func dotsPerInch(_ resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].trimmed == "Xft.dpi" { return Double(parts[1].trimmed) }
    }
    return nil
  }
}
