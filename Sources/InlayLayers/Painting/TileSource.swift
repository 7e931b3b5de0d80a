import InlayGraphics

/// An object that a tile shows, compared by identity.
///
/// A key for look-up has the object, so that the tile can be rasterised; a stored key has only its identity. So stored
/// tiles retain no layers' bodies, texts, drawings or images.
struct TileSource<Object: AnyObject>: Hashable {
  private let identity: ObjectIdentifier
  /// Nil in stored keys.
  private(set) var object: Object?

  init(_ object: Object) {
    identity = ObjectIdentifier(object)
    self.object = object
  }

  /// The same without the object.
  var released: Self {
    var source = self
    source.object = nil
    return source
  }

  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension TileKey {
  /// The object shown by the tile; nil for tiles of plain values.
  var source: AnyObject? {
    switch drawing {
    case .shape, .path, .stroke, .gradient: nil
    case .image(let pieces): pieces.image
    case .text(let text): text.layout
    case .drawing(let drawing): drawing.list
    case .group(let drawing): drawing.body
    case .blurred(let drawing): drawing.source.object
    }
  }

  /// An equal key that retains no object.
  var released: TileKey {
    let released: Drawing =
      switch drawing {
      case .shape, .path, .stroke, .gradient: drawing
      case .image(let pieces): .image(pieces.released)
      case .text(let text): .text(text.released)
      case .drawing(let drawing): .drawing(drawing.released)
      case .group(let drawing): .group(drawing.released)
      case .blurred(let drawing): .blurred(drawing.released)
      }
    return TileKey(drawing: released, width: width, height: height)
  }

  /// The bytes that a stored key owns beside its table entry: paths, colours, parts of images.
  var byteCount: Int {
    switch drawing {
    case .shape, .text, .drawing, .group: 0
    case .path(let path, _), .stroke(let path, _, _): path.byteCount
    case .image(let pieces): pieces.pieces.count * MemoryLayout<ImagePieces.Piece>.stride
    case .gradient(let gradient, _): gradient.stops.count * MemoryLayout<Gradient.Stop>.stride
    case .blurred(let drawing): if case .path(let path, _) = drawing.source { path.byteCount } else { 0 }
    }
  }
}

extension Path {
  fileprivate var byteCount: Int { elements.count * MemoryLayout<Element>.stride }
}
