import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// The image before the text, in a square of the theme's `imageSize`; `nil`, the default, for none. Smaller images
  /// are in the middle of the square, larger ones are scaled.
  public final var image: Image? {
    get { storedSettings.image.object }
    set { settings.image.object = newValue }
  }

  /// The image while the row is highlighted or selected; if it is `nil`, the default, `image` stays.
  public final var highlightedImage: Image? {
    get { storedSettings.highlightedImage.object }
    set { settings.highlightedImage.object = newValue }
  }

  /// Whether the row can be used; true by default. A disabled row is shown dimmed and is not selected by input.
  public final var isEnabled: Bool {
    get { storedSettings.isEnabled }
    set { settings.isEnabled = newValue }
  }

  /// The look while the row is highlighted or selected; `default` by default. With `none` it does not change.
  public final var selectionStyle: SelectionStyle {
    get { storedSettings.selectionStyle }
    set { settings.selectionStyle = newValue }
  }

  /// Whether a press anywhere on the row acts on its first control, such as a switch, and selects nothing. False by
  /// default. A row with a text field, or with only a list of values, always does so, unless it has an action.
  public final var pressesControl: Bool {
    get { storedSettings.pressesControl }
    set { settings.pressesControl = newValue }
  }

  /// The name of one of the theme's categories, whose colours the row has; `nil`, the default, for none.
  public final var category: String? {
    get { storedSettings.category }
    set { settings.category = newValue }
  }

  /// The colour of the row while it is highlighted or selected; `nil`, the default, for the table's.
  public final var selectedBackgroundColor: Color? {
    get { storedSettings.selectedBackgroundColor }
    set { settings.selectedBackgroundColor = newValue }
  }

  /// A layer that fills the cell behind everything, instead of the decoration's background; `nil` by default.
  public final var backgroundView: Layer? {
    get { storedSettings.backgroundView.object }
    set { settings.backgroundView.object = newValue }
  }

  /// A layer that fills the cell above its background while the row is highlighted or selected, instead of the
  /// decoration's; `nil` by default.
  public final var selectedBackgroundView: Layer? {
    get { storedSettings.selectedBackgroundView.object }
    set { settings.selectedBackgroundView.object = newValue }
  }

  /// The layer to use instead of `selectedBackgroundView` in tables in which several rows may be selected; `nil` by
  /// default.
  public final var multipleSelectionBackgroundView: Layer? {
    get { storedSettings.multipleSelectionBackgroundView.object }
    set { settings.multipleSelectionBackgroundView.object = newValue }
  }

  /// The distance from the row's sides to the separator below it, in points; left is the leading side. If it is `nil`,
  /// the default, the table's is used. Unlike in UIKit, the row's text stays where it is.
  public final var separatorInset: Insets? {
    get { storedSettings.separatorInset }
    set { settings.separatorInset = newValue }
  }

  /// The parts at the row's trailing side; none by default. If several have no space, disclosure indicators and
  /// checkmarks are hidden first, then texts, badges and images. This is reported as a problem.
  public final var accessories: RowAccessory {
    get { storedSettings.accessories }
    set {
      let old = storedSettings.accessories
      guard !old.stands(for: newValue) else { return }
      storedSettings.accessories = made(newValue, insteadOf: old, beside: storedSettings.editingAccessories)
      contentDidChange()
    }
  }

  /// The parts at the trailing side while the row is edited; none by default.
  public final var editingAccessories: RowAccessory {
    get { storedSettings.editingAccessories }
    set {
      let old = storedSettings.editingAccessories
      guard !old.stands(for: newValue) else { return }
      settings.editingAccessories = made(newValue, insteadOf: old, beside: storedSettings.accessories)
    }
  }

  /// A short form of `accessories` for standard marks; `none` by default, and for other accessories.
  package final var accessoryType: AccessoryType {
    get { AccessoryType(accessories) }
    set { accessories = newValue.accessory }
  }

  /// A short form of `accessories` for one layer; `nil` by default, and for other accessories. The layer keeps its
  /// size. An `ImageLayer` shows its highlighted image with the row.
  package final var accessoryView: Layer? {
    get { accessories.onlyLayer }
    set { if newValue !== accessoryView { accessories = newValue.map { .layer($0) } ?? [] } }
  }

  /// The number of steps by which image and texts are indented; 0 by default.
  public final var indentationLevel: Int {
    get { storedSettings.indentationLevel }
    set { settings.indentationLevel = newValue }
  }

  /// The width of a step of indentation, in points; `nil`, the default, for the theme's.
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
      contentDidChange()
      // Separators may begin at the text, which has another position beside an image.
      if (image == nil) == (old.image.object == nil) { old.image = storedSettings.image }
      old.highlightedImage = storedSettings.highlightedImage
    }
    if storedSettings == old { return }
    exchangeBackgrounds(of: old)
    contentDidChange()
    guard isEnabled != old.isEnabled else { return }
    isUserInteractionEnabled = isEnabled
    didTransition(to: state)
  }
}
