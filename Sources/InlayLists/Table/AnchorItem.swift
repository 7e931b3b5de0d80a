/// A part of the content by which it is held in place while heights above change.
enum AnchorItem {
  case header(Int)
  case row(RowPath)
  case footer(Int)
}

extension UpdatePlan {
  /// Where an item is afterwards, or what comes in its place.
  func place(of item: AnchorItem, in heights: HeightIndex) -> AnchorItem {
    switch item {
    case .header(let section): return .header(newSection(of: section) ?? sections.place(of: section))
    case .row(let path): return .row(place(of: path))
    case .footer(let section):
      return newSection(of: section).map { .footer($0) } ?? .header(sections.place(of: section))
    }
  }
}
