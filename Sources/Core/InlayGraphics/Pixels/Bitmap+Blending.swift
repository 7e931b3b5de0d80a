import CInlayCairo
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Painting of premultiplied colours over existing pixels, byte for byte as pixman does it, without Cairo's cost for
/// each call.
extension Bitmap {
  /// Paints a colour over the pixels of a rectangle, each weighted by its byte of coverage. O(pixels); pixels without
  /// coverage are skipped four at once, and those that an opaque colour covers completely are set four at once.
  ///
  /// - Parameters:
  ///   - coverage: The byte of the rectangle's first pixel.
  ///   - stride: The bytes from one row of coverage to the next.
  ///   - rect: Inside the bitmap.
  ///   - ramp: The colour's ramp over the most frequent background colour.
  func blend(
    _ color: UInt32, through coverage: UnsafeRawPointer, stride: Int, in rect: DeviceRect, ramp: ColorRamp? = nil
  ) {
    guard let ramp else {
      let isOpaque = color >= 0xFF00_0000
      let front = SIMD4(repeating: color)
      return blendRows(color, coverage, stride, rect) { target, bytes, source in
        if isOpaque && bytes == .max { return target.storeBytes(of: front, as: SIMD4<UInt32>.self) }
        let back = FourPixels(target.loadUnaligned(as: SIMD4<UInt32>.self))
        target.storeBytes(of: source.scaled(by: Weights(bytes)).over(back).pixels, as: SIMD4<UInt32>.self)
      }
    }
    let known = SIMD4(repeating: ramp.back)
    ramp.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      blendRows(color, coverage, stride, rect) { target, bytes, source in
        let four = target.loadUnaligned(as: SIMD4<UInt32>.self)
        var result = SIMD4(
          pixels[Int(bytes & 0xFF)], pixels[Int(bytes &>> 8 & 0xFF)], pixels[Int(bytes &>> 16 & 0xFF)],
          pixels[Int(bytes &>> 24)])
        if four != known { result = source.scaled(by: Weights(bytes)).over(FourPixels(four)).pixels }
        target.storeBytes(of: result, as: SIMD4<UInt32>.self)
      }
    }
  }

  /// Calls `body` with each four pixels of which some are covered, and with their coverage.
  @inline(__always) private func blendRows(
    _ color: UInt32, _ coverage: UnsafeRawPointer, _ stride: Int, _ rect: DeviceRect,
    _ body: (UnsafeMutableRawPointer, UInt32, FourPixels) -> Void
  ) {
    let source = FourPixels(SIMD4(repeating: color))
    let width = rect.width
    withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in 0..<rect.height {
        let bytes = coverage + row &* stride
        let to = base + ((rect.minY &+ row) &* bytesPerRow &+ rect.minX &* 4)
        var x = 0
        while x &+ 4 <= width {
          let four = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
          if four != 0 { body(to + x &* 4, four, source) }
          x &+= 4
        }
        while x < width {
          let one = UInt32(bytes.load(fromByteOffset: x, as: UInt8.self))
          if one != 0 {
            let target = to + x &* 4
            let back = FourPixels(SIMD4(target.load(as: UInt32.self), 0, 0, 0))
            target.storeBytes(of: source.scaled(by: Weights(one)).over(back).pixels[0], as: UInt32.self)
          }
          x &+= 1
        }
      }
    }
  }

  /// Paints another bitmap, whose pixel (0, 0) is at (x, y), over the pixels of a rectangle inside both. O(pixels);
  /// rows of one opaque colour, as the middle of a card has them, are copied.
  func blend(_ source: Bitmap, x: Int, y: Int, in rect: DeviceRect) {
    withRows(of: source, x: x, y: y, in: rect) { from, to in Self.blend(from, over: to, count: rect.width) }
  }

  /// Calls a closure with the beginnings of each row of a rectangle, in another bitmap at (x, y) and in this one.
  @inline(__always) private func withRows(
    of source: Bitmap, x: Int, y: Int, in rect: DeviceRect,
    _ body: (_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer) -> Void
  ) {
    withMutablePixels { pixels in
      source.withPixels { sourcePixels in
        guard let base = pixels.baseAddress, let sourceBase = sourcePixels.baseAddress else { return }
        for row in rect.minY..<rect.maxY {
          body(
            sourceBase + ((row &- y) &* source.bytesPerRow &+ (rect.minX &- x) &* 4),
            base + (row &* bytesPerRow &+ rect.minX &* 4))
        }
      }
    }
  }

  private static func blend(_ from: UnsafeRawPointer, over to: UnsafeMutableRawPointer, count: Int) {
    let first = from.load(as: UInt32.self)
    if first >= 0xFF00_0000, count > 1, memcmp(from, from + 4, (count &- 1) &* 4) == 0 {
      memcpy(to, from, count &* 4)
      return
    }
    var x = 0
    while x &+ 4 <= count {
      let target = to + x &* 4
      let back = FourPixels(target.loadUnaligned(as: SIMD4<UInt32>.self))
      let front = FourPixels(from.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self))
      target.storeBytes(of: front.over(back).pixels, as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < count {
      let target = to + x &* 4
      let back = FourPixels(SIMD4(target.load(as: UInt32.self), 0, 0, 0))
      let front = FourPixels(SIMD4(from.load(fromByteOffset: x &* 4, as: UInt32.self), 0, 0, 0))
      target.storeBytes(of: front.over(back).pixels[0], as: UInt32.self)
      x &+= 1
    }
  }

  /// Paints another bitmap with an opacity in 255ths, its pixel (0, 0) at (x, y), over the pixels of a rectangle inside
  /// both. O(pixels); four pixels that are the four before them over the same ones get the same colours.
  func blend(_ source: Bitmap, x: Int, y: Int, in rect: DeviceRect, opacity: UInt8) {
    let weights = Weights(UInt32(opacity) &* 0x0101_0101)
    withRows(of: source, x: x, y: y, in: rect) { from, to in Self.blend(from, weights, over: to, count: rect.width) }
  }

  private static func blend(
    _ from: UnsafeRawPointer, _ weights: Weights, over to: UnsafeMutableRawPointer, count: Int
  ) {
    // The four pixels before, compared as words: lanes are compared one by one.
    var (front, back) = (SIMD2<UInt64>.zero, SIMD2<UInt64>.zero)
    var result = SIMD4<UInt32>.zero
    var x = 0
    while x &+ 4 <= count {
      let target = to + x &* 4
      let nextFront = from.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
      let nextBack = target.loadUnaligned(as: SIMD2<UInt64>.self)
      let changes = (front ^ nextFront) | (back ^ nextBack)
      if changes[0] | changes[1] != 0 {
        (front, back) = (nextFront, nextBack)
        let colors = FourPixels(unsafeBitCast(front, to: SIMD4<UInt32>.self)).scaled(by: weights)
        result = colors.over(FourPixels(unsafeBitCast(back, to: SIMD4<UInt32>.self))).pixels
      }
      target.storeBytes(of: result, as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < count {
      let target = to + x &* 4
      let back = FourPixels(SIMD4(target.load(as: UInt32.self), 0, 0, 0))
      let front = FourPixels(SIMD4(from.load(fromByteOffset: x &* 4, as: UInt32.self), 0, 0, 0))
      target.storeBytes(of: front.scaled(by: weights).over(back).pixels[0], as: UInt32.self)
      x &+= 1
    }
  }

  /// Multiplies the pixels of a rectangle by a mask, whose pixel (0, 0) is at (x, y). The rectangle is inside both.
  /// O(pixels); pixels that the mask covers completely are skipped four at once.
  func multiply(by mask: Bitmap, x: Int, y: Int, in rect: DeviceRect) {
    withMutablePixels { pixels in
      mask.withPixels { maskPixels in
        guard let base = pixels.baseAddress, let maskBase = maskPixels.baseAddress else { return }
        for row in rect.minY..<rect.maxY {
          let to = base + row &* bytesPerRow
          let from = maskBase + ((row &- y) &* mask.bytesPerRow &- x)
          var column = rect.minX
          while column &+ 4 <= rect.maxX {
            let bytes = from.loadUnaligned(fromByteOffset: column, as: UInt32.self)
            if bytes != .max {
              let target = to + column &* 4
              let four = FourPixels(target.loadUnaligned(as: SIMD4<UInt32>.self))
              target.storeBytes(of: four.scaled(by: Weights(bytes)).pixels, as: SIMD4<UInt32>.self)
            }
            column &+= 4
          }
          while column < rect.maxX {
            let target = to + column &* 4
            let pixel = FourPixels(SIMD4(target.load(as: UInt32.self), 0, 0, 0))
            let weights = Weights(UInt32(from.load(fromByteOffset: column, as: UInt8.self)))
            target.storeBytes(of: pixel.scaled(by: weights).pixels[0], as: UInt32.self)
            column &+= 1
          }
        }
      }
    }
  }
}

extension Bitmap {
  /// Adds another bitmap's premultiplied pixels, each multiplied by a fraction of 255. Weights of 255 in all make a
  /// cross-fade that stays opaque where all its pictures are. O(pixels).
  package func add(_ source: Bitmap, weight: Int) {
    let context = cairo_create(surface)
    cairo_set_source_surface(context, source.surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    cairo_paint_with_alpha(context, Double(weight) / 255)
    cairo_destroy(context)
  }
}

extension Bitmap {
  /// A mask of the pixels' exact alpha. O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` when there is no memory for it.
  package func alphaMask() throws(InlayError) -> Bitmap {
    let mask = try Bitmap(width: width, height: height, format: .a8)
    let context = cairo_create(mask.surface)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
    return mask
  }
}
