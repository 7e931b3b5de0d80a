import InlayGraphics
import InlaySystem

/// Units of work of painting, for a `WorkBudget`: for expensive pictures, within a factor of three of the measured
/// nanoseconds.
enum PaintWork {
  /// A step of making a list.
  static let step = 150.0
  /// The most steps of a list, or of lists in memory at once: a few hundred megabytes.
  static let longestList = 2_000_000

  /// An item that is looked at, and each rectangle of its clip.
  fileprivate static let look = 4.0
  /// A painted item, for each rectangle of its clip.
  fileprivate static let piece = 150.0
  fileprivate static let glyph = 60.0
  static let tile = 9_000.0

  /// Of a pixel.
  fileprivate static let fill = 0.5
  static let blend = 1.5
  fileprivate static let group = 4.0
  fileprivate static let rasterised = 4.0
  static let blurred = 30.0

  /// An element of a rasterised path, and a row of pixels that one crosses.
  static let element = 200.0
  fileprivate static let passedRow = 30.0
  static let strokedElement = 600.0
}

extension PaintListBuilder {
  /// The units of work of making the list.
  var work: Double { Double(steps) * PaintWork.step }
}

extension WorkBudget {
  /// Counts the making of a list.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` beyond the budget, and for an incomplete list.
  func take(_ list: PaintListBuilder) throws(InlayError) {
    spend(.painting, list.work)
    if !list.isComplete {
      let limit = PaintWork.longestList
      refuse("clips, masks and shadows cut the layers into more than \(limit) pieces; \(limit) are allowed")
    }
    try check()
  }

  /// Counts a list before painting, without the contents of its groups.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` beyond the budget.
  func take(_ items: [PaintItem], in target: DeviceRect) throws(InlayError) {
    var work = 0.0
    for index in items.indices {
      let bounds = items[index].bounds.intersection(target)
      work += Double(1 + items[index].clip.rects.count) * PaintWork.look
      var pixels = 0
      var pieces = 0
      for clip in items[index].clip.rects {
        let area = bounds.intersection(clip)
        if !area.isEmpty {
          pixels += area.area
          pieces += 1
        }
      }
      work += items[index].operation.work(pixels: Double(pixels), pieces: Double(pieces))
    }
    spend(.painting, work)
    try check()
  }

  /// Counts a tile before rasterising.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` beyond the budget.
  func take(_ key: TileKey) throws(InlayError) {
    spend(.painting, key.work)
    try check()
  }
}

extension PaintOperation {
  fileprivate func work(pixels: Double, pieces: Double) -> Double {
    let plain = pieces * PaintWork.piece
    switch self {
    case .fill(let color): return plain + pixels * (color.alpha < 1 ? PaintWork.blend : PaintWork.fill)
    case .replace: return plain + pixels * PaintWork.fill
    case .mask, .tile, .image: return plain + pixels * PaintWork.blend
    case .glyphs(let run, _, _, _):
      return plain + pixels * PaintWork.blend + pieces * Double(run.glyphs.count) * PaintWork.glyph
    case .group: return plain + pixels * PaintWork.group
    }
  }
}

extension TileKey {
  fileprivate var work: Double {
    PaintWork.tile + Double(bounds.area) * PaintWork.rasterised + contents.work(of: self)
  }
}

extension Path {
  /// Every tile tests all lines of a path, and each in the rows of pixels that it crosses there: a stroke with both of
  /// its sides.
  func work(
    rows: Double, under transform: Transform = .identity, strokeWidth: Double? = nil
  ) -> Double {
    let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    let sides = strokeWidth == nil ? 1.0 : 2
    let width = (strokeWidth ?? 0) * scale
    var work = Double(elements.count) * PaintWork.element
    var pen = Point.zero
    func go(to point: Point) {
      let height = abs((point.x - pen.x) * transform.b + (point.y - pen.y) * transform.d)
      work += sides * min(height + width, rows) * PaintWork.passedRow
      pen = point
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): go(to: point)
      case .curve(let point, let control1, let control2):
        let length = (abs(control1.x - pen.x) + abs(point.x - control2.x)) * scale
        work += min(length, 4e6).squareRoot() * PaintWork.element / 4
        go(to: control1)
        go(to: control2)
        go(to: point)
      case .close: break
      }
    }
    return work
  }
}
