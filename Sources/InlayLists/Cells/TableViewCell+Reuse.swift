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

/// A cell as its class made it: its values before it shows another row. Its parts' values are copied whole.
final class CellDefaults {
  private let settings: CellSettings
  private let layers: [LayerSettings]
  private let texts: [TextSettings]
  private let labels: [LabelSettings]

  init(of cell: TableViewCell) {
    settings = cell.settings
    layers = cell.ownLayers.map(\.layerSettings)
    texts = cell.labels.map(\.textSettings)
    labels = cell.labels.map(\.settings)
  }

  func apply(to cell: TableViewCell) {
    cell.settings = settings
    for (layer, settings) in zip(cell.ownLayers, layers) {
      var settings = settings
      if layer === cell && cell.record.isClippedToCard { settings.look.keepClip(of: cell) }
      layer.layerSettings = settings
    }
    for (label, settings) in zip(cell.labels, texts) { label.textSettings = settings }
    for (label, settings) in zip(cell.labels, labels) { label.settings = settings }
  }
}

extension TableViewCell {
  var labels: [Label] { [textLabel, detailTextLabel] }

  /// The cell and its parts, whose values return to those of the cell's class.
  fileprivate var ownLayers: [Layer] { [self, contentView, imageView] + labels }
}

extension LayerLook {
  /// The clip of a row to its card is the decoration's.
  fileprivate mutating func keepClip(of cell: TableViewCell) {
    masksToBounds = cell.masksToBounds
    cornerRadius = cell.cornerRadius
    maskedCorners = cell.maskedCorners
  }
}
