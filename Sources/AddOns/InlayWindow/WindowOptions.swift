import InlayGraphics

/// The options of a new window.
public struct WindowOptions: Hashable, Sendable {
  public var isFullScreen = false
  /// Whether the display frames the window with a title bar.
  public var hasTitleBar = true
  public var isResizable = true
  /// Of the top left corner on the desktop, in the display's units; nil lets the display choose. Wayland ignores it.
  public var position: Point?
  /// In points; nil for no limit.
  public var minimumSize: Size?
  public var maximumSize: Size?
  /// Device pixels per point; nil takes that of `INLAY_SCALE`, or else of the display.
  public var scale: Double?

  public init() {}

  /// For devices with one program: the whole screen, without a frame.
  public static var kiosk: WindowOptions {
    var options = WindowOptions()
    options.isFullScreen = true
    options.hasTitleBar = false
    return options
  }
}
