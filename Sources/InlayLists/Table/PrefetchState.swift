/// Which rows were announced and did not come into view yet.
struct PrefetchState {
  private(set) var announced: Set<RowPath> = []
  private var lastOffset = 0.0
  private var goesUp = false

  /// Whether scrolling goes towards the beginning, by the offsets told so far.
  mutating func direction(at offset: Double) -> Bool {
    if offset != lastOffset { goesUp = offset < lastOffset }
    lastOffset = offset
    return goesUp
  }

  /// Takes over the rows that are near now.
  ///
  /// - Returns: Those to announce, in their order, and those that were announced and neither came into view nor are near.
  mutating func update(near: [RowPath], isVisible: (RowPath) -> Bool) -> (announced: [RowPath], cancelled: [RowPath]) {
    let nearSet = Set(near)
    let new = near.filter { !announced.contains($0) }
    let cancelled = announced.filter { !nearSet.contains($0) && !isVisible($0) }
    announced = nearSet
    return (new, cancelled.sorted())
  }

  /// Forgets what was announced: the rows are others.
  mutating func forget() { announced.removeAll() }

  mutating func renumber(_ newPath: (RowPath) -> RowPath?) { announced = Set(announced.compactMap(newPath)) }
}
