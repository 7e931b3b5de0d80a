import InlayLayers

/// What a layer is to its table, and for which section and row.
public struct TablePart: Hashable, Sendable {
  public let role: LayerRole
  public let section: Int?
  public let row: Int?

  public init(role: LayerRole, section: Int? = nil, row: Int? = nil) {
    self.role = role
    self.section = section
    self.row = row
  }
}

extension LayerRole {
  /// Whether a rounded table moves such a part into its column.
  var liesInColumn: Bool {
    switch self {
    case .tableHeader, .tableFooter, .sectionHeader, .sectionFooter, .sectionCard, .cell, .separator, .swipeActions,
      .dropGap:
      true
    case .background, .indexBar, .refreshControl, .scrollIndicator:
      false
    }
  }
}

extension TableView {
  /// Whether a sublayer fills the table behind its rows.
  func isBehindRows(_ layer: Layer) -> Bool { layer.role == .background || layer === emptyStateView }
}

extension LayerRole {
  /// Whether such parts are put in order by what they show.
  var isOrdered: Bool { self == .cell || self == .sectionCard || self == .sectionFooter }

  /// Whether it is the table's header or footer.
  var isEnd: Bool { self == .tableHeader || self == .tableFooter }
}
