import InlayGraphics
import InlayLayers

/// All that a row may set on its cell: what a cell had when it was made, it has again before it shows another row. A
/// class, since to copy it for each row would cost more than to compare it.
final class CellConfiguration {
  private let isEnabled: Bool
  private let selectionStyle: TableViewCell.SelectionStyle
  private let category: String?
  private let backgroundColor: LayerColor?
  private let selectedBackgroundColor: LayerColor?
  private let backgroundView: Layer?
  private let selectedBackgroundView: Layer?
  private let multipleSelectionBackgroundView: Layer?
  private let separatorInset: Insets?
  private let image: Image?
  private let highlightedImage: Image?
  private let accessoryType: TableViewCell.AccessoryType
  private let accessoryView: Layer?
  private let editingAccessoryType: TableViewCell.AccessoryType
  private let editingAccessoryView: Layer?
  private let indentationLevel: Int
  private let indentationWidth: Double?
  private let isOn: Bool
  private let title: LabelConfiguration
  private let detail: LabelConfiguration
  private let opacity: Double
  private let turn: TurnConfiguration
  private let contentTurn: TurnConfiguration
  private let imageTurn: TurnConfiguration
  private let zPosition: Double
  private let isHidden: Bool

  init(of cell: TableViewCell) {
    isEnabled = cell.isEnabled
    selectionStyle = cell.selectionStyle
    category = cell.category
    backgroundColor = cell.backgroundColor
    selectedBackgroundColor = cell.selectedBackgroundColor
    backgroundView = cell.backgroundView
    selectedBackgroundView = cell.selectedBackgroundView
    multipleSelectionBackgroundView = cell.multipleSelectionBackgroundView
    separatorInset = cell.separatorInset
    image = cell.image
    highlightedImage = cell.highlightedImage
    accessoryType = cell.accessoryType
    accessoryView = cell.accessoryView
    editingAccessoryType = cell.editingAccessoryType
    editingAccessoryView = cell.editingAccessoryView
    indentationLevel = cell.indentationLevel
    indentationWidth = cell.indentationWidth
    isOn = cell.isOn
    title = LabelConfiguration(of: cell.textLabel)
    detail = LabelConfiguration(of: cell.detailTextLabel)
    opacity = cell.opacity
    turn = TurnConfiguration(of: cell)
    contentTurn = TurnConfiguration(of: cell.contentView)
    imageTurn = TurnConfiguration(of: cell.imageView)
    zPosition = cell.zPosition
    isHidden = cell.isHidden
  }

  func apply(to cell: TableViewCell) {
    cell.isEnabled = isEnabled
    cell.selectionStyle = selectionStyle
    cell.category = category
    cell.backgroundColor = backgroundColor
    cell.selectedBackgroundColor = selectedBackgroundColor
    cell.backgroundView = backgroundView
    cell.selectedBackgroundView = selectedBackgroundView
    cell.multipleSelectionBackgroundView = multipleSelectionBackgroundView
    cell.separatorInset = separatorInset
    cell.image = image
    cell.highlightedImage = highlightedImage
    cell.accessoryType = accessoryType
    cell.accessoryView = accessoryView
    cell.editingAccessoryType = editingAccessoryType
    cell.editingAccessoryView = editingAccessoryView
    cell.indentationLevel = indentationLevel
    cell.indentationWidth = indentationWidth
    cell.isOn = isOn
    title.apply(to: cell.textLabel)
    detail.apply(to: cell.detailTextLabel)
    cell.opacity = opacity
    turn.apply(to: cell)
    contentTurn.apply(to: cell.contentView)
    imageTurn.apply(to: cell.imageView)
    cell.zPosition = zPosition
    cell.isHidden = isHidden
  }
}

/// How a part that the cell or the table places is turned and scaled in its place.
private struct TurnConfiguration {
  let transform: Transform
  let anchorPoint: Point

  init(of layer: Layer) {
    transform = layer.transform
    anchorPoint = layer.anchorPoint
  }

  func apply(to layer: Layer) {
    layer.transform = transform
    layer.anchorPoint = anchorPoint
  }
}

/// The same for one of its labels.
private struct LabelConfiguration {
  let text: String
  let textStyle: TextStyleName
  let ownFont: Font?
  let textColor: LayerColor?
  let highlightedTextColor: LayerColor?
  let alignment: TextAlignment
  let lineBreakMode: LineBreakMode
  let numberOfLines: Int
  let usesMarkup: Bool
  let textShadow: TextShadow?
  let backgroundColor: LayerColor?
  let isHidden: Bool
  let opacity: Double
  let turn: TurnConfiguration

  init(of label: Label) {
    text = label.text
    textStyle = label.textStyle
    ownFont = label.ownFont
    textColor = label.textColor
    highlightedTextColor = label.highlightedTextColor
    alignment = label.alignment
    lineBreakMode = label.lineBreakMode
    numberOfLines = label.numberOfLines
    usesMarkup = label.usesMarkup
    textShadow = label.textShadow
    backgroundColor = label.backgroundColor
    isHidden = label.isHidden
    opacity = label.opacity
    turn = TurnConfiguration(of: label)
  }

  func apply(to label: Label) {
    label.text = text
    label.textStyle = textStyle
    label.ownFont = ownFont
    label.textColor = textColor
    label.highlightedTextColor = highlightedTextColor
    label.alignment = alignment
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.usesMarkup = usesMarkup
    label.textShadow = textShadow
    label.backgroundColor = backgroundColor
    label.isHidden = isHidden
    label.opacity = opacity
    turn.apply(to: label)
  }
}
