import InlayGraphics
import InlaySystem

extension EncodedImage {
  private static let webP = OptionalLibrary(name: "libwebp.so.7", package: "libwebp7", format: "WebP")

  private typealias Bytes = UnsafePointer<UInt8>
  private typealias Number = UnsafeMutablePointer<Int32>
  private typealias Decode =
    @convention(c) (
      Bytes?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32
    ) -> UnsafeMutablePointer<UInt8>?

  /// The pixels of a WebP file, lossy or lossless, upright by its EXIF orientation. Animations are refused.
  ///
  /// - Throws: `InlayError`.
  func decodedWebP() throws(InlayError) -> Bitmap {
    let library = try Self.webP.open(for: name)
    let readHeader: @convention(c) (Bytes?, Int, Number?, Number?) -> Int32 = try library("WebPGetInfo")
    let decode: Decode = try library("WebPDecodeBGRAInto")
    var (width, height): (Int32, Int32) = (0, 0)
    let isKnown = bytes.withUnsafeBufferPointer { readHeader($0.baseAddress, $0.count, &width, &height) }
    guard isKnown != 0 else { throw failure("damaged or truncated WebP") }
    let bitmap = try bitmap(width: Int(width), height: Int(height), of: "WebP")
    let decoded = bitmap.withMutablePixels { pixels in
      bytes.withUnsafeBufferPointer {
        decode($0.baseAddress, $0.count, pixels.byteAddress, pixels.count, Int32(bitmap.bytesPerRow)) != nil
      }
    }
    guard decoded else { throw failure("damaged, truncated or animated WebP") }
    bitmap.replacePixels { $0.littleEndian.premultiplied }
    return try bitmap.upright(from: ImageOrientation(ofWebP: bytes))
  }
}

extension UInt32 {
  /// A pixel 0xAARRGGBB with its colour multiplied by its alpha.
  fileprivate var premultiplied: UInt32 {
    let alpha = self >> 24
    func part(_ value: UInt32) -> UInt32 { ((value & 255) * alpha + 127) / 255 }
    return alpha << 24 | part(self >> 16) << 16 | part(self >> 8) << 8 | part(self)
  }
}
