import InlayGraphics

extension PaintListBuilder {
  /// Fills an outline with a colour.
  mutating func addFill(_ outline: DeviceOutline, _ color: RGBColor, clip: DeviceRegion) {
    if isClipped(by: outline) { return add(.fill(color), outline.pixels, clip) }
    switch outline {
    case .shape(let shape):
      let rect = DeviceRect(covering: shape.rect)
      guard clip.intersects(rect) else { return }
      if shape.isWholePixels { return add(.fill(color), rect, clip) }
      let parts = shape.parts
      for (rect, coverage) in parts.solids {
        add(.fill(coverage < 1 ? color.withAlpha(color.alpha * coverage) : color), rect, clip)
      }
      for (rect, shape) in parts.corners {
        forEachTile(of: rect, clip: clip) { builder, piece in
          builder.addMask(.shape(shape.relative(to: piece)), piece, color, clip: clip)
        }
      }
    case .path(let path, let rule):
      forEachTile(of: DeviceRect(covering: path.controlBounds), clip: clip) { builder, piece in
        // Every tile has its own copy of the path.
        builder.stepsLeft -= path.elements.count / Self.elementsOfStep
        guard builder.isComplete else { return }
        builder.addMask(.path(FilledPath(path, rule, relativeTo: piece)), piece, color, clip: clip)
      }
    }
  }

  /// Adds a body's parts, clipped by an outline: directly where the outline covers pixels completely, and as groups
  /// only along its edge.
  mutating func addClipped(
    by outline: DeviceOutline, clip: DeviceRegion,
    _ body: (inout PaintListBuilder, DeviceRegion) -> Void
  ) {
    if isClipped(by: outline) { return body(&self, clip.intersection(outline.pixels)) }
    switch outline {
    case .shape(let shape):
      if shape.isWholePixels {
        let inside = clip.intersection(DeviceRect(covering: shape.rect))
        if !inside.isEmpty { body(&self, inside) }
        return
      }
      let parts = shape.parts
      let solids = DeviceRegion(disjoint: parts.solids.filter { $0.coverage == 1 }.map(\.rect))
      stepsLeft -= solids.count * clip.count
      guard isComplete else { return }
      let inside = solids.intersection(clip)
      if !inside.isEmpty { body(&self, inside) }
      for (rect, coverage) in parts.solids where coverage < 1 {
        addGroup(in: rect, of: outline, opacity: coverage, coverage: .whole, clip: clip, body)
      }
      for (rect, shape) in parts.corners {
        forEachTile(of: rect, clip: clip) { builder, piece in
          let key = TileKey(drawing: .shape(shape.relative(to: piece)), width: piece.width, height: piece.height)
          builder.addGroup(in: piece, of: outline, coverage: .tile(key), clip: clip, body)
        }
      }
    case .path(let path, let rule):
      forEachTile(of: DeviceRect(covering: path.controlBounds), clip: clip) { builder, piece in
        let drawing = TileKey.Drawing.path(FilledPath(path, rule, relativeTo: piece))
        let key = TileKey(drawing: drawing, width: piece.width, height: piece.height)
        builder.addGroup(in: piece, of: outline, coverage: .tile(key), clip: clip, body)
      }
    }
  }

  /// Whether everything here is finally clipped by an outline, or an equal one.
  private func isClipped(by outline: DeviceOutline) -> Bool { clippingOutline?.hasSameEdge(as: outline) ?? false }

  private mutating func addGroup(
    in rect: DeviceRect, of outline: DeviceOutline, opacity: Double = 1, coverage: GroupCoverage, clip: DeviceRegion,
    _ body: (inout PaintListBuilder, DeviceRegion) -> Void
  ) {
    guard clip.intersects(rect) else { return }
    let group = nested {
      $0.clippingOutline = outline
      body(&$0, DeviceRegion(rect))
    }
    if !group.isEmpty { add(.group(group, opacity: opacity, coverage: coverage), rect, clip) }
  }

  /// Adds a tile of colours that shows an object, or plain values alone.
  mutating func addTile(
    _ drawing: TileKey.Drawing, of object: AnyObject? = nil, _ piece: DeviceRect, opacity: Double = 1,
    clip: DeviceRegion
  ) {
    let key = TileKey(drawing: drawing, of: object, width: piece.width, height: piece.height)
    add(.tile(key, opacity: opacity), piece, clip)
  }

