/// A part of the content that keeps its position in the view while heights above change.
enum AnchorItem {
  case header(Int)
  case row(RowPath)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

extension UpdatePlan {
  /// An item after the update, or the one that takes its place.
  func place(of item: AnchorItem) -> AnchorItem {
    switch item {
    case .header(let section): return .header(newSection(of: section) ?? sections.place(of: section))
    case .row(let path): return .row(place(of: path))
    case .footer(let section):
      return newSection(of: section).map { .footer($0) } ?? .header(sections.place(of: section))
    }
  }
}
