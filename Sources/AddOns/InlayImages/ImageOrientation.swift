import InlayGraphics
import InlaySystem

/// The position of a camera, by the numbers of EXIF: how the stored pixels are turned to be upright.
enum ImageOrientation: Int, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height are exchanged.
  var isTurned: Bool { rawValue >= Self.leftMirrored.rawValue }
}

extension Bitmap {
  /// The picture of a camera's pixels, of format `argb32`; the same where they are upright. O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` without memory.
  func upright(from orientation: ImageOrientation) throws(InlayError) -> Bitmap {
    if orientation == .up { return self }
    let result = try Bitmap(
      width: orientation.isTurned ? height : width, height: orientation.isTurned ? width : height, format: .argb32)
    let (lastX, lastY) = (width - 1, height - 1)
    withPixels { source in
      result.withMutablePixels { target in
        func copy(_ place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) {
          for y in 0..<result.height {
            for x in 0..<result.width {
              let from = place(x, y)
              let pixel = source.load(fromByteOffset: from.y * bytesPerRow + from.x * 4, as: UInt32.self)
              target.storeBytes(of: pixel, toByteOffset: y * result.bytesPerRow + x * 4, as: UInt32.self)
            }
          }
        }
        switch orientation {
        case .up: break
        case .upMirrored: copy { (lastX - $0, $1) }
        case .down: copy { (lastX - $0, lastY - $1) }
        case .downMirrored: copy { ($0, lastY - $1) }
        case .leftMirrored: copy { ($1, $0) }
        case .right: copy { ($1, lastY - $0) }
        case .rightMirrored: copy { (lastX - $1, lastY - $0) }
        case .left: copy { (lastX - $1, $0) }
        }
      }
    }
    return result
  }
}