  /// Adds a colour through a tile's coverage.
  mutating func addMask(
    _ drawing: TileKey.Drawing, of object: AnyObject? = nil, _ piece: DeviceRect, _ color: RGBColor, clip: DeviceRegion
  ) {
    add(.mask(TileKey(drawing: drawing, of: object, width: piece.width, height: piece.height), color), piece, clip)
  }

  /// The elements of a path whose copy counts as a step.
  private static var elementsOfStep: Int { 4 }
  /// The side of the tiles of large areas, in device pixels.
  private static var tileSide: Int { 256 }
  /// Areas up to this side are one tile.
  private static var largestTileSide: Int { 384 }

  /// Calls the body for each tile of an area that the clip meets. The tiles depend on the area and the ends alone.
  ///
  /// - Parameter ends: The length of the first and the last tile of a side that has several; 0 for tiles of one length.
  mutating func forEachTile(
    of area: DeviceRect, ends: Int = 0, clip: DeviceRegion,
    _ body: (inout PaintListBuilder, DeviceRect) -> Void
  ) {
    let seen = area.intersection(clip.bounds)
    guard !seen.isEmpty else { return }
    let columns = Self.spans(
      of: area.width, ends: ends, meeting: seen.minX - area.minX..<seen.maxX - area.minX)
    for row in Self.spans(of: area.height, ends: ends, meeting: seen.minY - area.minY..<seen.maxY - area.minY) {
      for column in columns {
        let tile = DeviceRect(
          minX: area.minX + column.lowerBound, minY: area.minY + row.lowerBound, maxX: area.minX + column.upperBound,
          maxY: area.minY + row.upperBound)
        guard isComplete else { return }
        stepsLeft -= clip.count
        if clip.intersects(tile) { body(&self, tile) }
      }
    }
  }

  /// The tiles along a side, as far as they meet a range. O(result).
  private static func spans(of length: Int, ends: Int, meeting seen: Range<Int>) -> [Range<Int>] {
    if length <= largestTileSide { return [0..<length] }
    let ends = length >= 2 * ends + tileSide ? ends : 0
    let middleEnd = length - ends
    var spans: [Range<Int>] = []
    if seen.lowerBound < ends { spans.append(0..<ends) }
    let first = max(0, seen.lowerBound - ends) / tileSide
    let end = max(0, min(seen.upperBound, middleEnd) - ends + tileSide - 1) / tileSide
    for index in first..<max(first, end) {
      let start = ends + index * tileSide
      spans.append(start..<min(start + tileSide, middleEnd))
    }
    if seen.upperBound > middleEnd { spans.append(middleEnd..<length) }
    return spans
  }
}

extension Transform {
  /// The transform to the pixels of a tile, its translation a multiple of 1/65,536 pixel: coarse enough for equal
  /// numbers after whole-pixel moves, fine enough that rounding it and then an edge to 1/256 pixel equals rounding the
  /// edge alone.
  func relative(to tile: DeviceRect) -> Transform {
    var transform = self
    transform.tx = Self.quantised(tx - Double(tile.minX))
    transform.ty = Self.quantised(ty - Double(tile.minY))
    return transform
  }

  private static func quantised(_ value: Double) -> Double { (value * 65_536 + 0.5).rounded(.down) / 65_536 }
}

extension DeviceShape {
  /// The shape with a device pixel as its origin.
  func relative(to rect: DeviceRect) -> DeviceShape { offsetBy(dx: -Double(rect.minX), dy: -Double(rect.minY)) }
}

extension FilledPath {
  init(_ path: Path, _ rule: FillRule, relativeTo rect: DeviceRect) {
    self.init(path: path.quantised(relativeTo: rect), rule: rule)
  }
}

extension Path {
  /// The path with a device pixel as its origin and every number a multiple of 1/256 pixel.
  fileprivate func quantised(relativeTo rect: DeviceRect) -> Path {
    mapPoints { point in
      Point(
        x: DeviceShape.quantised(point.x - Double(rect.minX)),
        y: DeviceShape.quantised(point.y - Double(rect.minY)))
    }
  }
}
