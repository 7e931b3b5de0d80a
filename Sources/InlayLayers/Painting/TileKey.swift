import InlayGraphics

/// What a tile shows, wholly: two tiles with equal keys have equal pixels, wherever they are used.
///
/// Places are relative to the tile's first pixel.
struct TileKey: Hashable {
  enum Drawing: Hashable {
    /// Coverage of a rounded rectangle or border.
    case shape(DeviceShape)
    /// Coverage of any other path.
    case path(Path, FillRule)
    /// Parts of an image, stretched.
    case image(ImagePieces)
    /// Text under a transform that is not the scene's scale alone.
    case text(TurnedText)
  }

  let drawing: Drawing
  let width: Int
  let height: Int

  /// Whether the image that the tile shows is gone. Another one may come to its place in memory and have equal keys.
  var isOrphaned: Bool {
    if case .image(let pieces) = drawing { pieces.image == nil } else { false }
  }
}

/// Parts of an image and where they go.
struct ImagePieces: Hashable {
  struct Piece: Hashable {
    /// In pixels of the image.
    var source: Rect
    /// In the space that `transform` takes to the tile.
    var destination: Rect

    /// How many pixels of the image one device pixel spans, at most along an axis.
    func shrinkage(under transform: Transform) -> Double {
      let stretch = Transform(
        scaleX: destination.width / source.width, y: destination.height / source.height)
      guard let back = stretch.concatenating(transform).inverse else { return .infinity }
      return max(max(abs(back.a), abs(back.b)), max(abs(back.c), abs(back.d)))
    }
  }

  /// Cairo's fixed-point numbers end at 32,767: an image that is shrunk further fails, and with it everything that
  /// is painted on the same canvas after it. What is shrunk so far is thinner than a pixel, and left out.
  static let shrinkageLimit = 32_000.0

  /// Weak, so that kept tiles do not keep images that nobody shows.
  private(set) weak var image: Image?
  private let identity: ObjectIdentifier
  let pieces: [Piece]
  let transform: Transform

  init(image: Image, pieces: [Piece], transform: Transform) {
    self.image = image
    identity = ObjectIdentifier(image)
    self.pieces = pieces
    self.transform = transform
  }

  static func == (a: ImagePieces, b: ImagePieces) -> Bool {
    a.identity == b.identity && a.pieces == b.pieces && a.transform == b.transform
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(pieces)
    hasher.combine(transform)
  }
}

/// A text layout in a colour, under a transform to the tile.
struct TurnedText: Hashable {
  let layout: TextLayout
  let color: Color
  var transform: Transform

  static func == (a: TurnedText, b: TurnedText) -> Bool {
    a.layout === b.layout && a.color == b.color && a.transform == b.transform
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(layout))
    hasher.combine(color)
    hasher.combine(transform)
  }
}
