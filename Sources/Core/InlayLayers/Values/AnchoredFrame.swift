import InlayGraphics
import InlayText

/// A frame that is anchored to the sides or the centre of the superlayer, in points: it follows the size of the
/// superlayer's bounds and the reading direction.
///
/// Along each axis a length and one position are used: the distance to one of the sides, or that of the centres.
/// Without a length the frame reaches from side to side, at the distances given or at 0.
public struct AnchoredFrame: Hashable, Sendable {
  /// The distance from the leading side, in points: left in a scene from left to right, and right in one from right to
  /// left. `nil` by default, as all values.
  public var leading: Double?
  /// The distance from the trailing side, in points.
  public var trailing: Double?
  /// The distance from the top, in points.
  public var top: Double?
  /// The distance from the bottom, in points.
  public var bottom: Double?
  /// The distance of the centre from that of the superlayer, towards the trailing side. The frame begins on a device
  /// pixel of the scene.
  public var centerX: Double?
  /// The distance of the centre from that of the superlayer, downwards. The frame begins on a device pixel of the
  /// scene.
  public var centerY: Double?
  /// The width, in points.
  public var width: Double?
  /// The height, in points.
  public var height: Double?

  /// Creates a frame from distances to the superlayer's sides or centre and from lengths, in points; `nil`, the
  /// default, leaves one out.
  public init(
    leading: Double? = nil, trailing: Double? = nil, top: Double? = nil, bottom: Double? = nil, centerX: Double? = nil,
    centerY: Double? = nil, width: Double? = nil, height: Double? = nil
  ) {
    (self.leading, self.trailing, self.top, self.bottom) = (leading, trailing, top, bottom)
    (self.centerX, self.centerY, self.width, self.height) = (centerX, centerY, width, height)
  }

  /// The frame in a superlayer of a size.
  ///
  /// - Parameter scale: Device pixels for each point.
  package func rect(in size: Size, _ direction: LayoutDirection, scale: Double) -> Rect {
    let across = Span(start: leading, end: trailing, center: centerX, length: width, in: size.width)
    let down = Span(start: top, end: bottom, center: centerY, length: height, in: size.height)
    let x = direction == .rightToLeft ? size.width - across.start - across.length : across.start
    return Rect(
      x: across.isCentered ? x.snapped(toScale: scale) : x,
      y: down.isCentered ? down.start.snapped(toScale: scale) : down.start, width: across.length, height: down.length)
  }

  /// The height of a superlayer in which a frame of a height has its distances from both sides.
  package func heightOfSuperlayer(forHeight height: Double) -> Double {
    if self.height != nil, top == nil, bottom == nil, let centerY { return height + 2 * abs(centerY) }
    return (top ?? 0) + height + (self.height != nil && top != nil ? 0 : bottom ?? 0)
  }

  /// The frame along one axis. Of too many values the length counts, then start, end and centre.
  private struct Span {
    let start: Double
    let length: Double
    let isCentered: Bool

    init(start: Double?, end: Double?, center: Double?, length: Double?, in whole: Double) {
      guard let length = length ?? (center == nil ? nil : 0) else {
        self.start = start ?? 0
        self.length = max(0, whole - (start ?? 0) - (end ?? 0))
        isCentered = false
        return
      }
      self.length = length
      isCentered = start == nil && end == nil && center != nil
      self.start = start ?? end.map { whole - $0 - length } ?? center.map { (whole - length) / 2 + $0 } ?? 0
    }
  }
}

/// The anchored frame of a layer that has one.
final class FrameAnchors {
  let frame: AnchoredFrame

  init(_ frame: AnchoredFrame) { self.frame = frame }
}
