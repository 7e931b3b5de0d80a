import InlayGraphics
import InlayLayers

extension Theme.Metrics {
  /// The lengths of controls.
  public struct Controls: Hashable, Sendable {
    /// The lengths of buttons, each with its own default.
    public var button = Button()
    /// The lengths of sliders, each with its own default.
    public var slider = Slider()
    /// The lengths of segmented controls, each with its own default.
    package var segment = Segment()
    /// The lengths of pop-up menus, each with its own default.
    package var popover = Popover()
    /// The least side of the area that accepts a control's presses, in points; 44 by default.
    public var minimumTouchSize = 44.0
    /// The space between the images or marks of a control and its text or track, in points; 8 by default.
    public var gap = 8.0
    /// The size of steppers, in points; 94 by 32 by default.
    public var stepperSize = Size(width: 94, height: 32)
    /// The height of progress bars, in points; 6 by default.
    public var progressHeight = 6.0
    /// The least width of a progress bar.
    package var progressWidth = 96.0
    package var activitySize = 22.0
    package var badgeHeight = 24.0
    /// The side of avatars, in points; 40 by default.
    public var avatarSize = 40.0
    /// The width of the lines around controls, in points; 0 by default. In high contrast appearances it is at least 1.
    public var outlineWidth = 0.0
    /// The shadow of thumbs and selected segments; by default 13 % black with a radius of 4 points, 2 points down.
    public var thumbShadow = Shadow(opacity: 0.13, radius: 4, offset: Size(width: 0, height: 2))
  }

  /// The lengths of buttons.
  public struct Button: Hashable, Sendable {
    /// The height in points; 36 by default.
    public var height = 36.0
    /// The space on either side of the title, unless the button is plain, in points; 16 by default.
    public var padding = 16.0
  }

  /// The lengths of sliders.
  public struct Slider: Hashable, Sendable {
    /// The size of the thumb, in points; 38 by 24 by default.
    public var thumbSize = Size(width: 38, height: 24)
    /// The height of the track, in points; 6 by default.
    public var trackHeight = 6.0
    /// The width that a slider prefers, without its images, in points; 128 by default.
    public var width = 128.0
  }

  /// A control of segments.
  package struct Segment: Hashable, Sendable {
    /// The height in points; 34 by default.
    package var height = 34.0
    /// The distance from the selected segment to the edge of the control.
    package var inset = 2.0
    /// The padding beside a title.
    package var padding = 14.0
  }

  /// A list of values that opens above the scene.
  package struct Popover: Hashable, Sendable {
    /// The radius of the corners, in points; 24 by default.
    package var cornerRadius = 24.0
    package var rowHeight = 44.0
    package var inset = 6.0
    package var width = 176.0
    package var shadow = Shadow(opacity: 0.22, radius: 22, offset: Size(width: 0, height: 10))
  }
}
