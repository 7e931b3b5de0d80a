import InlayGraphics

@testable import InlayLayers

/// Where the layers of a scene's last frame are painted, in the scene's space.
struct PaintedPlaces {
  private var places: [ObjectIdentifier: Rect] = [:]

  init(_ scene: Scene) { if let root = scene.frame?.root { add(root, .identity) } }

  /// Nil for a layer that is not painted.
  subscript(_ layer: Layer) -> Rect? { places[ObjectIdentifier(layer)] }

  private mutating func add(_ node: RenderNode, _ superlayer: Transform) {
    let toScene = node.placement.concatenating(superlayer)
    if !node.body.isChunk { places[node.body.layer] = node.body.bounds.applying(toScene) }
    for child in node.body.children { add(child, toScene) }
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.allSatisfy { abs($0) < 1e-6 }
  }
}
