import InlayGraphics
import InlaySystem

/// A path with its fill and stroke colours.
package struct NodeShape: Hashable, Sendable {
  /// The path in the layer's own space.
  let path: Path
  let fillColor: RGBColor?
  let fillRule: FillRule
  let strokeColor: RGBColor?
  let stroke: StrokeStyle
  /// The part of the path that is stroked; nil for the whole path.
  let strokedPart: Path?

  var strokedPath: Path { strokedPart ?? path }

  /// The longest mitred corner, in half line widths: Cairo's limit.
  private static let miterLimit = 10.0

  fileprivate var extent: Rect {
    let bounds = path.controlBounds
    guard strokeColor != nil else { return bounds }
    let reach = stroke.width / 2 * (stroke.join == .miter ? Self.miterLimit : stroke.cap == .square ? 1.5 : 1)
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension NodeShape: ContentsKind {
  func extent(in bounds: Rect) -> Rect { extent }

  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    if let color = fillColor, color.alpha > 0 {
      builder.addFill(.path(path.applying(space), fillRule), color, clip: clip)
    }
    guard let color = strokeColor, color.alpha > 0 else { return }
    builder.forEachTile(of: DeviceRect(covering: extent.applying(space)), clip: clip) { builder, piece in
      let drawing = StrokedPath(path: strokedPath, style: stroke, transform: space.relative(to: piece))
      builder.addMask(.contents(.stroke(drawing)), piece, color, clip: clip)
    }
  }

  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) throws(InlayError) {
    if let color = fillColor {
      try painter.spend(on: path)
      painter.canvas.fill(path, with: color, rule: fillRule)
    }
    guard let color = strokeColor else { return }
    try painter.spend(on: strokedPath)
    painter.canvas.stroke(strokedPath, with: color, width: stroke.width, cap: stroke.cap, join: stroke.join)
  }
}

/// Coverage of a line along a path, under a transform to the tile.
struct StrokedPath: TileDrawing {
  let path: Path
  let style: StrokeStyle
  let transform: Transform

  var format: Bitmap.Format { .a8 }
  var byteCount: Int { path.byteCount }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.concatenate(transform)
    canvas.stroke(path, with: .black, width: style.width, cap: style.cap, join: style.join)
  }

  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    try meter.spend(Double(path.elements.count), .strokedElement)
    try meter.spend(on: path, rows: Double(key.height), under: transform, strokeWidth: style.width)
  }
}
