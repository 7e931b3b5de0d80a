import InlayGraphics
import InlaySystem

/// Paints frames into surfaces, and caches expensive rasterisations between frames.
///
/// A renderer belongs to one isolation domain, which may differ from the scene's. It may paint into several surfaces;
/// each remembers the frame that it shows.
package final class Renderer {
  // The properties whose exclusivity is not checked at run time are loaded and stored whole.

  let tiles: TileStore
  /// Counts painting; nil for no limits.
  @exclusivity(unchecked) var meter: (any WorkMeter)?
  let comparer = FrameComparer()
  private var history = FrameHistory()
  /// The damage of the last frame, for its overlay.
  @exclusivity(unchecked) private(set) var lastDamage: [FrameReport.Damage] = []

  /// Whether parts that moved by whole pixels are moved in the surface instead of being painted again.
  var copiesPixels: Bool {
    get { comparer.copiesPixels }
    set { comparer.copiesPixels = newValue }
  }

  /// Whether every frame is painted completely. The pictures are the same.
  @exclusivity(unchecked) var redrawsFully = false

  /// Returns seconds from any origin, for the phases of reports. Pixels never depend on it.
  @exclusivity(unchecked) var clock: (() -> Double)?

  /// - Parameter tileByteLimit: The most bytes of all rasterised tiles together.
  package init(tileByteLimit: Int = 16 << 20) { tiles = TileStore(byteLimit: tileByteLimit) }

  /// A renderer with the tiles of a context.
  init(tiles: TileStore) { self.tiles = tiles }

  /// Makes a surface show a frame. Only differences from the shown frame are painted.
  ///
  /// The surface has the frame's pixels, or those of the frame's size at its own scale. Texts then keep their positions
  /// at the frame's scale.
  ///
  /// - Throws: `InlayError` when the surface has another size, when memory for tiles cannot be allocated, and beyond
  ///   the limits of a scene from a file; the surface then counts as empty.
  @discardableResult
  package func render(_ frame: Frame, into surface: ImageSurface) throws(InlayError) -> FrameReport {
    let scale = try self.scale(of: frame, in: surface)
    let canvas = surface.bitmap.bounds
    var report = FrameReport()
    let (hits, misses) = (tiles.cache.hits, tiles.cache.misses)
    let (imageHits, imageMisses) = (tiles.bitmapHits, tiles.bitmapMisses)
    let start = clock?()
    let shown = redrawsFully ? nil : surface.contents as? Frame
    let difference = comparer.difference(from: shown, to: frame, scale: scale, canvas: canvas)
    let middle = clock?()
    if !difference.damage.isEmpty || !difference.copies.isEmpty {
      surface.contents = nil
      for copy in difference.copies {
        if surface.movesPixels { surface.bitmap.move(copy.source, dx: copy.dx, dy: copy.dy) }
        report.pixelsCopied += copy.rect.area
      }
      try paint(
        frame, region: DeviceRegion(disjoint: difference.damage.lazy.map(\.pixels)), into: surface, scale: scale)
    }
    tiles.endFrame()
    surface.contents = frame
    lastDamage = difference.damage
    report.damage = difference.damage
    report.copies = difference.copies
    for item in report.damage { report.pixelsPainted += item.pixels.area }
    report.tileHits = tiles.cache.hits - hits
    report.tileMisses = tiles.cache.misses - misses
    report.tileBytes = tiles.cache.byteCount
    report.imageHits = tiles.bitmapHits - imageHits
    report.imageMisses = tiles.bitmapMisses - imageMisses
    report.imageBytes = tiles.bitmapBytes
    report.glyphBytes = tiles.glyphs.byteCount
    if let clock, let start, let middle {
      report.phases = FrameReport.Phases(difference: (middle - start) * 1000, painting: (clock() - middle) * 1000)
    }
    return report
  }

  /// Makes a surface show a frame where its memory shows an earlier frame, for hosts with several buffers: age 1 is the
  /// last frame that this renderer made with a buffer age, 0 is unknown contents.
  ///
  /// - Throws: As `render(_:into:)`.
  @discardableResult
  func render(_ frame: Frame, into surface: ImageSurface, bufferAge: Int) throws(InlayError) -> FrameReport {
    surface.contents = history.frame(ofAge: bufferAge)
    let report = try render(frame, into: surface)
    history.add(frame)
    return report
  }

  /// The device pixels per point of a frame on a surface.
  private func scale(of frame: Frame, in surface: ImageSurface) throws(InlayError) -> Double {
    let size = (surface.pixelWidth, surface.pixelHeight)
    if size == (frame.pixelWidth, frame.pixelHeight) { return frame.scale }
    let scale = surface.scale
    if size == (Frame.pixels(frame.size.width, scale), Frame.pixels(frame.size.height, scale)) { return scale }
    throw InlayError(
      .invalidArgument,
      "a frame of \(frame.pixelWidth) x \(frame.pixelHeight) pixels needs a surface of that size, not of "
        + "\(surface.pixelWidth) x \(surface.pixelHeight)")
  }

  /// Makes a surface transparent.
  func clear(_ surface: ImageSurface) {
    surface.contents = nil
    Canvas(bitmap: surface.bitmap, scale: 1).clear(surface.bitmap.bounds)
  }

  /// Paints only a node into a surface, at the surface's scale.
  func paint(_ node: RenderNode, into surface: ImageSurface) throws(InlayError) {
    clear(surface)
    let canvas = Canvas(bitmap: surface.bitmap, scale: 1)
    let area = surface.bitmap.bounds
    let origin = Transform(translationX: -node.body.bounds.minX, y: -node.body.bounds.minY)
    let space = origin.concatenating(Transform(scaleX: surface.scale, y: surface.scale))
    tiles.meter = meter
    defer { tiles.meter = nil }
    let painter = Painter(tiles: tiles, canvas: canvas, target: area)
    try painter.paint { $0.addPlaced(node, in: space, clip: DeviceRegion(area)) }
  }

  /// Paints a frame in a region only. Every pixel of the region gets its value of the whole picture.
  package func paint(_ frame: Frame, region: DeviceRegion, into surface: ImageSurface, scale: Double? = nil)
    throws(InlayError)
  {
    guard !region.isEmpty else { return }
    let canvas = Canvas(bitmap: surface.bitmap, scale: 1)
    let bounds = surface.bitmap.bounds
    tiles.meter = meter
    defer { tiles.meter = nil }
    let painter = Painter(tiles: tiles, canvas: canvas, target: bounds)
    try painter.paint {
      $0.add(frame, scale: scale ?? frame.scale, canvas: bounds, clip: region)
    }
  }
}

/// The last frames of a host that shows them in turn from several buffers.
struct FrameHistory {
  /// The latest last.
  private var frames: [Frame] = []

  private static let limit = 4

  /// The frame in a buffer of this age; nil when it is unknown.
  func frame(ofAge age: Int) -> Frame? { age > 0 && age <= frames.count ? frames[frames.count - age] : nil }

  mutating func add(_ frame: Frame) {
    if frames.count == Self.limit { frames.removeFirst() }
    frames.append(frame)
  }
}
