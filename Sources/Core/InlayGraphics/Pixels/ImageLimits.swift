import InlaySystem

/// The limits of image files, checked by what their headers state, before pixels are decoded.
package enum ImageLimits {
  /// - Throws: `InlayError`: `invalidData` or `limitExceeded`.
  package static func check(
    width: Int, height: Int, of format: String, _ maximumPixels: Int, name: String
  ) throws(InlayError) {
    let size = "\(width) x \(height) pixels"
    guard width >= 1, height >= 1 else {
      throw InlayError(.invalidData, "\(name): damaged \(format), its header says \(size)")
    }
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else {
      throw InlayError(.limitExceeded, "\(name): \(size); sides must be at most \(Bitmap.maximumSide)")
    }
    guard width * height <= maximumPixels else {
      throw InlayError(exceeding: .pixels, "\(name): \(size), over the limit of \(maximumPixels) pixels")
    }
  }

  /// The most bytes of a useful file: 8 for each pixel, and some text and colour tables.
  package static func maximumBytes(ofPixels pixels: Int) -> Int {
    let (bytes, isTooLarge) = pixels.multipliedReportingOverflow(by: 8)
    return isTooLarge ? .max : bytes.addingReportingOverflow(16 << 20).overflow ? .max : bytes + 16 << 20
  }

  /// - Throws: `InlayError` of kind `limitExceeded`.
  package static func check(byteCount: Int, width: Int, height: Int, name: String) throws(InlayError) {
    // A PNG has a byte more for each row.
    let most = maximumBytes(ofPixels: width * height) + height
    guard byteCount <= most else {
      throw InlayError(
        .limitExceeded, "\(name): \(byteCount) bytes for \(width) x \(height) pixels, over the limit of \(most)")
    }
  }
}
