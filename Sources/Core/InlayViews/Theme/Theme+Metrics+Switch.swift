import InlayGraphics
import InlayLayers

extension Theme.Metrics {
  /// The lengths of switches.
  package struct Switch: Hashable, Sendable {
    /// The size of the track, in points; 51 by 31 by default.
    package var size = Size(width: 51, height: 31)
    /// The maximum growth in rows of large text; a factor. A limit leaves space for the title.
    package var maximumGrowth = 1.5
    /// The distance to the trailing edge of the row, in points; 13 by default.
    package var inset = 13.0
    /// The distance from the thumb to the edge of the track, in points; 1.5 by default.
    package var thumbInset = 1.5
    /// The width of the thumb, a capsule; nil for a disc.
    package var thumbWidth: Double?
    /// The soft shadows of the thumb.
    package var thumbShadows = [
      Shadow(opacity: 0.205, radius: 3.34, offset: Size(width: 0, height: 3.05)),
      Shadow(opacity: 0.125, radius: 1.08, offset: Size(width: 0, height: 1.9)),
    ]
    /// The opacity of the shadows while the switch is off, 0...1: on a pale track full shadows look like a dark
    /// crescent.
    package var offShadowStrength = 0.3
    /// The width of the faint ring around the thumb, and its opacity.
    package var thumbRingWidth = 0.96
    package var thumbRingOpacity = 0.042

    /// The factor of the size in a row whose other parts have a factor.
    package func growth(_ growth: Double) -> Double { max(1, min(growth, maximumGrowth)) }

    /// The width of the thumb in a track, at least that of a disc, in points.
    package func thumbWidth(inHeight height: Double) -> Double {
      let disc = max(0, height - 2 * thumbInset)
      return max(disc, min(thumbWidth ?? disc, size.width - 2 * thumbInset))
    }

    /// The distance by which the thumb of a switch of a size moves, in points. `growth` is that of the size.
    package func thumbTravel(in size: Size, growth: Double) -> Double {
      // The travel of a disc does not depend on the inset.
      guard thumbWidth != nil else { return size.width - size.height }
      let width = thumbWidth(inHeight: self.size.height) * growth
      return max(0, size.width - 2 * thumbInset * growth - width)
    }
  }
}
