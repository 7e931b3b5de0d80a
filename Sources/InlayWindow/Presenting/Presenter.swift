import CSDL2
import InlayGraphics

/// Shows the pixels of a window. It is for one size: after a change another one is made.
@MainActor
protocol Presenter: AnyObject {
  /// Scenes are painted into it.
  var surface: ImageSurface { get }

  /// Shows some pixels of the surface.
  func present(_ rects: [DeviceRect]) throws(WindowError)
}

extension SDL_Rect {
  init(_ rect: DeviceRect) {
    self.init(
      x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
