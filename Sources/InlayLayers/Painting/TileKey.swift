import InlayGraphics

/// The complete picture of a tile: two tiles with equal keys have equal pixels.
///
/// Positions are relative to the tile's first pixel.
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
    /// A layer's drawing.
    case drawing(RecordedDrawing)
    /// A layer with its sublayers, as one group without its opacity.
    case group(NodeDrawing)
    /// Coverage of a blur: the alpha of another drawing.
    case blurred(BlurredDrawing)
  }

  let drawing: Drawing
  let width: Int
  let height: Int

  var bounds: DeviceRect { DeviceRect(x: 0, y: 0, width: width, height: height) }

  var format: Bitmap.Format {
    switch drawing {
    case .shape, .path, .stroke, .blurred: .a8
    case .image, .text, .gradient, .drawing, .group: .argb32
    }
  }
}
