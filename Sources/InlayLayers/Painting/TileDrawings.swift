import InlayGraphics

/// A layer's recorded drawing, under a transform to the tile.
struct RecordedDrawing: Hashable {
  private var kept: TileSource<DisplayList>
  let transform: Transform

  init(list: DisplayList, transform: Transform) {
    kept = TileSource(list)
    self.transform = transform
  }

  var list: DisplayList? { kept.object }

  var released: RecordedDrawing {
    var drawing = self
    drawing.kept = kept.released
    return drawing
  }
}

/// A body, under a transform from its own space to the tile.
struct NodeDrawing: Hashable {
  private var kept: TileSource<NodeBody>
  let transform: Transform

  init(body: NodeBody, transform: Transform) {
    kept = TileSource(body)
    self.transform = transform
  }

  var body: NodeBody? { kept.object }

  var released: NodeDrawing {
    var drawing = self
    drawing.kept = kept.released
    return drawing
  }
}

/// A source of a Gaussian blur.
struct BlurredDrawing: Hashable {
  enum Source: Hashable {
    case shape(DeviceShape)
    case path(Path, FillRule)
    case text(TurnedText)
    /// The parts that cast a node's shadow: its own, and its sublayers where these are visible beside them.
    case node(NodeDrawing)

    var object: AnyObject? {
      switch self {
      case .shape, .path: nil
      case .text(let text): text.layout
      case .node(let drawing): drawing.body
      }
    }

    fileprivate var released: Source {
      switch self {
      case .shape, .path: self
      case .text(let text): .text(text.released)
      case .node(let drawing): .node(drawing.released)
      }
    }
  }

  /// Sources of wider blurs, in pixels, are rasterised at a lower resolution than the tile.
  static let widestSharpSigma = 32.0

  let source: Source
  /// In pixels of the tile, or in the source's own units where it is stretched.
  let sigma: Double
  /// The transform from the source's own space to the tile where circles do not stay circles: the blur is uniform in
  /// the source's space, so it is done there. Only for nodes and texts.
  var stretch: Transform?

  var released: BlurredDrawing { BlurredDrawing(source: source.released, sigma: sigma, stretch: stretch) }
}

/// Parts of an image with their areas.
struct ImagePieces: Hashable {
  struct Piece: Hashable {
    /// In pixels of the image.
    var source: Rect
    /// In the space that `transform` converts to the tile.
    var destination: Rect

    /// The most pixels of the image in one device pixel, along an axis.
    func shrinkage(under transform: Transform) -> Double {
      let stretch = Transform(scaleX: destination.width / source.width, y: destination.height / source.height)
      guard let back = stretch.concatenating(transform).inverse else { return .infinity }
      return max(max(abs(back.a), abs(back.b)), max(abs(back.c), abs(back.d)))
    }
  }

  /// Cairo's fixed-point numbers end at 32,767: a stronger reduction of an image fails, and with it all later painting
  /// on the canvas. Such an image is thinner than a pixel, and omitted.
  static let shrinkageLimit = 32_000.0

  private var kept: TileSource<Image>
  let pieces: [Piece]
  let transform: Transform
  let filter: Interpolation

  init(image: Image, pieces: [Piece], transform: Transform, filter: Interpolation) {
    kept = TileSource(image)
    self.pieces = pieces
    self.transform = transform
    self.filter = filter
  }

  var image: Image? { kept.object }

  var released: ImagePieces {
    var pieces = self
    pieces.kept = kept.released
    return pieces
  }
}

/// A text layout in a colour, under a transform to the tile.
struct TurnedText: Hashable {
  private var kept: TileSource<TextLayout>
  let color: Color
  var transform: Transform

  init(layout: TextLayout, color: Color, transform: Transform) {
    kept = TileSource(layout)
    self.color = color
    self.transform = transform
  }

  var layout: TextLayout? { kept.object }

  var released: TurnedText {
    var text = self
    text.kept = kept.released
    return text
  }
}
