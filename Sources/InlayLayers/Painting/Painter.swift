import InlayGraphics

/// Paints a list into a bitmap.
struct Painter {
  let tiles: TileStore
  let canvas: Canvas
  /// The bitmap's pixels in device coordinates.
  let target: DeviceRect

  /// Makes a list and paints it.
  ///
  /// - Parameters:
  ///   - expected: The approximate number of items.
  ///   - parts: The number of rectangles in which it is painted.
  func paint(expected: Int = 0, parts: Int = 1, _ build: (inout PaintListBuilder) -> Void) throws {
    let limit = tiles.budget == nil ? .max : PaintWork.longestList * parts
    var builder = PaintListBuilder(expected: expected, limit: limit)
    build(&builder)
    if let budget = tiles.budget { try budget.take(builder) }
    try paint(builder.items)
  }

  private func paint(_ items: [PaintItem]) throws {
    if let budget = tiles.budget { try budget.take(items, in: target) }
    // By index: iteration would copy the items.
    for index in items.indices {
      let bounds = items[index].bounds.intersection(target)
      for clip in items[index].clip.rects {
        let area = bounds.intersection(clip)
        if !area.isEmpty { try paint(items[index], in: area) }
      }
    }
  }

  private func paint(_ item: PaintItem, in area: DeviceRect) throws {
    let local = area.offsetBy(dx: -target.minX, dy: -target.minY)
    let x = item.bounds.minX - target.minX
    let y = item.bounds.minY - target.minY
    switch item.operation {
    case .fill(let color):
      canvas.fill(local, color: color)
    case .replace(let color):
      canvas.replace(local, color: color)
    case .mask(let key, let color):
      canvas.mask(try tiles.tile(for: key), x: x, y: y, within: local, color: color)
    case .tile(let key, let opacity):
      canvas.composite(try tiles.tile(for: key), x: x, y: y, within: local, opacity: opacity)
    case .image(let image, let imageX, let imageY):
      canvas.composite(tiles.bitmap(of: image), x: imageX - target.minX, y: imageY - target.minY, within: local)
    case .glyphs(let run, let originX, let originY, let color):
      canvas.draw(
        run, deviceX: originX - target.minX, deviceY: originY - target.minY, color: color,
        within: area == item.bounds ? nil : local, masks: tiles.glyphs)
    case .group(let items, let opacity, let coverage):
      let group = try self.group(items, in: area)
      let whole = group.bounds
      let surface = Canvas(bitmap: group, scale: 1)
      switch coverage {
      case .whole: break
      case .tile(let key):
        surface.multiply(
          by: try tiles.tile(for: key), x: item.bounds.minX - area.minX, y: item.bounds.minY - area.minY,
          within: whole)
      case .list(let mask):
        surface.multiply(by: try self.group(mask, in: area).alphaMask(), x: 0, y: 0, within: whole)
      }
      canvas.composite(
        group, x: local.minX, y: local.minY, within: local, opacity: opacity, partOf: item.bounds.area)
      tiles.keep(group)
    }
  }

  /// A bitmap with a list painted on transparent pixels.
  private func group(_ items: [PaintItem], in area: DeviceRect) throws -> Bitmap {
    let bitmap = try tiles.groupBitmap(width: area.width, height: area.height)
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: area).paint(items)
    return bitmap
  }
}
