import InlayGraphics
import InlayLayers

extension TableView {
  /// The pixels under what the table shows, which it scrolls by whole ones. One that is turned or scaled has its own.
  ///
  /// O(depth). A table that moves is laid out anew; one whose superlayers move by parts of a pixel is when it asks for it.
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

  /// How far an edge lies behind the boundary between pixels before it, without the last bits, in which equal places may
  /// differ.
  private static func part(of edge: Double, _ scale: Double) -> Double {
    let pixels = edge * scale
    let part = ((pixels - pixels.rounded(.down)) * 1_048_576).rounded() / 1_048_576
    return part < 1 && part > 0 ? part / scale : 0
  }
}
