import InlayGraphics
import InlaySystem

/// Painting, as a `WorkMeter` counts it.
enum PaintWork {
  /// The most steps of all lists in memory: a few hundred megabytes.
  static let longestLists = 2_000_000
  /// The subject of messages about memory.
  static let memory = "the canvas with nested layers with opacity, masks or shadows"
}

extension WorkMeter {
  /// Counts a finished list.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` beyond the limits, and for an incomplete list.
  func spend(onListing list: PaintListBuilder) throws(InlayError) {
    try spend(Double(list.steps), .listStep)
    if list.isComplete { return }
    let limit = PaintWork.longestLists
    try refuse("clips, masks and shadows cut the layers into more than \(limit) pieces; \(limit) are allowed")
  }

  /// Counts an item of a list that is painted into a target, without the contents of a group.
  func spend(onPainting item: borrowing PaintItem, in target: DeviceRect) throws(InlayError) {
    let bounds = item.bounds.intersection(target)
    try spend(Double(1 + item.clip.count), .look)
    var (pixels, pieces) = (0, 0)
    for clip in item.clip {
      let area = bounds.intersection(clip)
      if !area.isEmpty {
        pixels += area.area
        pieces += 1
      }
    }
    guard pieces > 0 else { return }
    try spend(Double(pieces), .piece)
    try spend(Double(pixels), item.operation.pixelWork)
    if case .glyphs(let run, _, _, _) = item.operation { try spend(Double(pieces * run.glyphs.count), .paintedGlyph) }
  }

  /// Counts the rasterising of a path: every tile tests all lines of a path, and each in the rows of pixels that it
  /// crosses there, a stroke with both of its sides.
  func spend(
    on path: Path, rows: Double, under transform: Transform = .identity, strokeWidth: Double? = nil
  ) throws(InlayError) {
    let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    let sides = strokeWidth == nil ? 1.0 : 2
    let width = (strokeWidth ?? 0) * scale
    var (crossed, curves) = (0.0, 0.0)
    var pen = Point.zero
    func go(to point: Point) {
      let height = abs((point.x - pen.x) * transform.b + (point.y - pen.y) * transform.d)
      crossed += sides * min(height + width, rows)
      pen = point
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): go(to: point)
      case .curve(let point, let control1, let control2):
        let length = (abs(control1.x - pen.x) + abs(point.x - control2.x)) * scale
        curves += min(length, 4e6).squareRoot()
        go(to: control1)
        go(to: control2)
        go(to: point)
      case .close: break
      }
    }
    try spend(Double(path.elements.count), .pathElement)
    try spend(curves, .curveLength)
    try spend(crossed, .crossedRow)
  }

  /// Holds bytes during work.
  func holding<Result>(_ bytes: Int, _ work: () throws(InlayError) -> Result) throws(InlayError) -> Result {
    try hold(Double(bytes), for: PaintWork.memory)
    defer { release(Double(bytes)) }
    return try work()
  }
}

extension PaintOperation {
  /// The work of each painted pixel.
  fileprivate var pixelWork: Work {
    switch self {
    case .fill(let color): color.alpha < 1 ? .blendedPixel : .filledPixel
    case .replace: .filledPixel
    case .mask, .tile, .image, .glyphs: .blendedPixel
    case .group: .groupPixel
    }
  }
}
