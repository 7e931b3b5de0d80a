import InlayControls
import InlayLayers
import InlayLists

/// The own layers of a scene's row.
final class RowLayers {
  fileprivate let parts: [(name: String, attach: (Layer, Layer?) -> Void, layer: Layer)]
  fileprivate let content: [Layer]

  /// - Parameters:
  ///   - depth: The nesting of the file's layers down to these.
  ///   - kept: A layer that is there already for a key; nil for none.
  init(_ row: Value, builder: LayerBuilder, depth: Int, keeping kept: (String) -> Layer? = { _ in nil }) {
    func layer(_ value: Value) -> Layer { builder.layer(value, depth: depth) }
    parts = ObjectSpec.row.parts().compactMap { part in
      row[part.name].map { (part.name, part.attach, kept(part.name) ?? layer($0)) }
    }
    content = row.list("content").map(layer)
  }

  /// The layer of a key; nil for none.
  func layer(_ name: String) -> Layer? { parts.first { $0.name == name }?.layer }
}

/// Fills a cell with a row's values. A reused cell has its initial state.
final class CellFiller {
  /// The rows' own layers in the content views of cells.
  private var contents: [ObjectIdentifier: [Layer]] = [:]

  func identifier(for row: Value) -> String {
    let style = ObjectSpec.rowStyle(row).rawValue
    return row["avatar"]?.text == nil ? style : Self.avatars + style
  }

  /// Before the style in identifiers of rows with an avatar.
  private static let avatars = "avatar."

  func registerCells(in table: TableView) {
    for style in TableViewCell.Style.allCases {
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: style.rawValue)
      table.register(AvatarCell.self, style: style, forCellReuseIdentifier: Self.avatars + style.rawValue)
    }
  }

  func fill(_ cell: TableViewCell, _ row: Value, _ layers: RowLayers, builder: LayerBuilder) {
    ObjectSpec.row.apply(row, to: cell, builder)
    for part in layers.parts { part.attach(cell, part.layer) }
    setContent(layers.content, of: cell)
  }

  private func setContent(_ layers: [Layer], of cell: TableViewCell) {
    for layer in contents[ObjectIdentifier(cell)] ?? [] where layer.superlayer === cell.contentView {
      layer.removeFromSuperlayer()
    }
    contents[ObjectIdentifier(cell)] = layers.isEmpty ? nil : layers
    for layer in layers { cell.contentView.addSublayer(layer) }
  }
}
