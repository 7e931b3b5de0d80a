import InlayGraphics
import InlayLayers

/// The pixels of a surface, to compare.
struct Picture: Equatable {
  let width: Int
  let height: Int
  /// Premultiplied, 0xAARRGGBB, row by row from the top.
  let pixels: [UInt32]

  init(_ surface: ImageSurface) {
    width = surface.pixelWidth
    height = surface.pixelHeight
    pixels = surface.pixels()
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The first pixel of a rectangle in which two pictures differ; the other one lies at an offset.
  func difference(
    from other: Picture, in rect: DeviceRect, dx: Int = 0, dy: Int = 0
  ) -> String? {
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      for x in rect.minX..<max(rect.minX, rect.maxX) where self[x, y] != other[x + dx, y + dy] {
        return "(\(x), \(y)) is \(hex(self[x, y])), not \(hex(other[x + dx, y + dy]))"
      }
    }
    return nil
  }

  func difference(from other: Picture) -> String? {
    guard (width, height) == (other.width, other.height) else {
      return "\(width) x \(height) pixels, not \(other.width) x \(other.height)"
    }
    return difference(from: other, in: DeviceRect(x: 0, y: 0, width: width, height: height))
  }

  /// The largest difference between two pixels' components, in 255ths.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}

func hex(_ pixel: UInt32) -> String {
  let digits = String(pixel, radix: 16)
  return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
}

extension Scene {
  /// A picture of the scene as it is, painted whole by a renderer that knows nothing.
  func picture() throws -> Picture {
    tick(at: time)
    let surface = try ImageSurface(for: self)
    guard let frame else { return Picture(surface) }
    return try Picture(surface.painted(frame))
  }
}

extension ImageSurface {
  /// The surface with a frame painted on it where a region says, everywhere unless told.
  @discardableResult
  func painted(
    _ frame: Frame, in region: DeviceRegion? = nil, by renderer: Renderer = Renderer()
  ) throws -> ImageSurface {
    try renderer.paint(frame, region: region ?? DeviceRegion(frame.bounds), into: self)
    return self
  }

  /// The surface with every pixel set to one.
  func filled(with pixel: UInt32) -> ImageSurface {
    bitmap.withMutablePixels { pixels in
      for index in stride(from: 0, to: pixels.count, by: 4) {
        pixels.storeBytes(of: pixel, toByteOffset: index, as: UInt32.self)
      }
    }
    return self
  }
}

/// A scene of one root without a look of its own, which covers it, with layers inside.
func makeScene(
  _ layers: [Layer], width: Double, height: Double, scale: Double = 1, background: LayerColor? = .white,
  textContext: TextContext? = nil
) -> Scene {
  let root = Layer()
  root.name = "root"
  root.frame = Rect(x: 0, y: 0, width: width, height: height)
  for layer in layers { root.addSublayer(layer) }
  let scene = Scene(
    root: root, size: Size(width: width, height: height), scale: scale, textContext: textContext)
  scene.backgroundColor = background
  return scene
}

/// A layer with a frame and a colour.
func makeLayer(_ frame: Rect, _ color: LayerColor? = nil, name: String? = nil) -> Layer {
  let layer = Layer()
  layer.name = name
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}
