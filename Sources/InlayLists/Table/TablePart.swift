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
    case .tableHeader, .tableFooter, .sectionHeader, .sectionFooter, .sectionCard, .cell, .separator: true
    case .background, .indexBar, .scrollIndicator: false
    }
  }
}

extension Layer {
  /// Whether the sublayer of a table fills it behind its rows.
  var isBehindRows: Bool { role == .background }
}

extension LayerRole {
  /// Whether such parts are put in order by what they show.
  var isOrdered: Bool { self == .cell || self == .sectionCard || self == .sectionFooter }

  /// Whether it is the table's header or footer.
  var isEnd: Bool { self == .tableHeader || self == .tableFooter }
}
