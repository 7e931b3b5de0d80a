import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Shown before the text, in a square of the theme's `imageSize`: smaller images in its middle, larger ones scaled.
  public final var image: Image? {
    get { settings.image.object }
    set { settings.image.object = newValue }
  }

  /// Instead of `image` while the row is highlighted or selected; nil keeps `image`.
  public final var highlightedImage: Image? {
    get { settings.highlightedImage.object }
    set { settings.highlightedImage.object = newValue }
  }

  /// A disabled row is shown dimmed and is not selected by input.
  public final var isEnabled: Bool {
    get { settings.isEnabled }
    set { settings.isEnabled = newValue }
  }

  /// With `none` the row looks the same while it is highlighted or selected.
  public final var selectionStyle: SelectionStyle {
    get { settings.selectionStyle }
    set { settings.selectionStyle = newValue }
  }

  /// The name of one of the theme's categories, whose colours the row has; nil for none.
  public final var category: String? {
    get { settings.category }
    set { settings.category = newValue }
  }

  /// The colour of the row while it is highlighted or selected; nil for the table's.
  public final var selectedBackgroundColor: LayerColor? {
    get { settings.selectedBackgroundColor }
    set { settings.selectedBackgroundColor = newValue }
  }

  /// Fills the cell behind everything, instead of the decoration's background.
  public final var backgroundView: Layer? {
    get { settings.backgroundView.object }
    set { settings.backgroundView.object = newValue }
  }

  /// Fills the cell directly above the background, only while it is highlighted or selected, instead of the
  /// decoration's.
  public final var selectedBackgroundView: Layer? {
    get { settings.selectedBackgroundView.object }
    set { settings.selectedBackgroundView.object = newValue }
  }

  /// Instead of `selectedBackgroundView` in a table in which several rows may be selected.
  public final var multipleSelectionBackgroundView: Layer? {
    get { settings.multipleSelectionBackgroundView.object }
    set { settings.multipleSelectionBackgroundView.object = newValue }
  }

  /// The distance from the row's sides to the separator below it, in points; left is the leading side. Nil for the table's.
  /// Unlike in UIKit, the row's text stays where it is.
  public final var separatorInset: Insets? {
    get { settings.separatorInset }
    set { settings.separatorInset = newValue }
  }

  public final var accessoryType: AccessoryType {
    get { settings.accessoryType }
    set { settings.accessoryType = newValue }
  }

  /// Instead of the standard accessory; it keeps its size. An `ImageLayer` shows its highlighted image with the row.
  public final var accessoryView: Layer? {
    get { settings.accessoryView.object }
    set { settings.accessoryView.object = newValue }
  }

  /// Instead of `accessoryType` while the row is edited.
  public final var editingAccessoryType: AccessoryType {
    get { settings.editingAccessoryType }
    set { settings.editingAccessoryType = newValue }
  }

  /// Instead of `accessoryView` while the row is edited.
  public final var editingAccessoryView: Layer? {
    get { settings.editingAccessoryView.object }
    set { settings.editingAccessoryView.object = newValue }
  }

  /// The number of steps by which image and texts are indented.
  public final var indentationLevel: Int {
    get { settings.indentationLevel }
    set { settings.indentationLevel = newValue }
  }

  /// The width of such a step, in points; nil for the theme's.
  public final var indentationWidth: Double? {
    get { settings.indentationWidth }
    set { settings.indentationWidth = newValue }
  }

  /// The state of the switch of accessory type `switch`. A switch of your own, as `accessoryView`, keeps its own state, which
  /// is here after input changed it.
  public final var isOn: Bool {
    get { settings.isOn }
    set { settings.isOn = newValue }
  }

  func settingsDidChange(from old: CellSettings) {
    var sameLayout = old
    if settings.image != old.image || settings.highlightedImage != old.highlightedImage {
      contentView.setNeedsLayout()
      // Separators may begin at the text, which has another place beside an image.
      if (image == nil) == (old.image.object == nil) { sameLayout.image = settings.image }
      sameLayout.highlightedImage = settings.highlightedImage
    }
    if isOn != old.isOn {
      sameLayout.isOn = isOn
      if effectiveAccessoryType == .switch { switchControl?.isOn = isOn }
    }
    if settings == sameLayout { return }
    replace(old.backgroundView, by: settings.backgroundView)
    replace(old.selectedBackgroundView, by: settings.selectedBackgroundView)
    replace(old.multipleSelectionBackgroundView, by: settings.multipleSelectionBackgroundView)
    if settings.accessoryView != old.accessoryView { old.accessoryView.object?.showHighlight(false) }
    if settings.editingAccessoryView != old.editingAccessoryView {
      old.editingAccessoryView.object?.showHighlight(false)
    }
    setNeedsLayout()
    if isEnabled != old.isEnabled { didTransition(to: state) }
  }

  private func replace(_ old: CellSettings.Reference<Layer>, by new: CellSettings.Reference<Layer>) {
    guard old != new, let old = old.object else { return }
    for layer in old.sublayers { layer.showHighlight(false) }
    if old.superlayer === self { old.removeFromSuperlayer() }
  }
}
