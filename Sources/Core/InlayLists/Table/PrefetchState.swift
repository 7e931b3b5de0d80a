/// The announced rows that did not come into view yet.
struct PrefetchState {
  private(set) var announced: Set<RowPath> = []
  private var lastOffset = 0.0
  private var goesUp = false

  /// Whether scrolling goes towards the beginning, by this offset and the ones before.
  mutating func direction(at offset: Double) -> Bool {
    if offset != lastOffset { goesUp = offset < lastOffset }
    lastOffset = offset
    return goesUp
  }

  /// Sets the rows that are near now.
  ///
  /// - Returns: The rows to announce, in order, and announced rows that are neither visible nor near.
  mutating func update(near: [RowPath], isVisible: (RowPath) -> Bool) -> (announced: [RowPath], cancelled: [RowPath]) {
    let nearSet = Set(near)
    let new = near.filter { !announced.contains($0) }
    let cancelled = announced.filter { !nearSet.contains($0) && !isVisible($0) }
    announced = nearSet
    return (new, cancelled.sorted())
  }

  mutating func forget() { announced.removeAll() }

  mutating func renumber(_ newPath: (RowPath) -> RowPath?) { announced = Set(announced.compactMap(newPath)) }
}
