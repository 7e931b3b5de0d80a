import CInlaySDL2
import InlayGraphics
import InlayLayers

/// Shows the pixels of a window. It is for one size: after a change another one is made.
@MainActor
protocol Presenter: AnyObject {
  /// Scenes are painted into it.
  var surface: ImageSurface { get }

  /// Returns when the surface may be painted.
  func prepareToPaint() throws(WindowError)

  /// Shows a frame that was painted into the surface.
  func present(_ frame: PresentedFrame) throws(WindowError)
}

extension Presenter {
  func prepareToPaint() throws(WindowError) {}
}

/// The part of a window that is shown anew.
struct PresentedFrame {
  /// Done before painting. Their targets and sources are disjoint from those of each other.
  var copies: [FrameReport.Copy] = []
  var painted: [DeviceRect] = []
  /// Whether the display lost the window's pixels, so all of them are sent.
  var isExposed = false
  /// The time that the display took: to be ready for painting, and to be given the pixels. In seconds.
  var handover = 0.0

  var isEmpty: Bool { copies.isEmpty && painted.isEmpty && !isExposed }

  /// The pixels that the display does not show yet.
  func changed(in bounds: DeviceRect) -> [DeviceRect] { isExposed ? [bounds] : copies.map(\.rect) + painted }
}

extension SDL_Rect {
  init(_ rect: DeviceRect) {
    self.init(
      x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
