import InlayGraphics

/// The lengths of controls, in points.
public struct ThemeControlMetrics: Hashable, Sendable {
  /// The least side of the area that takes a control's presses.
  public var minimumTouchSize = 44.0
  public var buttonHeight = 36.0
  /// Beside a button's title, unless it is plain.
  public var buttonPadding = 16.0
  /// Between the images or marks of a control and its text or track.
  public var gap = 8.0
  public var sliderThumbSize = Size(width: 38, height: 24)
  public var sliderTrackHeight = 6.0
  /// The least width of a slider.
  public var sliderWidth = 128.0
  public var stepperSize = Size(width: 94, height: 32)
  public var segmentHeight = 34.0
  /// From the selected segment to the edge of the control.
  public var segmentInset = 2.0
  /// Beside a segment's title.
  public var segmentPadding = 14.0
  public var progressHeight = 6.0
  /// The least width of a progress bar.
  public var progressWidth = 96.0
  public var activitySize = 22.0
  public var badgeHeight = 24.0
  public var avatarSize = 40.0
  /// Of lists of values that open above the scene.
  public var popoverCornerRadius = 24.0
  public var popoverRowHeight = 44.0
  public var popoverInset = 6.0
  public var popoverWidth = 176.0
  public var popoverShadow = ThemeShadow(radius: 22, offset: Size(width: 0, height: 10), opacity: 0.22)
  /// Of the lines around controls; at least 1 in high contrast appearances.
  public var outlineWidth = 0.0
  /// Of thumbs and selected segments.
  public var thumbShadow = ThemeShadow(radius: 4, offset: Size(width: 0, height: 2), opacity: 0.13)

  public init() {}
}
