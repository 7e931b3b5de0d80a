import InlayLayers
import InlayLists

/// The layers that a row of a scene has itself.
final class RowLayers {
  let accessory: Layer?
  let editingAccessory: Layer?
  let background: Layer?
  let selectedBackground: Layer?
  let content: [Layer]

  /// - Parameter depth: How many of the file's layers lie in each other down to these.
  init(_ row: Value, builder: LayerBuilder, depth: Int) {
    func layer(_ value: Value) -> Layer { builder.layer(value, depth: depth) }
    accessory = row["accessoryView"].map(layer)
    editingAccessory = row["editingAccessoryView"].map(layer)
    background = row["backgroundView"].map(layer)
    selectedBackground = row["selectedBackgroundView"].map(layer)
    content = row.list("content").map(layer)
  }
}

/// Makes a cell show a row. Cells are used again, so each call says everything.
final class CellFiller {
  /// The rows' own layers in the content views of cells.
  private var contents: [ObjectIdentifier: [Layer]] = [:]

  func identifier(for row: Value) -> String { style(of: row).rawValue }

  func registerCells(in table: TableView) {
    for style in TableViewCell.Style.allCases {
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: style.rawValue)
    }
  }

  private func style(of row: Value) -> TableViewCell.Style {
    row["style"]?.name(TableViewCell.Style.self) ?? .value1
  }

  func fill(_ cell: TableViewCell, _ row: Value, _ layers: RowLayers, builder: LayerBuilder) {
    cell.textLabel.text = builder.budget.text(row["title"]?.text ?? "")
    cell.detailTextLabel.text = builder.budget.text(row["detail"]?.text ?? "")
    cell.textLabel.textColor = row["titleColor"]?.color
    cell.detailTextLabel.textColor = row["detailColor"]?.color
    cell.textLabel.alignment = row["alignment"]?.text.flatMap { FormatNames.alignments[$0] } ?? .natural
    cell.image = builder.image(row["image"])
    cell.highlightedImage = builder.image(row["highlightedImage"])
    cell.category = row["category"]?.text
    cell.accessoryType = row["accessory"]?.text.flatMap { FormatNames.accessories[$0] } ?? .none
    cell.accessoryView = layers.accessory
    cell.editingAccessoryType = row["editingAccessory"]?.text.flatMap { FormatNames.accessories[$0] } ?? .none
    cell.editingAccessoryView = layers.editingAccessory
    cell.indentationLevel = row["indentationLevel"]?.integer ?? 0
    cell.indentationWidth = row["indentationWidth"]?.number
    cell.isOn = row["isOn"]?.boolean ?? false
    cell.isEnabled = row["isEnabled"]?.boolean ?? true
    cell.isHighlighted = row["isHighlighted"]?.boolean ?? false
    cell.separatorInset = row["separatorInset"]?.insets
    cell.selectionStyle = row["selectionStyle"]?.name(TableViewCell.SelectionStyle.self) ?? .default
    cell.backgroundColor = row["backgroundColor"]?.color
    cell.selectedBackgroundColor = row["selectedBackgroundColor"]?.color
    cell.backgroundView = layers.background
    cell.selectedBackgroundView = layers.selectedBackground
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
