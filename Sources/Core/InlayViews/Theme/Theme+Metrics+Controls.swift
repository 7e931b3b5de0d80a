import InlayGraphics
import InlayLayers

extension Theme.Metrics {
  public struct Controls: Hashable, Sendable {
    public var button = Button()
    public var slider = Slider()
    public var segment = Segment()
    public var popover = Popover()
    /// The least side of the area that takes a control's presses.
    public var minimumTouchSize = 44.0
    /// Between the images or marks of a control and its text or track.
    public var gap = 8.0
    public var stepperSize = Size(width: 94, height: 32)
    public var progressHeight = 6.0
    /// The least width of a progress bar.
    package var progressWidth = 96.0
    package var activitySize = 22.0
    package var badgeHeight = 24.0
    public var avatarSize = 40.0
    /// Of the lines around controls; at least 1 in high contrast appearances.
    public var outlineWidth = 0.0
    /// Of thumbs and selected segments.
    public var thumbShadow = Shadow(opacity: 0.13, radius: 4, offset: Size(width: 0, height: 2))
  }

  public struct Button: Hashable, Sendable {
    public var height = 36.0
    /// Beside the title, unless the button is plain.
    public var padding = 16.0
  }

  public struct Slider: Hashable, Sendable {
    public var thumbSize = Size(width: 38, height: 24)
    public var trackHeight = 6.0
    /// The width that a slider prefers, without its images.
    public var width = 128.0
  }

  /// A control of segments.
  public struct Segment: Hashable, Sendable {
    public var height = 34.0
    /// From the selected segment to the edge of the control.
    package var inset = 2.0
    /// Beside a title.
    package var padding = 14.0
  }

  /// A list of values that opens above the scene.
  public struct Popover: Hashable, Sendable {
    public var cornerRadius = 24.0
    package var rowHeight = 44.0
    package var inset = 6.0
    package var width = 176.0
    package var shadow = Shadow(opacity: 0.22, radius: 22, offset: Size(width: 0, height: 10))
  }
}
