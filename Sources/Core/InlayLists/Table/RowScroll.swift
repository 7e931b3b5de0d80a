/// A row that an animation scrolls to.
struct RowScroll {
  /// Nil after it was removed.
  private(set) var path: RowPath?
  /// From the view's top to the row's, in points, at the end.
  let distance: Double

  init(path: RowPath, distance: Double) {
    self.path = path
    self.distance = distance
  }

  mutating func renumber(_ newPath: (RowPath) -> RowPath?) { path = path.flatMap(newPath) }
}
