import InlayGraphics
import InlaySystem
import InlayText

/// A laid-out text with its position and colour.
package struct NodeText: Equatable, Sendable {
  package let layout: TextLayout
  /// The top left corner of the layout's box, in the layer's own space.
  let origin: Point
  let color: RGBColor
  let shadow: NodeShadow?

  package static func == (a: NodeText, b: NodeText) -> Bool {
    a.layout == b.layout && a.origin == b.origin && a.color == b.color && a.shadow == b.shadow
  }

  /// The painted glyphs, in the layer's own space.
  private var inkExtent: Rect {
    var extent = Rect.zero
    for positioned in layout.runs {
      let ink = positioned.run.inkBounds
      // Painting moves a run's origin to a whole device pixel, by up to one to either side.
      extent = extent.union(
        Rect(
          minX: origin.x + positioned.origin.x + Double(ink.minX - 1) / layout.scale,
          minY: origin.y + positioned.origin.y + Double(ink.minY - 1) / layout.scale,
          maxX: origin.x + positioned.origin.x + Double(ink.maxX + 1) / layout.scale,
          maxY: origin.y + positioned.origin.y + Double(ink.maxY + 1) / layout.scale))
    }
    return extent
  }
}

extension NodeText: ContentsKind {
  /// The painted glyphs and their shadow.
  func extent(in bounds: Rect) -> Rect {
    let ink = inkExtent
    return shadow.map { ink.union($0.extent(of: ink)) } ?? ink
  }

  /// Glyph runs where the space has the scene's scale, else tiles under its transform.
  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    if let shadow { add(shadow, in: space, clip: clip, to: &builder) }
    let placed = space.translatedBy(x: origin.x, y: origin.y)
    let isUnscaled = placed.isUpright && placed.a == layout.scale && placed.d == layout.scale
    if isUnscaled && !layout.isPaintedAsPaths {
      for positioned in layout.runs {
        let origin = positioned.origin.applying(placed)
        guard abs(origin.x) < Double(DeviceRect.limit), abs(origin.y) < Double(DeviceRect.limit) else { continue }
        let x = Int(clamping: DeviceShape.quantised(origin.x).nearestPixel)
        let y = Int(clamping: DeviceShape.quantised(origin.y).nearestPixel)
        let ink = positioned.run.inkBounds.offsetBy(dx: x, dy: y)
        builder.add(.glyphs(positioned.run, x: x, y: y, color: positioned.run.tint(color)), ink, clip)
      }
      return
    }
    let area = DeviceRect(covering: inkExtent.applying(space))
    builder.forEachTile(of: area, clip: clip) { builder, piece in
      let turned = TurnedText(color: color, transform: placed.relative(to: piece), alignment: layout.alignment)
      builder.addTile(.contents(.text(turned)), of: layout.text, piece, clip: clip)
    }
  }

  /// Adds the shadow of the glyphs.
  private func add(_ shadow: NodeShadow, in space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder) {
    let placed = space.translatedBy(x: shadow.offset.width, y: shadow.offset.height)
    if shadow.sigma > 0 && !space.keepsCircles {
      let own = Transform(translationX: origin.x, y: origin.y)
      let text = TurnedText(color: .black, transform: own, alignment: layout.alignment)
      return builder.addStretched(
        .text(text), of: layout.text, in: inkExtent, shadow.sigma, placed, shadow.color, hidden: .zero, clip: clip)
    }
    let sigma = shadow.sigma * space.meanScale
    let area = DeviceRect(covering: inkExtent.applying(placed)).outset(by: Bitmap.blurMargin(sigma: sigma) + 1)
    let start = placed.translatedBy(x: origin.x, y: origin.y)
    builder.forEachTile(of: area, clip: clip) { builder, piece in
      let text = TurnedText(color: .black, transform: start.relative(to: piece), alignment: layout.alignment)
      let drawing = BlurredDrawing(source: .text(text), sigma: sigma)
      builder.addMask(.blurred(drawing), of: layout.text, piece, shadow.color, clip: clip)
    }
  }

  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) throws(InlayError) {
    if let shadow {
      if shadow.sigma == 0 {
        try painter.spend(on: layout)
        let start = Point(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
        painter.canvas.draw(layout, at: start, color: shadow.color)
      } else {
        try painter.drawPicture(of: shadow.extent(of: inkExtent)) { builder, space, clip in
          add(shadow, in: space, clip: clip, to: &builder)
        }
      }
    }
    try painter.spend(on: layout)
    painter.canvas.draw(layout, at: origin, color: color)
  }
}

/// A `ShapedText` in a colour, under a transform to the tile that is not the scene's scale alone.
struct TurnedText: TileDrawing {
  let color: RGBColor
  let transform: Transform
  let alignment: LineAlignment

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    draw(key.object, under: transform, into: tile)
  }

  func draw(_ text: AnyObject?, under transform: Transform, into bitmap: Bitmap) {
    let canvas = Canvas(bitmap: bitmap, scale: 1)
    canvas.concatenate(transform)
    if let text = text as? ShapedText { canvas.draw(TextLayout(text, alignment), at: Point.zero, color: color) }
  }

  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    try meter.spend(Double((key.object as? ShapedText)?.glyphCount ?? 0), .strokedElement)
  }
}
