import InlayGraphics
import InlayLayers

extension Theme.Metrics {
  public struct Bars: Hashable, Sendable {
    /// Of a navigation bar or toolbar, without the safe area.
    public var height = 44.0
    /// Of a bar of tabs, without the safe area.
    public var tabHeight = 50.0
    /// From the sides of a bar to its content, and of a large title.
    package var inset = 16.0
    /// Between buttons.
    package var gap = 16.0
    /// Above and below a large title.
    package var largeTitlePadding = 5.0
    /// The maximum growth of texts in bars; a factor.
    package var maximumTextScale = 1.3
    /// From the leading side, where a swipe goes back.
    package var swipeEdge = 24.0
  }

  /// Alerts, sheets and toasts.
  public struct Cards: Hashable, Sendable {
    public var cornerRadius = 30.0
    /// To the sides of the scene.
    package var margin = 8.0
    /// From the sides of a card to its content.
    public var padding = 16.0
    package var alertWidth = 300.0
    /// The maximum width of a sheet and of cards at the bottom.
    public var sheetWidth = 580.0
    public var buttonHeight = 48.0
    package var shadow = Shadow(opacity: 0.18, radius: 24, offset: Size(width: 0, height: 10))
  }
}
