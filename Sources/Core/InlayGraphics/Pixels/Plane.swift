#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One number for each pixel, row by row, for arithmetic between two bitmaps.
struct Plane {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// The mean of each square of `cell` pixels, with one more square on every side. Pixels outside count as 0.
  /// O(pixels).
  func averaged(cell: Int) -> Plane {
    var coarse = Plane(width: (width + cell - 1) / cell + 2, height: (height + cell - 1) / cell + 2)
    coarse.values.withUnsafeMutableBufferPointer { cells in
      values.withUnsafeBufferPointer { values in
        for y in 0..<height {
          let row = (y / cell + 1) * coarse.width
          for x in 0..<width { cells[row + x / cell + 1] += values[y * width + x] }
        }
      }
      let share = 1 / Float(cell * cell)
      for index in cells.indices { cells[index] *= share }
    }
    return coarse
  }

  /// The pixels between the centres of squares of `cell` pixels, as made by `averaged(cell:)`; each from the four
  /// squares around it. O(pixels).
  func interpolated(cell: Int, width: Int, height: Int) -> Plane {
    // The coarse square to the left of (above) a pixel's centre, and the share of the way from its centre to the next.
    func place(_ index: Int) -> (first: Int, share: Float) {
      let position = (Double(index) + 0.5) / Double(cell) + 0.5
      return (Int(clamping: position), Float(position - position.rounded(.down)))
    }
    var fine = Plane(width: width, height: height)
    let columns = (0..<width).map(place)
    fine.values.withUnsafeMutableBufferPointer { fine in
      values.withUnsafeBufferPointer { coarse in
        for y in 0..<height {
          let (row, below) = place(y)
          let upper = row * self.width
          let lower = upper + self.width
          for x in 0..<width {
            let (column, right) = columns[x]
            let first = coarse[upper + column] + (coarse[lower + column] - coarse[upper + column]) * below
            let next = coarse[upper + column + 1]
            let second = next + (coarse[lower + column + 1] - next) * below
            fine[y * width + x] = first + (second - first) * right
          }
        }
      }
    }
    return fine
  }
}

extension Plane {
  /// The plane under a Gaussian of standard deviation `sigma`, in pixels, cut off at three deviations. Pixels outside
  /// count as 0. O(pixels * sigma).
  func blurred(sigma: Double) -> Plane {
    let weights = Self.gaussian(sigma: sigma)
    var columns = Plane(width: width, height: height)
    var result = columns
    let reach = weights.count - 1
    var line = [Float](repeating: 0, count: width + 2 * reach)
    values.withUnsafeBufferPointer { source in
      columns.values.withUnsafeMutableBufferPointer { columns in
        result.values.withUnsafeMutableBufferPointer { result in
          line.withUnsafeMutableBufferPointer { line in
            guard let source = source.baseAddress, let columns = columns.baseAddress,
              let result = result.baseAddress, let line = line.baseAddress
            else { return }
            for y in 0..<height {
              for offset in max(-reach, -y)...min(reach, height - 1 - y) {
                let weight = weights[abs(offset)]
                Self.add(source + (y + offset) * width, times: weight, to: columns + y * width, count: width)
              }
            }
            for y in 0..<height {
              (line + reach).update(from: columns + y * width, count: width)
              for offset in 0...2 * reach {
                Self.add(line + offset, times: weights[abs(offset - reach)], to: result + y * width, count: width)
              }
            }
          }
        }
      }
    }
    return result
  }

  /// The same for a sigma of many cells, on a plane of cells. O(pixels).
  func blurred(sigma: Double, cell: Int) -> Plane {
    // Averaging and interpolating blur with these variances; the Gaussian adds the remaining variance.
    let side = Double(cell)
    let rest = (sigma * sigma - (side * side - 1) / 12 - side * side / 6).squareRoot()
    return averaged(cell: cell).blurred(sigma: rest / side).interpolated(cell: cell, width: width, height: height)
  }

  /// The Gaussian's weights from the middle outwards. Both sides together add up to 1.
  private static func gaussian(sigma: Double) -> [Float] {
    let values = (0...Bitmap.blurMargin(sigma: sigma)).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +) * 2 - values[0]
    return values.map { Float($0 / sum) }
  }

  /// One weight for a whole row at a time, which the compiler vectorises.
  private static func add(
    _ source: UnsafePointer<Float>, times weight: Float, to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { target[index] += source[index] * weight }
  }
}
