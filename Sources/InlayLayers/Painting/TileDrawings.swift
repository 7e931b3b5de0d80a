import InlayGraphics

/// A layer's recorded drawing, under a transform to the tile.
struct RecordedDrawing: Hashable {
  let list: DisplayList
  let transform: Transform

  static func == (a: RecordedDrawing, b: RecordedDrawing) -> Bool {
    a.list === b.list && a.transform == b.transform
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(list))
    hasher.combine(transform)
  }
}

/// A node, under a transform from its own space to the tile.
struct NodeDrawing: Hashable {
  let node: RenderNode
  let transform: Transform

  static func == (a: NodeDrawing, b: NodeDrawing) -> Bool { a.node === b.node && a.transform == b.transform }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(transform)
  }
}

/// Something to blur by a Gaussian.
struct BlurredDrawing: Hashable {
  enum Source: Hashable {
    case shape(DeviceShape)
    case path(Path, FillRule)
    case text(TurnedText)
    /// What casts a node's shadow: its own parts, and its sublayers where these show beside them.
    case node(NodeDrawing)
  }

  /// Sources of wider blurs, in pixels, are rasterised more coarsely than the tile.
  static let widestSharpSigma = 32.0

  let source: Source
  /// In pixels of the tile, or in the source's own units where it is stretched.
  let sigma: Double
  /// Takes the source's own space to the tile where circles do not stay circles on the way: the blur is even in the
  /// source's space, so it is done there. Only for nodes and texts.
  var stretch: Transform?
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
  let filter: Interpolation

  init(image: Image, pieces: [Piece], transform: Transform, filter: Interpolation) {
    self.image = image
    identity = ObjectIdentifier(image)
    self.pieces = pieces
    self.transform = transform
    self.filter = filter
  }

  static func == (a: ImagePieces, b: ImagePieces) -> Bool {
    a.identity == b.identity && a.pieces == b.pieces && a.transform == b.transform && a.filter == b.filter
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
