import InlayGraphics
import InlaySystem

/// Paints a list into a bitmap.
struct Painter {
  let tiles: TileStore
  let canvas: Canvas
  /// The bitmap's pixels in device coordinates.
  let target: DeviceRect

  /// Makes a list and paints it.
  func paint(_ build: (inout PaintListBuilder) -> Void) throws(InlayError) {
    let limit = tiles.meter.map { meter in
      min(Double(PaintWork.longestLists - tiles.listedSteps), meter.left(of: .listStep).rounded(.up))
    }
    var builder = tiles.makeBuilder(limit: limit.map { Int(clamping: $0) } ?? .max)
    defer { tiles.keepMemory(of: &builder) }
    build(&builder)
    guard let meter = tiles.meter else { return try paint(builder.items) }
    try meter.spend(onListing: builder)
    let steps = builder.steps
    tiles.listedSteps += steps
    defer { tiles.listedSteps -= steps }
    try paint(builder.items)
  }

  private func paint(_ items: [PaintItem]) throws(InlayError) {
    try items.withUnsafeBufferPointer { items throws(InlayError) in
      guard let first = items.baseAddress else { return }
      for index in items.indices { try paint(first + index) }
    }
  }

  // Paints by pointer: anything else would copy the item.
  private func paint(_ item: UnsafePointer<PaintItem>) throws(InlayError) {
    if let meter = tiles.meter { try meter.spend(onPainting: item.pointee, in: target) }
    let bounds = item.pointee.bounds.intersection(target)
    for index in 0..<item.pointee.clip.count {
      let area = bounds.intersection(item.pointee.clip[index])
      if !area.isEmpty { try paint(item, in: area) }
    }
  }

  private func paint(_ item: UnsafePointer<PaintItem>, in area: DeviceRect) throws(InlayError) {
    let box = item.pointee.bounds
    let local = area.offsetBy(dx: -target.minX, dy: -target.minY)
    let x = box.minX - target.minX
    let y = box.minY - target.minY
    switch item.pointee.operation {
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
        within: area == box ? nil : local, masks: tiles.glyphs)
    case .group(let items, let opacity, let coverage):
      let bytes = Double(Bitmap.byteCount(width: area.width, height: area.height, format: .argb32))
      try tiles.meter?.hold(bytes, for: PaintWork.memory)
      defer { tiles.meter?.release(bytes) }
      let group = try self.group(items, in: area)
      let whole = group.bounds
      let surface = Canvas(bitmap: group, scale: 1)
      switch coverage {
      case .whole: break
      case .tile(let key):
        surface.multiply(
          by: try tiles.tile(for: key), x: box.minX - area.minX, y: box.minY - area.minY,
          within: whole)
      case .list(let mask):
        // The mask's colours and its alpha.
        let bytesOfMask = bytes + Double(Bitmap.byteCount(width: area.width, height: area.height, format: .a8))
        try tiles.meter?.hold(bytesOfMask, for: PaintWork.memory)
        defer { tiles.meter?.release(bytesOfMask) }
        surface.multiply(by: try self.group(mask, in: area).alphaMask(), x: 0, y: 0, within: whole)
      }
      canvas.composite(
        group, x: local.minX, y: local.minY, within: local, opacity: opacity, partOf: box.area)
      tiles.keep(group)
    }
  }

  /// A bitmap with a list painted on transparent pixels.
  private func group(_ items: [PaintItem], in area: DeviceRect) throws(InlayError) -> Bitmap {
    let bitmap = try tiles.groupBitmap(width: area.width, height: area.height)
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: area).paint(items)
    return bitmap
  }
}
