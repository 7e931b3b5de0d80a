import InlayLayers

/// The height that the owner of a table header or footer set, in points.
///
/// Ignores heights that the table itself wrote: it rounds the view's edges to device pixels.
struct OwnHeight {
  private var given = 0.0
  /// The frame's height after the table's last layout.
  private var placed: Double?

  /// The last height that the owner set. O(1).
  mutating func height(of view: Layer) -> Double {
    let height = view.bounds.height
    if height != placed {
      given = height
      placed = height
    }
    return given
  }

  /// Called after the table placed the view.
  mutating func notePlace(of view: Layer) { placed = view.bounds.height }
}
