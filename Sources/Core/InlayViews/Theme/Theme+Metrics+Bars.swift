import InlayGraphics
import InlayLayers

extension Theme.Metrics {
  /// The lengths of navigation bars, tool bars and tab bars.
  public struct Bars: Hashable, Sendable {
    /// The height of a navigation bar or toolbar, in points, without the safe area; 44 by default.
    public var height = 44.0
    /// The height of a tab bar, in points, without the safe area; 50 by default.
    public var tabHeight = 50.0
    /// The distance from the sides of a bar to its content, and of a large title.
    package var inset = 16.0
    /// The gap between buttons.
    package var gap = 16.0
    /// The padding above and below a large title.
    package var largeTitlePadding = 5.0
    /// The maximum growth of texts in bars; a factor.
    package var maximumTextScale = 1.3
    /// The distance from the leading side within which a swipe goes back.
    package var swipeEdge = 24.0
  }

  /// Alerts, sheets and toasts.
  public struct Overlays: Hashable, Sendable {
    /// The radius of the corners, in points; 30 by default.
    public var cornerRadius = 30.0
    /// To the sides of the scene.
    package var margin = 8.0
    /// The distance from the sides of a card to its content, in points; 16 by default.
    public var padding = 16.0
    package var alertWidth = 300.0
    /// The greatest width of a sheet and of cards at the bottom, in points; 580 by default.
    public var sheetWidth = 580.0
    /// The height of buttons in cards, in points; 48 by default.
    public var buttonHeight = 48.0
    package var shadow = Shadow(opacity: 0.18, radius: 24, offset: Size(width: 0, height: 10))
  }
}
