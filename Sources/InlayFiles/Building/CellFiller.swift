import InlayLayers
import InlayLists

/// The layers that a row of a scene has itself.
final class RowLayers {
  let accessory: Layer?
  let background: Layer?
  let selectedBackground: Layer?
  let content: [Layer]

  init(_ row: Value, builder: LayerBuilder) {
    accessory = row["accessoryView"].map(builder.layer)
    background = row["backgroundView"].map(builder.layer)
    selectedBackground = row["selectedBackgroundView"].map(builder.layer)
    content = row.list("content").map(builder.layer)
  }
}

/// Makes a cell show a row. Cells are used again, so each call says everything.
final class CellFiller {
  /// The rows' own layers in the content views of cells.
  private var contents: [ObjectIdentifier: [Layer]] = [:]

  /// Cells with colours of their own for title or detail are kept apart, since a label's standard colour is set with
  /// its cell's style and could not be restored.
  func identifier(for row: Value) -> String {
    Self.identifier(
      style(of: row), hasTitleColor: row["titleColor"] != nil, hasDetailColor: row["detailColor"] != nil)
  }

  private static func identifier(
    _ style: TableViewCell.Style, hasTitleColor: Bool, hasDetailColor: Bool
  ) -> String {
    style.rawValue + (hasTitleColor ? " titleColor" : "") + (hasDetailColor ? " detailColor" : "")
  }

  func registerCells(in table: TableView) {
    for style in TableViewCell.Style.allCases {
      for hasTitleColor in [false, true] {
        for hasDetailColor in [false, true] {
          let identifier = Self.identifier(
            style, hasTitleColor: hasTitleColor, hasDetailColor: hasDetailColor)
          table.register(TableViewCell.self, style: style, forCellReuseIdentifier: identifier)
        }
      }
    }
  }

  private func style(of row: Value) -> TableViewCell.Style {
    row["style"]?.name(TableViewCell.Style.self) ?? .value1
  }

  func fill(_ cell: TableViewCell, _ row: Value, _ layers: RowLayers, builder: LayerBuilder) {
    cell.textLabel.text = builder.budget.text(row["title"]?.text ?? "")
    cell.detailTextLabel.text = builder.budget.text(row["detail"]?.text ?? "")
    if let color = row["titleColor"]?.color { cell.textLabel.textColor = color }
    if let color = row["detailColor"]?.color { cell.detailTextLabel.textColor = color }
    cell.textLabel.alignment = row["alignment"]?.text.flatMap { FormatNames.alignments[$0] } ?? .natural
    cell.image = builder.image(row["image"])
    cell.accessoryType = row["accessory"]?.text.flatMap { FormatNames.accessories[$0] } ?? .none
    cell.accessoryView = layers.accessory
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
