import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Shows the cell's texts, images and marks highlighted or not. Views in the row let its selected background through:
  /// they keep their colour and do not paint it. Plain layers stay as they are.
  func showHighlight() {
    let isShown = highlightsContent
    guard isShown || record.showedHighlight else { return }
    record.showedHighlight = isShown
    let colorsTexts = isShown && colorsHighlightedTexts
    contentView.showHighlight(isShown, colorsTexts)
    if let image = shownImage, image.hasCurrentColor { imageView.contents = inTextColor(image) }
    for accessory in placedAccessories { accessory.showHighlight(isShown, colorsTexts) }
    // A background of one's own is below the selected one; what is in it is not to hide that.
    for layer in backgroundView?.sublayers ?? [] { layer.showHighlight(isShown, colorsTexts) }
  }

  /// The row's image with its `currentColor` as that of the texts: the theme's for highlighted rows, while they have
  /// it.
  func inTextColor(_ image: Image) -> Image {
    guard image.hasCurrentColor, record.showedHighlight, highlightsTexts, colorsHighlightedTexts else { return image }
    return image.inCurrentColor(.token(.highlightedLabel))
  }

  /// Whether texts have the theme's colour for highlighted rows. On a selected background of the row's owner they keep
  /// their own where only that can be read.
  var colorsHighlightedTexts: Bool {
    guard highlightsTexts, let palette = effectivePalette, let color = ownSelectedColor else { return true }
    let ground = resolvedColor(color).over(groundFill ?? resolvedColor(.token(.cellBackground)))
    return palette.readable([.highlightedLabel, .label], on: ground, atLeast: leastContrast) == .highlightedLabel
  }
}

extension Layer {
  /// Shows this layer and all in it highlighted or not. Scroll views inside, tables among them, have contents of
  /// their own.
  ///
  /// - Parameter colorsTexts: Whether texts and marks take the theme's colour for highlighted rows.
  func showHighlight(_ isShown: Bool, _ colorsTexts: Bool = false) {
    // The layers still to visit: a list, since trees may be deep.
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.takeHighlight(isShown, colorsTexts) { waiting += layer.sublayers }
    }
  }

  /// Shows this layer highlighted or not. Answers whether what is in it is to be so too.
  private func takeHighlight(_ isShown: Bool, _ colorsTexts: Bool) -> Bool {
    switch self {
    case is ScrollView, is TableViewCell: return false
    case let control as Control:
      control.isInHighlightedRow = colorsTexts && highlightsTexts
      return false
    case let label as Label:
      label.isHighlighted = isShown && (colorsTexts || label.highlightedTextColor != nil)
      label.fillsBackground = !isShown
    case let text as TextLayer: text.isHighlighted = isShown
    case let image as ImageLayer: image.isHighlighted = isShown
    case let mark as AccessoryView:
      mark.isHighlighted = colorsTexts
      mark.fillsBackground = !isShown
    case let view as View: view.fillsBackground = !isShown
    default: break
    }
    return true
  }
}
