import InlayGraphics

extension PaintListBuilder {
  /// Fills an outline with a colour.
  mutating func addFill(_ outline: DeviceOutline, _ color: Color, clip: DeviceRegion) {
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
          builder.add(.mask(TileKey(shape, piece), color), piece, clip)
        }
      }
    case .path(let path, let rule):
      forEachTile(of: DeviceRect(covering: path.controlBounds), clip: clip) { builder, piece in
        // Every tile has its own copy of the path.
        builder.stepsLeft -= path.elements.count / Self.elementsOfStep
        if builder.isComplete { builder.add(.mask(TileKey(path, rule, piece), color), piece, clip) }
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
      stepsLeft -= solids.rects.count * clip.rects.count
      guard isComplete else { return }
      let inside = solids.intersection(clip)
      if !inside.isEmpty { body(&self, inside) }
      for (rect, coverage) in parts.solids where coverage < 1 {
        addGroup(in: rect, of: outline, opacity: coverage, coverage: .whole, clip: clip, body)
      }
      for (rect, shape) in parts.corners {
        forEachTile(of: rect, clip: clip) { builder, piece in
          builder.addGroup(in: piece, of: outline, coverage: .tile(TileKey(shape, piece)), clip: clip, body)
        }
      }
    case .path(let path, let rule):
      forEachTile(of: DeviceRect(covering: path.controlBounds), clip: clip) { builder, piece in
        builder.addGroup(in: piece, of: outline, coverage: .tile(TileKey(path, rule, piece)), clip: clip, body)
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

  /// Fills and strokes a path.
  mutating func addShape(_ shape: NodeShape, _ space: Transform, clip: DeviceRegion) {
    if let color = shape.fillColor, color.alpha > 0 {
      addFill(.path(shape.path.applying(space), shape.fillRule), color, clip: clip)
    }
    guard let color = shape.strokeColor, color.alpha > 0 else { return }
    forEachTile(of: DeviceRect(covering: space.apply(to: shape.extent)), clip: clip) { builder, piece in
      let drawing = TileKey.Drawing.stroke(shape.path, shape.stroke, space.relative(to: piece))
      builder.add(.mask(TileKey(drawing: drawing, width: piece.width, height: piece.height), color), piece, clip)
    }
  }

  /// Fills all pixels that a rectangle touches with a gradient.
  mutating func addGradient(_ gradient: Gradient, in bounds: Rect, _ space: Transform, clip: DeviceRegion) {
    forEachTile(of: DeviceRect(covering: space.apply(to: bounds)), clip: clip) { builder, piece in
      let drawing = TileKey.Drawing.gradient(gradient, space.relative(to: piece))
      builder.add(.tile(TileKey(drawing: drawing, width: piece.width, height: piece.height)), piece, clip)
    }
  }

  /// Adds a layer's drawing in all pixels that its bounds touch.
  mutating func addDrawing(_ list: DisplayList, in bounds: Rect, _ space: Transform, clip: DeviceRegion) {
    forEachTile(of: DeviceRect(covering: space.apply(to: bounds)), clip: clip) { builder, piece in
      let drawing = RecordedDrawing(list: list, transform: space.relative(to: piece))
      let key = TileKey(drawing: .drawing(drawing), width: piece.width, height: piece.height)
      builder.add(.tile(key), piece, clip)
    }
  }

  /// The elements of a path whose copy counts as a step.
  private static var elementsOfStep: Int { 4 }
  /// The side of the tiles of large areas, in device pixels.
  private static var tileSide: Int { 256 }
  /// Areas up to this side are one tile.
  private static var largestTileSide: Int { 384 }

  /// Calls the body for each tile of an area that the clip meets. The tiles depend on the area alone.
  mutating func forEachTile(
    of area: DeviceRect, clip: DeviceRegion,
    _ body: (inout PaintListBuilder, DeviceRect) -> Void
  ) {
    let seen = area.intersection(clip.bounds)
    guard !seen.isEmpty else { return }
    let width = area.width <= Self.largestTileSide ? area.width : Self.tileSide
    let height = area.height <= Self.largestTileSide ? area.height : Self.tileSide
    for row in (seen.minY - area.minY) / height...(seen.maxY - 1 - area.minY) / height {
      for column in (seen.minX - area.minX) / width...(seen.maxX - 1 - area.minX) / width {
        let tile = DeviceRect(
          x: area.minX + column * width, y: area.minY + row * height, width: width, height: height
        ).intersection(area)
        guard isComplete else { return }
        stepsLeft -= clip.rects.count
        if clip.intersects(tile) { body(&self, tile) }
      }
    }
  }
}

extension TileKey {
  fileprivate init(_ shape: DeviceShape, _ rect: DeviceRect) {
    self.init(
      drawing: .shape(shape.offsetBy(dx: -Double(rect.minX), dy: -Double(rect.minY))),
      width: rect.width, height: rect.height)
  }

  fileprivate init(_ path: Path, _ rule: FillRule, _ rect: DeviceRect) {
    let placed = path.quantised(relativeTo: rect)
    self.init(drawing: .path(placed, rule), width: rect.width, height: rect.height)
  }
}

extension Path {
  /// The path with a device pixel as its origin and every number a multiple of 1/256 pixel.
  func quantised(relativeTo rect: DeviceRect) -> Path {
    mapPoints { point in
      Point(
        x: DeviceShape.quantised(point.x - Double(rect.minX)),
        y: DeviceShape.quantised(point.y - Double(rect.minY)))
    }
  }
}
