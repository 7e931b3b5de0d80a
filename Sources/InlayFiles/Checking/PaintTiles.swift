import InlayGraphics

/// The tiles that rasterise an area: each whole, whatever its visible part.
struct Tiles {
  private static let side = 256.0
  /// Longer sides are cut into tiles.
  static let longestSide = 384.0
  static let largestPixels = longestSide * longestSide

  let columns: Double
  let rows: Double
  let width: Double
  let height: Double

  /// The tiles of an area, in device pixels, that a clip meets.
  init(_ area: Rect, clip: Rect) {
    let seen = area.intersection(clip)
    (columns, width) = Self.along(area.width, seen.width)
    (rows, height) = Self.along(area.height, seen.height)
  }

  private static func along(_ whole: Double, _ seen: Double) -> (count: Double, length: Double) {
    guard seen > 0 else { return (0, 0) }
    guard whole > longestSide else { return (1, whole) }
    let count = min((whole / side).rounded(.up), (seen / side).rounded(.up) + 1)
    return (count, min(whole, count * side))
  }

  var count: Double { columns * rows }
  var pixels: Double { width * height }
}

/// The tiles of blurred content: the source of each is larger than the tile by the blur's reach.
struct BlurredTiles {
  let count: Double
  /// The memory for making one tile, in pixels of four bytes.
  let pixelsOfTile: Double
  let work: Double
  /// The area drawn as the blur's source.
  let source: Rect
  /// The number of times that a pixel of the source is drawn.
  let overlap: Double

  /// Source, its mask, and two planes of numbers.
  private static let bitmaps = 4.0
  /// The renderer's limit, above which a blur's source is drawn at a scale that makes sigma 8 pixels.
  private static let widestSharpSigma = 32.0

  /// - Parameter sigma: In device pixels.
  init(_ area: Rect, clip: Rect, sigma: Double) {
    let tiles = Tiles(area, clip: clip)
    let reach = (3 * min(sigma, 1e6)).rounded(.up) + 1
    let margin = 2 * reach
    count = tiles.count
    let side = (x: min(tiles.width, Tiles.longestSide), y: min(tiles.height, Tiles.longestSide))
    let pixels = (side.x + margin) * (side.y + margin)
    // A wide blur is computed on a small picture, which is then scaled up.
    let coarseness = sigma > Self.widestSharpSigma ? 8 / sigma : 1
    let drawn = pixels * coarseness * coarseness
    pixelsOfTile = drawn * Self.bitmaps
    // A small blur sums neighbours; a large one uses a coarser grid.
    work = count * (drawn * (sigma <= 16 ? 24 + 3 * sigma : 24) + (coarseness < 1 ? 3 * side.x * side.y : 0))
    source = Rect(
      minX: max(area.minX, clip.minX - Tiles.longestSide) - reach,
      minY: max(area.minY, clip.minY - Tiles.longestSide) - reach,
      maxX: min(area.maxX, clip.maxX + Tiles.longestSide) + reach,
      maxY: min(area.maxY, clip.maxY + Tiles.longestSide) + reach)
    overlap = count > 1 ? max(1, count * pixels / max(1, source.area)) : count
  }
}

/// The lengths of paths across and down, each computed once, even when many layers share it.
struct PathLengths {
  private var known: [UnsafeRawPointer: (x: Double, y: Double)] = [:]

  /// The sum of all elements' widths, and that of their heights.
  mutating func length(of path: Path) -> (x: Double, y: Double) {
    // Nodes retain their paths, so an address identifies a path.
    guard let address = path.elements.withUnsafeBytes(\.baseAddress) else { return (0, 0) }
    if let length = known[address] { return length }
    var length = (x: 0.0, y: 0.0)
    var pen = Point.zero
    func go(to point: Point) {
      length.x += abs(point.x - pen.x)
      length.y += abs(point.y - pen.y)
      pen = point
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): go(to: point)
      case .curve(let point, let control1, let control2):
        go(to: control1)
        go(to: control2)
        go(to: point)
      case .close: break
      }
    }
    known[address] = length
    return length
  }
}

extension Rect {
  var area: Double { width * height }
}

extension Transform {
  /// The mean factor of lengths: the square root of that of areas.
  var meanScale: Double { abs(determinant).squareRoot() }
}
