import InlayGraphics

/// Paints frames into surfaces and keeps, between frames, what is dear to rasterise.
///
/// A renderer belongs to one isolation domain. It may be another than the scene's.
public final class Renderer {
  private let tiles: TileStore

  /// - Parameter tileByteLimit: The most bytes that rasterised tiles take together.
  public init(tileByteLimit: Int = 16 << 20) {
    tiles = TileStore(byteLimit: tileByteLimit)
  }

  /// Makes a surface show a frame. What it shows already is not painted again.
  ///
  /// - Throws: `InlayError` when surface and frame have different sizes, or when memory for tiles cannot be had; the
  ///   surface then counts as showing nothing.
  @discardableResult
  public func render(_ frame: Frame, into surface: ImageSurface) throws -> FrameReport {
    guard surface.pixelWidth == frame.pixelWidth, surface.pixelHeight == frame.pixelHeight else {
      throw InlayError(
        .invalidArgument,
        "a frame of \(frame.pixelWidth) x \(frame.pixelHeight) pixels needs a surface of that size, not of "
          + "\(surface.pixelWidth) x \(surface.pixelHeight)")
    }
    var report = FrameReport()
    let (hits, misses) = (tiles.cache.hits, tiles.cache.misses)
    report.damage = damage(from: surface.contents as? Frame, to: frame)
    surface.contents = nil
    try paint(frame, region: DeviceRegion(disjoint: report.damage.map(\.rect)), into: surface)
    surface.contents = frame
    report.pixelsPainted = report.damage.reduce(0) { $0 + $1.rect.area }
    report.tileHits = tiles.cache.hits - hits
    report.tileMisses = tiles.cache.misses - misses
    return report
  }

  /// Where two frames differ: disjoint rectangles. This version knows everything and nothing.
  private func damage(from shown: Frame?, to frame: Frame) -> [FrameReport.Damage] {
    shown === frame ? [] : [FrameReport.Damage(rect: frame.bounds)]
  }

  /// Paints a node as the only thing of a surface, at the surface's scale.
  func paint(_ node: RenderNode, into surface: ImageSurface) throws {
    surface.contents = nil
    let canvas = Canvas(bitmap: surface.bitmap, scale: 1)
    let area = DeviceRect(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight)
    canvas.clear(area)
    var builder = PaintListBuilder()
    let origin = Transform(translationX: -node.bounds.minX, y: -node.bounds.minY)
    let space = origin.concatenating(Transform(scaleX: surface.scale, y: surface.scale))
    builder.addPlaced(node, in: space, clip: DeviceRegion(area))
    try Painter(tiles: tiles, canvas: canvas, target: area).paint(builder.items)
  }

  /// Paints a frame where a region says, and nowhere else. Every pixel of the region gets the value that it has in
  /// the whole picture.
  package func paint(_ frame: Frame, region: DeviceRegion, into surface: ImageSurface) throws {
    guard !region.isEmpty else { return }
    let canvas = Canvas(bitmap: surface.bitmap, scale: 1)
    for rect in region.rects { canvas.replace(rect, color: frame.background) }
    guard let root = frame.root else { return }
    var builder = PaintListBuilder()
    builder.add(root, in: Transform(scaleX: frame.scale, y: frame.scale), clip: region)
    try Painter(tiles: tiles, canvas: canvas, target: frame.bounds).paint(builder.items)
  }
}
