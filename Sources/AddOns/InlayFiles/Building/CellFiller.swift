import InlayControls
import InlayLayers
import InlayLists

/// The own layers of a scene's row.
final class RowLayers {
  fileprivate let parts: [(name: String, attach: (Layer, Layer?) -> Void, layer: Layer)]
  fileprivate let content: [Layer]
  /// The views of the list `accessories`, by their positions.
  fileprivate let views: [Layer?]

  /// - Parameters:
  ///   - depth: The nesting of the file's layers down to these.
  ///   - kept: The layers that are there already for a key; nil for none.
  init(_ row: Value, builder: LayerBuilder, depth: Int, keeping kept: (String) -> RowLayers? = { _ in nil }) {
    func layer(_ value: Value) -> Layer { builder.layer(value, depth: depth) }
    parts = ObjectSpec.row.parts().compactMap { part in
      row[part.name].map { (part.name, part.attach, kept(part.name)?.layer(part.name) ?? layer($0)) }
    }
    views = kept("accessories")?.views ?? row.list("accessories").map { $0["view"].map(layer) }
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

  /// The prefix of the style in identifiers of rows with an avatar.
  private static let avatars = "avatar."

  func registerCells(in table: TableView) {
    for style in TableViewCell.Style.allCases {
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: style.rawValue)
      table.register(AvatarCell.self, style: style, forCellReuseIdentifier: Self.avatars + style.rawValue)
    }
  }

  /// - Parameters:
  ///   - turned: The states to which input turned the row's switches, by their places in the list `accessories`, 0 for
  ///     the key `accessory`.
  ///   - onTurn: Called when input turns one, with its position.
  func fill(
    _ cell: TableViewCell, _ row: Value, _ layers: RowLayers, builder: LayerBuilder, turned: [Int: Bool],
    onTurn: @escaping (Int, Bool) -> Void
  ) {
    ObjectSpec.row.apply(row, to: cell, builder)
    func standard(_ accessory: StandardAccessory, _ place: Int = 0) -> RowAccessory {
      accessory.accessory(isOn: turned[place] ?? ObjectSpec.isOn(row)) { onTurn(place, $0) }
    }
    func part(_ place: Int, _ value: Value) -> RowAccessory {
      if let label = value["label"], let text = builder.text(label["text"] ?? label) {
        return .label(text, color: label["color"]?.color)
      }
      if let badge = value["badge"] {
        return if let count = badge.number { .badge(Int(count)) } else { .badge(builder.text(badge) ?? "") }
      }
      if let image = builder.image(value["image"]) { return .image(image) }
      if let isOn = value["switch"]?.boolean { return .switch(isOn: turned[place] ?? isOn) { onTurn(place, $0) } }
      if let view = layers.views[place] { return .layer(view) }
      return value.text.flatMap { FormatNames.accessories[$0] }.map { standard($0, place) } ?? []
    }
    let parts = row.list("accessories").enumerated().map(part)
    cell.accessories = parts.isEmpty ? standard(ObjectSpec.accessory(row)) : RowAccessory(parts)
    cell.editingAccessories = standard(ObjectSpec.editingAccessory(row))
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
