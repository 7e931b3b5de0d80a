import InlayGraphics
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension EncodedImage {
  /// The picture of an SVG file at the image's scale. One with `currentColor`, which is black without a place that has
  /// a colour, is drawn once more in white.
  ///
  /// - Throws: `InlayError`.
  func decodedSVG() throws(InlayError) -> Decoded {
    if let problem = SVGText(bytes: bytes).problem { throw failure(problem) }
    let black = try bitmapOfSVG(inWhite: false)
    guard SVGText(bytes: bytes).mentions("currentcolor") else { return Decoded(pixels: black) }
    return Decoded(pixels: black, inWhite: try bitmapOfSVG(inWhite: true))
  }

  /// The pixels at the image's scale. They are drawn by a process of its own, within limits of time and memory, since
  /// small files may need any of both, or crash the library. It gets the bytes without a path, from which it could load
  /// other files.
  ///
  /// - Throws: `InlayError`.
  ///
  /// - Parameter inWhite: What `currentColor` is, unless the outermost element has another colour: white or black.
  private func bitmapOfSVG(inWhite: Bool) throws(InlayError) -> Bitmap {
    let name = Array(name.utf8)
    var request = SVGRequest(
      scale: scale, isWhite: inWhite, hasTexts: SVGText(bytes: bytes).mentions("text"),
      maximumPixels: Int64(maximumPixels), maximumSide: Int64(Bitmap.maximumSide), seconds: 0,
      nameCount: Int64(name.count), count: Int64(bytes.count))
    let drawn = try svgTime.draw(self.name) { process, seconds in
      request.seconds = seconds
      return process.draw(request, name: name, bytes: bytes, seconds: seconds)
    }
    switch drawn.ending {
    case .answer(let answer, let rest): return try bitmap(of: answer, rest)
    case .lost: throw failure("an SVG that ended the program which draws it")
    case .crashed(let signal, let words):
      let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
      // Other lines have the time and the process's number.
      let lines = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline)
      let cause = lines.first { $0.contains("ERROR") } ?? ""
      let message = "an SVG that ended librsvg with signal \(signal) (\(name))"
      throw failure(SVGDrawing.message(message, reason: String(cause)))
    case .tookTooLong: throw svgTime.excess(of: self.name, given: drawn.given)
    case .late:
      throw failure(
        "an SVG that is not drawn after \(SVGProcess.patience.text) seconds, \(drawn.seconds.tenths) of CPU time",
        .graphics)
    }
  }

  private func bitmap(of answer: SVGAnswer, _ rest: [UInt8]) throws(InlayError) -> Bitmap {
    switch SVGAnswer.Status(rawValue: answer.status) {
    case .drawn, .tooLarge:
      let bitmap = try bitmap(width: Int(answer.width), height: Int(answer.height), of: "SVG")
      let rowBytes = bitmap.width * 4
      guard rest.count == rowBytes * bitmap.height else { throw failure("an SVG that was drawn in part") }
      bitmap.withMutablePixels { pixels in
        for row in 0..<bitmap.height {
          let target = UnsafeMutableRawBufferPointer(rebasing: pixels[(row * bitmap.bytesPerRow)...])
          target.copyBytes(from: rest[(row * rowBytes)...].prefix(rowBytes))
        }
      }
      return bitmap
    case .missingLibrary: throw InlayError(.missingLibrary, String(decoding: rest, as: UTF8.self))
    case .failed, nil: throw InlayError(.invalidData, String(decoding: rest, as: UTF8.self))
    }
  }
}
