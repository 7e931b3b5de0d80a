import InlayGraphics
import InlayLayers

/// The pixels of a surface, for comparison.
package struct Picture: Equatable {
  package let width: Int
  /// Premultiplied, 0xAARRGGBB, row by row from the top.
  package let pixels: [UInt32]

  package init(_ surface: ImageSurface) {
    width = surface.pixelWidth
    pixels = surface.pixels()
  }

  package var height: Int { pixels.count / width }

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The first pixel of a rectangle in which two pictures differ; the other one lies at an offset.
  package func difference(
    from other: Picture, in rect: DeviceRect, dx: Int = 0, dy: Int = 0
  ) -> String? {
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      for x in rect.minX..<max(rect.minX, rect.maxX) where self[x, y] != other[x + dx, y + dy] {
        return "(\(x), \(y)) is \(hex(self[x, y])), not \(hex(other[x + dx, y + dy]))"
      }
    }
    return nil
  }

  package func difference(from other: Picture) -> String? {
    if self == other { return nil }
    guard (width, height) == (other.width, other.height) else {
      return "\(width) x \(height) pixels, not \(other.width) x \(other.height)"
    }
    return difference(from: other, in: DeviceRect(x: 0, y: 0, width: width, height: height))
  }

  /// The pixels that are in none of some rectangles.
  package func pixels(outside rects: [DeviceRect]) -> [UInt32] {
    pixels.indices.compactMap { index in
      let pixel = DeviceRect(x: index % width, y: index / width, width: 1, height: 1)
      return rects.contains { $0.intersects(pixel) } ? nil : pixels[index]
    }
  }

  /// The largest difference of any component of any pixel, in 255ths.
  package func largestDistance(to other: Picture) -> Int {
    zip(pixels, other.pixels).reduce(0) { max($0, Self.distance($1.0, $1.1)) }
  }

  /// The largest difference between two pixels' components, in 255ths.
  package static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var worst = 0
    for shift: UInt32 in [0, 8, 16, 24] { worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
    return worst
  }
}

package func hex(_ pixel: UInt32) -> String {
  let digits = String(pixel, radix: 16)
  return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
}

extension Scene {
  /// A picture of the current scene, painted completely by a renderer without tiles.
  package func picture() throws -> Picture {
    tick(at: time)
    let surface = try ImageSurface(for: self)
    guard let frame else { return Picture(surface) }
    return try Picture(surface.painted(frame))
  }
}

extension ImageSurface {
  /// The surface with a frame painted in a region, by default everywhere.
  @discardableResult
  package func painted(
    _ frame: Frame, in region: DeviceRegion? = nil, by renderer: Renderer = Renderer()
  ) throws -> ImageSurface {
    try renderer.paint(frame, region: region ?? DeviceRegion(frame.bounds), into: self)
    return self
  }

  /// The surface with every pixel set to one value.
  package func filled(with pixel: UInt32) -> ImageSurface {
    bitmap.withMutablePixels { pixels in
      for index in stride(from: 0, to: pixels.count, by: 4) {
        pixels.storeBytes(of: pixel, toByteOffset: index, as: UInt32.self)
      }
    }
    return self
  }
}
