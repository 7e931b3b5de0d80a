import InlayLayers

/// The height that a view of the whole table has from its owner, in points.
///
/// The table puts such a view on device pixels, which makes its frame a little higher or lower than was asked for, each
/// place in its own way. What the table wrote is no wish: read back, it would move the rows.
struct OwnHeight {
  private var given = 0.0
  /// The frame's height after the table's last layout.
  private var placed: Double?

  /// What the owner gave last. O(1).
  mutating func height(of view: Layer) -> Double {
    let height = view.bounds.height
    if height != placed {
      given = height
      placed = height
    }
    return given
  }

  /// To be called after the table placed the view.
  mutating func notePlace(of view: Layer) { placed = view.bounds.height }
}
