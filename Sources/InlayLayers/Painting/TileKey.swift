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
    /// Coverage of a line along a path.
    case stroke(Path, StrokeStyle, Transform)
    /// A gradient, without an edge.
    case gradient(Gradient, Transform)
    /// What a layer drew.
    case drawing(RecordedDrawing)
    /// A layer with everything in it, as one group without its opacity.
    case group(NodeDrawing)
    /// Coverage of something blurred: what is in another drawing, wherever it is opaque.
    case blurred(BlurredDrawing)
  }

  let drawing: Drawing
  let width: Int
  let height: Int
}
