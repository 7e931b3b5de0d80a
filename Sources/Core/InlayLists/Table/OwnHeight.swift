import InlayLayers

/// The height of a table header or footer, in points: the one that its owner set, or where that is 0 the one that fits.
///
/// Ignores heights that the table itself wrote: it rounds the view's edges to device pixels.
struct OwnHeight {
  private var given = 0.0
  /// The frame's height after the table's last layout.
  private var placed: Double?
  /// The height that fits; nil until it is measured.
  var fitting: Double?

  /// The last height that the owner set, or else the one that fits; nil if that is not known. O(1).
  mutating func height(of view: Layer) -> Double? {
    let height = view.bounds.height
    if height != placed {
      given = height
      placed = height
      fitting = nil
    }
    return given == 0 ? fitting : given
  }

  /// Called after the table placed the view.
  mutating func noteFrame(of view: Layer) { placed = view.bounds.height }
}
