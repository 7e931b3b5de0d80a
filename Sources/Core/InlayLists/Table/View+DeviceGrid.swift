import InlayGraphics
import InlayLayers

extension View {
  /// The device pixels in the view's own space; without an offset if the view is rotated or scaled.
  ///
  /// O(depth). A table that moves is laid out again; a move of its superlayers by a part of a pixel does not request
  /// layout.
  final var deviceGrid: DeviceGrid {
    let scale = displayScale
    var grid = DeviceGrid(scale: scale)
    let toScene = superlayer?.transformToScene ?? .identity
    let isUpright = toScene.a == 1 && toScene.b == 0 && toScene.c == 0 && toScene.d == 1
    guard isUpright && transform.isIdentity else { return grid }
    let origin = frame.origin.applying(toScene)
    grid.offset = Point(x: Self.part(of: origin.x, scale), y: Self.part(of: origin.y, scale))
    return grid
  }

  /// The distance of an edge from the boundary between pixels before it, in points, without the last bits, in which
  /// equal positions may differ.
  private static func part(of edge: Double, _ scale: Double) -> Double {
    let pixels = edge * scale
    let part = (pixels - pixels.rounded(.down)).withoutRoundingErrors
    return part < 1 && part > 0 ? part / scale : 0
  }
}
