import InlayGraphics
import InlayLayers

/// The settings of a cell that a row may change, with their defaults, by the names of the cell's properties. A cell returns
/// to its first settings before it shows another row.
struct CellSettings: Equatable {
  var image = Reference<Image>()
  var highlightedImage = Reference<Image>()
  var isEnabled = true
  var selectionStyle = TableViewCell.SelectionStyle.default
  var category: String?
  var selectedBackgroundColor: LayerColor?
  var backgroundView = Reference<Layer>()
  var selectedBackgroundView = Reference<Layer>()
  var multipleSelectionBackgroundView = Reference<Layer>()
  var separatorInset: Insets?
  var accessoryType = TableViewCell.AccessoryType.none
  var accessoryView = Reference<Layer>()
  var editingAccessoryType = TableViewCell.AccessoryType.none
  var editingAccessoryView = Reference<Layer>()
  var indentationLevel = 0
  var indentationWidth: Double?
  var isOn = false

  /// An object that equals itself alone.
  struct Reference<Object: AnyObject>: Equatable {
    var object: Object?

    static func == (a: Reference, b: Reference) -> Bool { a.object === b.object }
  }
}

/// A cell as it was made: what it is again before it shows another row. A class, since cells of a table share it.
final class CellConfiguration {
  private let settings: CellSettings
  private let backgroundColor: LayerColor?
  private let zPosition: Double
  private let isHidden: Bool
  private let opacity: Double
  private let turn: TurnConfiguration
  private let contentTurn: TurnConfiguration
  private let imageTurn: TurnConfiguration
  private let title: LabelConfiguration
  private let detail: LabelConfiguration

  init(of cell: TableViewCell) {
    settings = cell.settings
    backgroundColor = cell.backgroundColor
    zPosition = cell.zPosition
    isHidden = cell.isHidden
    opacity = cell.opacity
    turn = TurnConfiguration(of: cell)
    contentTurn = TurnConfiguration(of: cell.contentView)
    imageTurn = TurnConfiguration(of: cell.imageView)
    title = LabelConfiguration(of: cell.textLabel)
    detail = LabelConfiguration(of: cell.detailTextLabel)
  }

  func apply(to cell: TableViewCell) {
    cell.settings = settings
    cell.backgroundColor = backgroundColor
    cell.zPosition = zPosition
    cell.isHidden = isHidden
    cell.opacity = opacity
    turn.apply(to: cell)
    contentTurn.apply(to: cell.contentView)
    imageTurn.apply(to: cell.imageView)
    title.apply(to: cell.textLabel)
    detail.apply(to: cell.detailTextLabel)
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
