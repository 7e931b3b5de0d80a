import InlayGraphics
import InlaySystem

/// The complete picture of a tile: two tiles with equal keys have equal pixels.
///
/// Positions are relative to the tile's first pixel. The shown object is compared by identity: a key for look-up has
/// it, so that the tile can be rasterised; a stored key has its identity alone. So stored tiles retain no layers'
/// bodies, texts, drawings or images.
struct TileKey: Hashable {
  enum Drawing: Hashable {
    case shape(DeviceShape)
    case path(FilledPath)
    case contents(ContentsTile)
    case group(GroupDrawing)
    case blurred(BlurredDrawing)

    /// The contents of tiles that are not in a cache: look-ups compare the cases themselves, which allocates nothing.
    fileprivate var contents: any TileDrawing {
      switch self {
      case .shape(let drawing): drawing
      case .path(let drawing): drawing
      case .contents(let tile): tile.drawing
      case .group(let drawing): drawing
      case .blurred(let drawing): drawing
      }
    }
  }

  let drawing: Drawing
  let width: Int
  let height: Int
  /// The object shown by the tile; nil for tiles of plain values, and in stored keys.
  private(set) var object: AnyObject?
  private let identity: Int

  init(drawing: Drawing, of object: AnyObject? = nil, width: Int, height: Int) {
    self.drawing = drawing
    self.width = width
    self.height = height
    self.object = object
    identity = object.map { Int(bitPattern: ObjectIdentifier($0)) } ?? 0
  }

  static func == (a: TileKey, b: TileKey) -> Bool {
    a.identity == b.identity && a.width == b.width && a.height == b.height && a.drawing == b.drawing
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(drawing)
    hasher.combine(identity &+ width &<< 16 &+ height)
  }

  /// An equal key that retains no object.
  var released: TileKey {
    var key = self
    key.object = nil
    return key
  }

  var bounds: DeviceRect { DeviceRect(x: 0, y: 0, width: width, height: height) }
  var contents: any TileDrawing { drawing.contents }
}

/// The rasterising of a tile: completely, at its own origin, for any needed part of it. Counts its own work.
protocol TileDrawing: Hashable {
  /// Coverage, or colours.
  var format: Bitmap.Format { get }

  /// Paints the transparent bitmap of a key's tile.
  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) throws(InlayError)

  /// Counts the work of rasterising, beside that of any tile and of painting a list.
  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError)

  /// The memory for rasterising, beside the tile, in bytes.
  func bytesOfRasterising(_ key: TileKey) -> Int

  /// The bytes that a stored key owns beside its table entry: paths, colours, parts of images.
  var byteCount: Int { get }
}

extension TileDrawing {
  var format: Bitmap.Format { .argb32 }
  func spend(on meter: any WorkMeter, _ key: TileKey) {}
  func bytesOfRasterising(_ key: TileKey) -> Int { 0 }
  var byteCount: Int { 0 }
}
