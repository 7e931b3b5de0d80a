extension TableView {
  /// Announces the next rows in the direction of scrolling, as many as are visible.
  func updatePrefetching() {
    guard prefetchDataSource != nil, !invalidation.contains(.reload) else { return }
    let goesUp = prefetch.direction(at: contentOffset.y)
    let visible = rowPathsForVisibleRows
    var near: [RowPath] = []
    if var path = goesUp ? visible.first : visible.last {
      while near.count < max(visible.count, 1), let next = row(nextTo: path, forward: !goesUp) {
        near.append(next)
        path = next
      }
    }
    let shown = Set(visible)
    let (new, gone) = prefetch.update(near: near.filter { source.has($0, in: self) }) { shown.contains($0) }
    source.prefetch(new, cancelling: gone, in: self)
  }
}
