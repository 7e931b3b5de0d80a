import InlayGraphics

/// A layer's image and its placement, with the names of the layer's properties.
struct LayerImage {
  var contents: Image?
  var contentsGravity = ContentsGravity.resize
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var magnificationFilter = Interpolation.linear
}
