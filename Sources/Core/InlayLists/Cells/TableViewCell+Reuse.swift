import InlayGraphics
import InlayLayers

/// The settings of a cell that a row may change, with their defaults, by the names of the cell's properties. A cell
/// returns to its first settings before it shows another row.
struct CellSettings: Equatable {
  var image = Reference<Image>()
  var highlightedImage = Reference<Image>()
  var isEnabled = true
  var selectionStyle = TableViewCell.SelectionStyle.default
  var pressesControl = false
  var category: String?
  var selectedBackgroundColor: Color?
  var backgroundView = Reference<Layer>()
  var selectedBackgroundView = Reference<Layer>()
  var multipleSelectionBackgroundView = Reference<Layer>()
  var separatorInset: Insets?
  var accessories: RowAccessory = []
  var editingAccessories: RowAccessory = []
  var indentationLevel = 0
  var indentationWidth: Double?

  /// An object that equals itself alone.
  struct Reference<Object: AnyObject>: Equatable {
    var object: Object?

    static func == (a: Reference, b: Reference) -> Bool { a.object === b.object }
  }
}

/// A cell as its class made it: its values before it shows another row. Its parts' values are copied whole.
final class CellDefaults {
  private let settings: CellSettings
  private let cell: LayerSettings
  private let content: LayerSettings
  private let image: LayerSettings
  private let title: LabelDefaults
  private let detail: LabelDefaults
  private let accessibility: AccessibilitySettings?
  private let isUserInteractionEnabled: Bool

  init(of cell: TableViewCell) {
    settings = cell.settings
    self.cell = LayerSettings(of: cell)
    content = LayerSettings(of: cell.contentView)
    image = LayerSettings(of: cell.imageView)
    title = LabelDefaults(of: cell.textLabel)
    detail = LabelDefaults(of: cell.detailTextLabel)
    accessibility = cell.accessibilitySettings.map(AccessibilitySettings.init(copying:))
    isUserInteractionEnabled = cell.isUserInteractionEnabled
  }

  func apply(to cell: TableViewCell) {
    cell.restore(settings)
    cell.isUserInteractionEnabled = isUserInteractionEnabled
    // The owner's mask is behind the table's.
    cell.endMask()
    self.cell.apply(to: cell, keepsClip: cell.record.isClippedToCard)
    content.apply(to: cell.contentView)
    image.apply(to: cell.imageView)
    title.apply(to: cell.textLabel)
    detail.apply(to: cell.detailTextLabel)
    // Accessibility texts of one row do not apply to another.
    cell.restoreAccessibility(accessibility)
    cell.layoutMask()
  }

  /// Whether the cell's class gave it a view.
  func hasOwn(_ view: Layer) -> Bool {
    (settings.accessories.layers + settings.editingAccessories.layers).contains { $0 === view }
      || settings.backgroundView.object === view
  }
}

extension TableViewCell {
  /// The cell shows a row from now on. Where it shows the same accessories as before, perhaps because its row comes back
  /// to it, they are of this row.
  func noteUse() { if accessoryLayers.built == wantedAccessories { accessoryLayers.use = useCount } }

  /// The cell shows its row no longer. Presses of its controls end here: later events do not reach them.
  func endUse() {
    for case let control as Control in placedAccessories where control.superlayer === self { control.cancelPresses() }
    rowPath = nil
    owner = nil
    useCount += 1
  }
}

extension TableViewCell {
  /// The cell is to show another row: editing ends in a field of its own. One that the data source gave as the row's
  /// view may stay with the row.
  func endOwnFocus() {
    guard let events = dispatcherWithFocus, events.hasFocus(inside: self) else { return }
    for view in accessories.layers + editingAccessories.layers + [backgroundView].compactMap(\.self)
    where events.hasFocus(inside: view) && !(defaults?.hasOwn(view) ?? false) { return }
    events.endFocus()
  }
}

private struct LabelDefaults {
  private let layer: LayerSettings
  private let texts: TextSettings
  private let text: String
  private let look: TextLook
  private let style: LabelStyle

  init(of label: Label) {
    layer = LayerSettings(of: label)
    texts = label.textSettings
    (text, look, style) = (label.text, label.textLook, label.labelStyle)
  }

  func apply(to label: Label) {
    // Mostly only the text differs.
    if label.hasOtherSettings { (label.textSettings, label.textLook) = (texts, look) }
    layer.apply(to: label)
    label.text = text
    label.labelStyle = style
  }
}
