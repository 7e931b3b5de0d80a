import InlayGraphics

/// The lengths of bars, cards and other parts above lists, in points.
public struct ThemeBarMetrics: Hashable, Sendable {
  /// Of a navigation bar or toolbar, without the safe area.
  public var height = 44.0
  /// Of a bar of tabs, without the safe area.
  public var tabHeight = 50.0
  /// From the sides of a bar to its content, and of a large title.
  public var inset = 16.0
  /// Between buttons.
  public var gap = 16.0
  /// Above and below a large title.
  public var largeTitlePadding = 5.0
  /// The maximum growth of texts in bars; a factor.
  public var maximumTextScale = 1.3
  /// From the leading side, where a swipe goes back.
  public var swipeEdge = 24.0
  public var cardCornerRadius = 30.0
  /// From a card to the sides of the scene.
  public var cardMargin = 8.0
  /// From a card's sides to its content.
  public var cardPadding = 16.0
  /// The width of an alert.
  public var alertWidth = 300.0
  /// The maximum width of a sheet and of cards at the bottom.
  public var sheetWidth = 580.0
  public var cardButtonHeight = 48.0
  public var cardShadow = ThemeShadow(radius: 24, offset: Size(width: 0, height: 10), opacity: 0.18)

  public init() {}
}
