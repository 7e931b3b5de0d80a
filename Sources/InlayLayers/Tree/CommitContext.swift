import InlayGraphics

/// The values and counters of a commit.
package final class CommitContext {
  package let scene: Scene
  var layersVisited = 0
  /// The depth of the committed layer below the scene's root.
  var depth: Int
  /// Whether excessive depth is reported already.
  private var hasReportedDepth = false

  init(scene: Scene, depth: Int = 0) {
    self.scene = scene
    self.depth = depth
  }

  /// Releases the committed nodes below a layer that is not shown.
  func cut(below layer: Layer) {
    if !hasReportedDepth {
      hasReportedDepth = true
      scene.report("lies \(depth) deep in the tree; layers deeper than \(Layer.maximumDepth) are not shown", in: layer)
    }
    var waiting = layer.innerLayers
    while let layer = waiting.popLast() {
      guard layer.isStale else { continue }
      layer.forgetCommit()
      waiting += layer.innerLayers
    }
  }

  /// A layer's colour in the scene; a token that the palette does not have is reported, and black.
  package func resolve(_ color: LayerColor, of layer: Layer) -> Color {
    switch color {
    case .fixed(let color): return color
    case .token(let token):
      let palette = scene.hasOwnColors ? layer.effectivePalette ?? scene.palette : scene.palette
      if let color = palette[token] { return color }
      scene.report("the scene's palette has no colour named \"\(token)\"", in: layer)
      return .black
    }
  }
}
