import InlayLayers

/// The role of a layer in its table, with its section and row.
package struct TablePart: Hashable, Sendable {
  package let role: LayerRole
  package let section: Int?
  package let row: Int?

  package init(role: LayerRole, section: Int? = nil, row: Int? = nil) {
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
  var isBehindRows: Bool { listRole == .background }
}

extension TableViewCell: TablePartOwner {
  /// Adds the section and row of a separator.
  package func describe(_ part: Layer, in description: inout Layer.Description) {
    if let rowPath { description.rowPath = [rowPath.section, rowPath.row] }
  }
}
