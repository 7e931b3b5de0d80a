import InlayGraphics
import InlaySystem

extension EncodedImage {
  private static let turboJPEG = OptionalLibrary(
    name: "libturbojpeg.so.0", package: "libturbojpeg0", format: "JPEG")

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Bytes = UnsafePointer<UInt8>
  private typealias Number = UnsafeMutablePointer<Int32>
  private typealias Header = @convention(c) (Handle?, Bytes?, UInt, Number?, Number?, Number?, Number?) -> Int32
  private typealias Decompress =
    @convention(c) (
      Handle?, Bytes?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32, Int32
    ) -> Int32

  /// The pixels of a JPEG file: grey, colour or CMYK, baseline or progressive, upright by its EXIF orientation. Damaged
  /// and truncated files are refused.
  ///
  /// - Throws: `InlayError`.
  func decodedJPEG() throws(InlayError) -> Bitmap {
    let library = try Self.turboJPEG.open(for: name)
    let make: @convention(c) () -> Handle? = try library("tjInitDecompress")
    let destroy: @convention(c) (Handle?) -> Int32 = try library("tjDestroy")
    let readHeader: Header = try library("tjDecompressHeader3")
    let decompress: Decompress = try library("tjDecompress2")
    guard let decoder = make() else { throw failure("not enough memory for a JPEG decoder", .graphics) }
    defer { _ = destroy(decoder) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = bytes.withUnsafeBufferPointer {
      readHeader(decoder, $0.baseAddress, UInt($0.count), &width, &height, &sampling, &colors)
    }
    guard status == 0 else { throw failure("damaged or truncated JPEG") }
    let bitmap = try bitmap(width: Int(width), height: Int(height), of: "JPEG")
    let isInk = colors >= TurboJPEG.cmyk
    let result = bitmap.withMutablePixels { pixels in
      bytes.withUnsafeBufferPointer {
        decompress(
          decoder, $0.baseAddress, UInt($0.count), pixels.byteAddress, width, Int32(bitmap.bytesPerRow), height,
          isInk ? TurboJPEG.inkPixels : TurboJPEG.pixels, TurboJPEG.flags)
      }
    }
    guard result == 0 else { throw failure("damaged or truncated JPEG") }
    if isInk { bitmap.replacePixels { TurboJPEG.color(ofInk: $0) } }
    return try bitmap.upright(from: ImageOrientation(ofJPEG: bytes))
  }
}

/// The constants of TurboJPEG's interface.
private enum TurboJPEG {
  /// The first of the colour spaces with four inks.
  static let cmyk: Int32 = 3
  /// Four bytes that are a native word 0xAARRGGBB.
  static var pixels: Int32 { UInt32(1).littleEndian == 1 ? 8 : 10 }
  /// Cyan, magenta, yellow and black, a byte each.
  static let inkPixels: Int32 = 11
  /// Stops at warnings, which truncated data gives, and after 500 scans, which only hostile files have.
  static let flags: Int32 = 8192 | 32768

  /// A colour of four inks, which files store inverted.
  static func color(ofInk word: UInt32) -> UInt32 {
    let ink = word.littleEndian
    let black = ink >> 24
    func part(_ value: UInt32) -> UInt32 { (value & 255) * black / 255 }
    return 0xFF00_0000 | part(ink) << 16 | part(ink >> 8) << 8 | part(ink >> 16)
  }
}
