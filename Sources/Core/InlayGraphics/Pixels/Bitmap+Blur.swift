import InlaySystem

extension Bitmap {
  /// The reach of a blur, in pixels: the margin that a mask needs on each side.
  package static func blurMargin(sigma: Double) -> Int {
    // Nothing beyond Cairo's longest side is visible.
    sigma > 0 ? Int(clamping: (3 * min(sigma, Double(maximumSide))).rounded(.up)) : 0
  }

  /// The mask blurred by a Gaussian of standard deviation `sigma`, in pixels, cut off at three deviations. Pixels
  /// outside count as 0. A sigma that is not positive has no effect. Exact to 1/255.
  ///
  /// O(pixels * sigma) up to a sigma of 16; beyond, on a coarser grid, O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` when there is no memory for it.
  package func blurred(sigma: Double) throws(InlayError) -> Bitmap {
    require(format == .a8, "only masks are blurred, not \(format)")
    let result = try Bitmap(width: width, height: height, format: .a8)
    var plane = Plane(self)
    // Other pixels have no weight with a smaller sigma, and its square may be 0.
    if sigma > Self.leastSigma {
      let sigma = min(sigma, Double(Self.maximumSide))
      plane =
        sigma > Self.widestExactSigma
        ? plane.blurred(sigma: sigma, cell: Int(clamping: sigma / 8)) : plane.blurred(sigma: sigma)
    }
    plane.store(in: result)
    return result
  }

  private static let leastSigma = 0.01
  /// Up to this sigma a pixel depends on the mask's pixels around it alone, and not on its position in the mask.
  package static let widestExactSigma = 16.0

  /// Fills the mask with the pixels of another from a point on: if `repeatsColumn`, with the first column alone, if
  /// `repeatsRow`, with the first row alone.
  package func fill(from source: Bitmap, x: Int, y: Int, repeatsColumn: Bool, repeatsRow: Bool) {
    require(format == .a8 && source.format == .a8, "only masks are repeated, not \(source.format)")
    let (width, height, targetRow, sourceRow) = (width, height, bytesPerRow, source.bytesPerRow)
    source.withPixels { pixels in
      withMutablePixels { target in
        for row in 0..<height {
          let from = (repeatsRow ? y : y + row) * sourceRow + x
          for column in 0..<width {
            target[row * targetRow + column] = pixels[repeatsColumn ? from : from + column]
          }
        }
      }
    }
  }

  /// The memory of a blur for each pixel, with the mask and the result: three planes, and a byte of each mask.
  package static let bytesOfBlurredPixel = 3 * MemoryLayout<Float>.size + 2
}

extension Plane {
  fileprivate init(_ mask: Bitmap) {
    self.init(width: mask.width, height: mask.height)
    let (width, height) = (width, height)
    values.withUnsafeMutableBufferPointer { values in
      mask.withPixels { pixels in
        for y in 0..<height {
          for x in 0..<width { values[y * width + x] = Float(pixels[y * mask.bytesPerRow + x]) }
        }
      }
    }
  }

  fileprivate func store(in mask: Bitmap) {
    values.withUnsafeBufferPointer { values in
      mask.withMutablePixels { pixels in
        for y in 0..<height {
          for x in 0..<width { pixels[y * mask.bytesPerRow + x] = UInt8(min(values[y * width + x] + 0.5, 255)) }
        }
      }
    }
  }
}
