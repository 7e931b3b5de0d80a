import CInlaySDL2
import InlayGraphics

extension Window {
  /// The screen that shows most of the window; `nil` after the window closed.
  public var display: Display? {
    guard let handle else { return nil }
    return Display(
      index: SDL_GetWindowDisplayIndex(handle), density: translator.geometry.density,
      resources: WindowHost.shared.desktop?.resources)
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
