import InlayGraphics
import InlaySystem

/// The formats of image files.
enum ImageFormat {
  case png, jpeg, webP, svg

  /// The format of a file by its first bytes; nil for others.
  init?(_ head: [UInt8]) {
    if PNGHeader(head) != nil {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webP
    } else if SVGText.begins(head) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The most bytes of an SVG file.
  private static let longestSVG = 4 << 20

  /// Checks a file's length before it is read.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` for more bytes than so many pixels can need.
  func check(byteCount: Int, _ maximumPixels: Int, name: String) throws(InlayError) {
    let most = self == .svg ? Self.longestSVG : ImageLimits.maximumBytes(ofPixels: maximumPixels)
    guard byteCount <= most else {
      let message = "\(name): \(byteCount) bytes, over the limit of \(most)"
      throw self == .svg ? InlayError(.limitExceeded, message) : InlayError(exceeding: .pixels, message)
    }
  }
}

/// The bytes of an image file, to be decoded.
struct EncodedImage {
  let bytes: [UInt8]
  /// The format's name for messages.
  let name: String
  let scale: Double
  let maximumPixels: Int
  /// The limits of an SVG.
  var svgTime = SVGTime()

  /// A picture of a file.
  struct Decoded {
    let pixels: Bitmap
    /// The picture with its `currentColor` in white instead of black; nil for a picture without.
    var inWhite: Bitmap?
  }

  /// - Throws: `InlayError`, each with the name.
  func decoded(as format: ImageFormat) throws(InlayError) -> Decoded {
    switch format {
    case .jpeg: Decoded(pixels: try decodedJPEG())
    case .webP: Decoded(pixels: try decodedWebP())
    case .png, .svg: try decodedSVG()
    }
  }

  /// A bitmap for the decoded picture.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` for more pixels or bytes than allowed, `invalidData` for a side
  ///   that is not positive, `graphics` without memory.
  func bitmap(width: Int, height: Int, of format: String) throws(InlayError) -> Bitmap {
    try ImageLimits.check(width: width, height: height, of: format, maximumPixels, name: name)
    if format != "SVG" { try ImageLimits.check(byteCount: bytes.count, width: width, height: height, name: name) }
    return try Bitmap(width: width, height: height, format: .argb32)
  }

  func failure(_ message: String, _ kind: InlayError.Kind = .invalidData) -> InlayError {
    InlayError(kind, "\(name): \(message)")
  }
}

extension Bitmap {
  /// Replaces each pixel of a colour bitmap by another.
  func replacePixels(_ replace: (UInt32) -> UInt32) {
    withMutablePixels { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      for index in words.indices { words[index] = replace(words[index]) }
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// The first byte, for C.
  var byteAddress: UnsafeMutablePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }
}
