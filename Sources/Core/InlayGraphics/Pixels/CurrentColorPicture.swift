import InlaySystem

/// A picture with parts in the colour of the place where it is shown, such as those of an SVG in `currentColor`.
///
/// It was drawn in black and in white: how much a pixel differs is the share of the colour in it.
package final class CurrentColorPicture: ImageSource {
  private let black: PixelMemory
  private let white: PixelMemory
  private let pixelWidth: Int
  private let pixelHeight: Int
  private let scale: Double

  fileprivate init(black: Image, white: Image) {
    (self.black, self.white) = (black.memory, white.memory)
    (pixelWidth, pixelHeight, scale) = (black.pixelWidth, black.pixelHeight, black.scale)
  }

  /// The picture in a colour. O(pixels).
  package func image(in color: RGBColor) -> Image {
    let ink = Ink(color)
    let memory = PixelMemory(byteCount: black.byteCount) { target in
      let words = UnsafeRawBufferPointer(start: black.base, count: black.byteCount).bindMemory(to: UInt32.self)
      let others = UnsafeRawBufferPointer(start: white.base, count: white.byteCount).bindMemory(to: UInt32.self)
      let pixels = target.bindMemory(to: UInt32.self)
      for index in words.indices {
        let (word, other) = (words[index], others[index])
        pixels[index] = word == other ? word : ink.pixel(black: word, white: other)
      }
    }
    return Image(memory: memory, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
  }

  /// An image that has its pixels is not drawn.
  package func image(pixelWidth: Int, pixelHeight: Int) -> Image? { nil }

  private struct Ink {
    let red: UInt32
    let green: UInt32
    let blue: UInt32
    let alpha: UInt32

    init(_ color: RGBColor) {
      func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
      alpha = byte(color.alpha)
      red = byte(color.red * color.alpha)
      green = byte(color.green * color.alpha)
      blue = byte(color.blue * color.alpha)
    }

    /// A pixel between the one in black and the one in white. Where the colour is transparent, nothing is below it.
    func pixel(black: UInt32, white: UInt32) -> UInt32 {
      func part(_ shift: UInt32, _ ink: UInt32) -> (value: UInt32, share: UInt32) {
        let low = black >> shift & 255
        let share = max(low, white >> shift & 255) - low
        return (low + (share * ink + 127) / 255, share)
      }
      let (red, green, blue) = (part(16, red), part(8, green), part(0, blue))
      let share = max(red.share, green.share, blue.share)
      let opacity = max(black >> 24, share) - (share * (255 - alpha) + 127) / 255
      return opacity << 24 | min(red.value, opacity) << 16 | min(green.value, opacity) << 8 | min(blue.value, opacity)
    }
  }
}

extension Image {
  /// An image of two drawings of a picture, of the same size: one with its current colour in black, one in white. It
  /// has only pixels where these do not differ. Without a place that has a colour, it is the one in black.
  package convenience init(copying black: Bitmap, inWhite white: Bitmap, scale: Double) {
    let (black, white) = (Image(copying: black, scale: scale), Image(copying: white, scale: scale))
    let isSame = black.withPixels { pixels in white.withPixels { pixels.elementsEqual($0) } }
    let isAlike = black.pixelWidth == white.pixelWidth && black.pixelHeight == white.pixelHeight
    self.init(
      memory: black.memory, pixelWidth: black.pixelWidth, pixelHeight: black.pixelHeight, scale: scale,
      source: isSame || !isAlike ? nil : CurrentColorPicture(black: black, white: white))
  }
}
