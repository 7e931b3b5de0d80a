import InlayGraphics

extension Window {
  /// The options of a new window.
  public struct Options: Hashable, Sendable {
    /// Whether the window covers the whole screen, false by default.
    public var isFullScreen: Bool
    /// Whether the display frames the window with a title bar, true by default.
    public var hasTitleBar: Bool
    /// Whether the user can change the size, true by default.
    public var isResizable: Bool
    /// The position of the top left corner on the desktop, in the display's units. If it is `nil`, the default, the
    /// display chooses. Wayland ignores it.
    public var position: Point?
    /// The least size the user can choose, in points; `nil`, the default, for no limit.
    public var minimumSize: Size?
    /// The greatest size the user can choose, in points; `nil`, the default, for no limit.
    public var maximumSize: Size?
    /// The device pixels per point. If it is `nil`, the default, `INLAY_SCALE` or else the display decides.
    public var scale: Double?

    /// Creates options. The default ones are those of a resizable window with a title bar.
    ///
    /// - Parameters:
    ///   - isFullScreen: Whether the window covers the whole screen, false by default.
    ///   - hasTitleBar: Whether the display frames the window with a title bar, true by default.
    ///   - isResizable: Whether the user can change the size, true by default.
    ///   - position: The position on the desktop, in the display's units; `nil`, the default, for the display's choice.
    ///   - minimumSize: The least size, in points; `nil`, the default, for no limit.
    ///   - maximumSize: The greatest size, in points; `nil`, the default, for no limit.
    ///   - scale: The device pixels per point; `nil`, the default, for those of the display.
    public init(
      isFullScreen: Bool = false, hasTitleBar: Bool = true, isResizable: Bool = true, position: Point? = nil,
      minimumSize: Size? = nil, maximumSize: Size? = nil, scale: Double? = nil
    ) {
      self.isFullScreen = isFullScreen
      self.hasTitleBar = hasTitleBar
      self.isResizable = isResizable
      self.position = position
      self.minimumSize = minimumSize
      self.maximumSize = maximumSize
      self.scale = scale
    }

    /// The options for devices with one program: the whole screen, without a frame.
    public static var kiosk: Self { Self(isFullScreen: true, hasTitleBar: false) }
  }
}
