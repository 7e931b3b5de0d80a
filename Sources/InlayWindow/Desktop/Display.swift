import CSDL2
import InlayGraphics

/// A screen of the desktop.
public struct Display: Hashable, Sendable {
  /// The display's own, as far as the driver knows it.
  public var name: String
  /// On the desktop, in the display's units, as `Window.position`.
  public var bounds: Rect
  /// Device pixels per point of a window there. On Wayland only the display of an open window is known to differ from 1.
  public var scale: Double
  /// In Hz; 0 if it is unknown.
  public var refreshRate: Int

  /// - Parameters:
  ///   - index: SDL's.
  ///   - density: Pixels per unit.
  @MainActor
  init?(index: Int32, density: Double = 1) {
    var (rect, mode) = (SDL_Rect(), SDL_DisplayMode())
    guard SDL_GetDisplayBounds(index, &rect) == 0 else { return nil }
    name = SDL_GetDisplayName(index).map { String(cString: $0) } ?? ""
    bounds = Rect(rect)
    refreshRate = SDL_GetCurrentDisplayMode(index, &mode) == 0 ? Int(mode.refresh_rate) : 0
    scale = DesktopScale.scale(
      override: nil, environment: Environment["INLAY_SCALE"], density: density,
      resources: WindowHost.shared.desktop?.resources)
  }

  /// The new position of a window that is on no display any more: the top left corner of the nearest one. Nil if it may stay.
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

extension Window {
  /// The screens of the desktop, the main one first. Without an open window the display is connected for the answer; none
  /// if that fails.
  public static var displays: [Display] {
    let host = WindowHost.shared
    guard (try? host.start()) != nil else { return [] }
    defer { host.stopWithoutWindows() }
    return (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { Display(index: $0) }
  }

  /// The screen that has most of the window; nil after the window closed.
  public var display: Display? {
    guard let handle else { return nil }
    return Display(index: SDL_GetWindowDisplayIndex(handle), density: translator.geometry.density)
  }

  /// Changes the size to one in points, or to as much of it as fits the display, and moves a window that would
  /// leave its display.
  package func fitDisplay(_ wanted: Size) {
    var (usable, top, left, bottom, right) = (SDL_Rect(), Int32(0), Int32(0), Int32(0), Int32(0))
    guard let handle, SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &usable) == 0 else {
      size = wanted
      return
    }
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    let area = Rect(usable).inset(
      by: Insets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right)))
    let geometry = translator.geometry
    let most = geometry.point(x: area.width, y: area.height)
    let fitting = Size(width: min(wanted.width, most.x), height: min(wanted.height, most.y))
    size = fitting
    let (width, height) = (Double(geometry.units(fitting.width)), Double(geometry.units(fitting.height)))
    let old = position
    let position = Point(
      x: max(area.minX, min(old.x, area.maxX - width)), y: max(area.minY, min(old.y, area.maxY - height)))
    if position != old { self.position = position }
  }
}

extension Rect {
  init(_ rect: SDL_Rect) {
    self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.w), height: Double(rect.h))
  }
}

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
