import InlayGraphics
import InlayLayers

extension TableView {
  /// The device pixels in the table's own space; without an offset if the table is rotated or scaled.
  ///
  /// O(depth). A table that moves is laid out again; a move of its superlayers by a part of a pixel does not request
  /// layout.
  final var deviceGrid: DeviceGrid {
    let scale = deviceScale
    var grid = DeviceGrid(scale: scale)
    let place = superlayer?.transformToScene ?? .identity
    let isUpright = place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1
    guard isUpright && transform.isIdentity else { return grid }
    let origin = place.apply(to: frame.origin)
    grid.offset = Point(x: Self.part(of: origin.x, scale), y: Self.part(of: origin.y, scale))
    return grid
  }

  /// The distance of an edge from the boundary between pixels before it, in points, without the last bits, in which
  /// equal positions may differ.
  private static func part(of edge: Double, _ scale: Double) -> Double {
    let pixels = edge * scale
    let part = ((pixels - pixels.rounded(.down)) * 1_048_576).rounded() / 1_048_576
    return part < 1 && part > 0 ? part / scale : 0
  }
}
