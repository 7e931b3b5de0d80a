import InlayLayers

/// The role of a layer in its table, with its section and row.
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
  /// Whether such parts of a rounded table are in its column.
  var liesInColumn: Bool {
    switch self {
    case .tableHeader, .tableFooter, .sectionHeader, .sectionFooter, .sectionCard, .cell, .separator: true
    case .background, .indexBar, .scrollIndicator: false
    }
  }

  /// Whether such parts are ordered by section and row.
  var isOrdered: Bool { self == .cell || self == .sectionCard || self == .sectionFooter }

  /// Whether it is the table's header or footer.
  var isEnd: Bool { self == .tableHeader || self == .tableFooter }
}

extension Layer {
  /// Whether the sublayer of a table fills it behind its rows.
  var isBehindRows: Bool { role == .background }
}
