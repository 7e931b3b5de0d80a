import Glibc
import InlayGraphics
import InlayLayers

/// A switch: a track, and a thumb, a capsule or a disc, with soft shadows, which stay inside the track.
struct SwitchDrawing: ImageDrawing {
  let trackSize: Size
  let track: RGBColor
  let thumb: RGBColor
  let thumbInset: Double
  /// The thumb's width in points; a disc's width is the track's height without the insets.
  let thumbWidth: Double
  let shadows: [Shadow]
  /// The strength of the shadows while the switch is off, 0...1.
  let offShadowStrength: Double
  let ringWidth: Double
  let ringOpacity: Double
  /// The position of the thumb: 0 is off, 1 is on.
  let progress: Double
  /// Whether the thumb of a switch that is on is at the left.
  let isMirrored: Bool

  var size: Size { Size(width: trackSize.width + 2 * Self.margin, height: trackSize.height + 2 * Self.margin) }

  /// Space around the track for its smooth edge, in points.
  private static let margin = 1.0

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let track = Rect(origin: Point(x: Self.margin, y: Self.margin), size: trackSize)
    let outline = Path(roundedRect: track, cornerRadius: trackSize.height / 2)
    canvas.fill(outline, with: self.track)
    let side = trackSize.height - 2 * thumbInset
    let (off, on) = (track.minX + thumbInset, track.maxX - thumbInset - thumbWidth)
    let x = mix(isMirrored ? on : off, isMirrored ? off : on)
    let disc = Rect(x: x, y: track.minY + thumbInset, width: thumbWidth, height: side)
    canvas.saveState()
    canvas.clip(to: outline)
    for var shadow in shadows {
      shadow.opacity *= mix(offShadowStrength, 1)
      draw(shadow, of: disc, in: canvas)
    }
    canvas.fill(capsule(disc.insetBy(dx: -ringWidth, dy: -ringWidth)), with: RGBColor(white: 0, alpha: ringOpacity))
    canvas.restoreState()
    canvas.fill(capsule(disc), with: thumb)
  }

  private func capsule(_ rect: Rect) -> Path {
    rect.width > rect.height ? Path(roundedRect: rect, cornerRadius: rect.height / 2) : Path(ellipseIn: rect)
  }

  /// A value of a switch that is off, or one that is on, or between both.
  private func mix(_ off: Double, _ on: Double) -> Double {
    progress <= 0 ? off : progress >= 1 ? on : off + (on - off) * progress
  }

  /// Draws a blurred capsule as capsules of decreasing radius: each adds the increase of opacity since the one before,
  /// at least 3/255, since less is lost by rounding.
  private func draw(_ shadow: Shadow, of disc: Rect, in canvas: Canvas) {
    let radius = disc.height / 2
    // The length of the line or point in the middle of the capsule.
    let length = disc.width - disc.height
    let center = Point(x: disc.midX + shadow.offset.width, y: disc.midY + shadow.offset.height)
    let step = 0.125
    var covered = 0.0
    var distance = radius + 3 * shadow.radius
    while distance > max(0, radius - 3 * shadow.radius) {
      let wanted = shadow.opacity * 0.5 * erfc((distance - step / 2 - radius) / (shadow.radius * 2.0.squareRoot()))
      if wanted - covered >= 3 / 255 {
        // The alpha that gives `wanted` over `covered`.
        let alpha = (wanted - covered) / (1 - covered)
        let ring = Rect(
          x: center.x - distance - length / 2, y: center.y - distance, width: 2 * distance + length,
          height: 2 * distance)
        canvas.fill(capsule(ring), with: RGBColor(white: 0, alpha: alpha))
        covered = wanted
      }
      distance -= step
    }
  }
}
