import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Shown before the text, in a square of the theme's `imageSize`: smaller images in its middle, larger ones scaled.
  public final var image: Image? {
    get { storedSettings.image.object }
    set { settings.image.object = newValue }
  }

  /// Instead of `image` while the row is highlighted or selected; nil keeps `image`.
  public final var highlightedImage: Image? {
    get { storedSettings.highlightedImage.object }
    set { settings.highlightedImage.object = newValue }
  }

  /// A disabled row is shown dimmed and is not selected by input.
  public final var isEnabled: Bool {
    get { storedSettings.isEnabled }
    set { settings.isEnabled = newValue }
  }

  /// With `none` the row looks the same while it is highlighted or selected.
  public final var selectionStyle: SelectionStyle {
    get { storedSettings.selectionStyle }
    set { settings.selectionStyle = newValue }
  }

  /// The name of one of the theme's categories, whose colours the row has; nil for none.
  public final var category: String? {
    get { storedSettings.category }
    set { settings.category = newValue }
  }

  /// The colour of the row while it is highlighted or selected; nil for the table's.
  public final var selectedBackgroundColor: Color? {
    get { storedSettings.selectedBackgroundColor }
    set { settings.selectedBackgroundColor = newValue }
  }

  /// Fills the cell behind everything, instead of the decoration's background.
  public final var backgroundView: Layer? {
    get { storedSettings.backgroundView.object }
    set { settings.backgroundView.object = newValue }
  }

  /// Fills the cell directly above the background, only while it is highlighted or selected, instead of the
  /// decoration's.
  public final var selectedBackgroundView: Layer? {
    get { storedSettings.selectedBackgroundView.object }
    set { settings.selectedBackgroundView.object = newValue }
  }

  /// Instead of `selectedBackgroundView` in a table in which several rows may be selected.
  public final var multipleSelectionBackgroundView: Layer? {
    get { storedSettings.multipleSelectionBackgroundView.object }
    set { settings.multipleSelectionBackgroundView.object = newValue }
  }

  /// The distance from the row's sides to the separator below it, in points; left is the leading side. Nil for the
  /// table's. Unlike in UIKit, the row's text stays where it is.
  public final var separatorInset: Insets? {
    get { storedSettings.separatorInset }
    set { settings.separatorInset = newValue }
  }

  /// What stands at the row's trailing side. Of several parts in a row without space for all, a disclosure indicator
  /// and a checkmark go first, then texts, badges and images, which is reported as a problem.
  public final var accessories: RowAccessory {
    get { storedSettings.accessories }
    set {
      let old = storedSettings.accessories
      guard !old.stands(for: newValue) else { return }
      storedSettings.accessories = made(newValue, insteadOf: old, beside: storedSettings.editingAccessories)
      setNeedsLayout()
    }
  }

  /// Instead of `accessories` while the row is edited.
  public final var editingAccessories: RowAccessory {
    get { storedSettings.editingAccessories }
    set {
      let old = storedSettings.editingAccessories
      guard !old.stands(for: newValue) else { return }
      settings.editingAccessories = made(newValue, insteadOf: old, beside: storedSettings.accessories)
    }
  }

  /// A short form of `accessories` with standard marks alone; `none` for others.
  public final var accessoryType: AccessoryType {
    get { AccessoryType(accessories) }
    set { accessories = newValue.accessory }
  }

  /// A short form of `accessories` with one layer alone; nil for others. The layer keeps its size. An `ImageLayer` shows
  /// its highlighted image with the row.
  public final var accessoryView: Layer? {
    get { accessories.onlyLayer }
    set { if newValue !== accessoryView { accessories = newValue.map { .layer($0) } ?? [] } }
  }

  /// The number of steps by which image and texts are indented.
  public final var indentationLevel: Int {
    get { storedSettings.indentationLevel }
    set { settings.indentationLevel = newValue }
  }

  /// The width of such a step, in points; nil for the theme's.
  public final var indentationWidth: Double? {
    get { storedSettings.indentationWidth }
    set { settings.indentationWidth = newValue }
  }

  final var settings: CellSettings {
    get { storedSettings }
    set {
      guard newValue != storedSettings else { return }
      announce(.disabled, !newValue.isEnabled, isNew: newValue.isEnabled != isEnabled)
      var old = newValue
      swap(&old, &storedSettings)
      record.hasOtherSettings = true
      settingsDidChange(from: old)
    }
  }

  /// Sets the properties to earlier values. Mostly only the accessories differ.
  func restore(_ settings: CellSettings) {
    accessories = settings.accessories
    if record.hasOtherSettings { self.settings = settings }
    record.hasOtherSettings = false
  }

  private func settingsDidChange(from old: consuming CellSettings) {
    if storedSettings.image != old.image || storedSettings.highlightedImage != old.highlightedImage {
      contentView.setNeedsLayout()
      // Separators may begin at the text, which has another position beside an image.
      if (image == nil) == (old.image.object == nil) { old.image = storedSettings.image }
      old.highlightedImage = storedSettings.highlightedImage
    }
    if storedSettings == old { return }
    exchangeBackgrounds(of: old)
    setNeedsLayout()
    guard isEnabled != old.isEnabled else { return }
    isUserInteractionEnabled = isEnabled
    didTransition(to: state)
  }
}
