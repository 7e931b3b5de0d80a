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
}

/// Parts of an image and where they go.
struct ImagePieces: Hashable {
  struct Piece: Hashable {
    /// In pixels of the image.
    var source: Rect
    /// In the space that `transform` takes to the tile.
    var destination: Rect
  }

  let image: Image
  var pieces: [Piece]
  var transform: Transform

  static func == (a: ImagePieces, b: ImagePieces) -> Bool {
    a.image === b.image && a.pieces == b.pieces && a.transform == b.transform
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(image))
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
