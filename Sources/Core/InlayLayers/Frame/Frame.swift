import InlayGraphics

/// One picture of a scene: immutable, and shared with the frame before where nothing changed. Any thread may paint a
/// frame while its scene continues.
public final class Frame: Sendable {
  /// The root; nil when the root is hidden.
  package let root: RenderNode?
  /// The width in device pixels.
  public let pixelWidth: Int
  /// The height in device pixels.
  public let pixelHeight: Int
  /// Device pixels per point.
  public let scale: Double
  /// The colour below the root.
  let background: RGBColor

  /// The scene's size in points.
  public let size: Size

  init(root: RenderNode?, size: Size, scale: Double, background: RGBColor) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
    pixelWidth = Frame.pixels(size.width, scale)
    pixelHeight = Frame.pixels(size.height, scale)
  }

  /// Whether the other frame is the same picture.
  func isEqual(to other: Frame) -> Bool {
    root === other.root && size == other.size && scale == other.scale && background == other.background
  }

  /// The whole canvas.
  package var bounds: DeviceRect { DeviceRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }

  /// The pixels of a side of the canvas; half pixels are rounded up.
  package static func pixels(_ points: Double, _ scale: Double) -> Int {
    let pixels = (points * scale + 0.5).rounded(.down)
    return pixels > 0 ? Int(clamping: min(pixels, Double(Int32.max))) : 0
  }
}

extension Frame: CustomStringConvertible {
  /// The size in pixels and the scale, as `Frame 640 x 960 pixels at scale 2.0`.
  public var description: String { "Frame \(pixelWidth) x \(pixelHeight) pixels at scale \(scale)" }
}
