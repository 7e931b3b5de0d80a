import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Shows the cell's texts, images and marks highlighted or not. Views in the row let its selected background through:
  /// they keep their colour and do not paint it. Plain layers stay as they are.
  func showHighlight() {
    let isShown = highlightsContent
    guard isShown || record.showedHighlight else { return }
    record.showedHighlight = isShown
    contentView.showHighlight(isShown)
    for accessory in accessories { accessory.showHighlight(isShown) }
    // A background of one's own lies below the selected one; what stands in it is not to hide that.
    for layer in backgroundView?.sublayers ?? [] { layer.showHighlight(isShown) }
  }
}

extension Layer {
  /// Shows this layer and all in it highlighted or not. Scroll views inside, tables among them, have contents of
  /// their own.
  func showHighlight(_ isShown: Bool) {
    // By a list, since trees may be deep.
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.takeHighlight(isShown) { waiting += layer.sublayers }
    }
  }

  /// Shows this layer highlighted or not. Answers whether what is in it is to be so too.
  private func takeHighlight(_ isShown: Bool) -> Bool {
    switch self {
    case is ScrollView, is TableViewCell: return false
    case let control as Control:
      control.isInHighlightedRow = isShown && highlightsTexts
      return false
    case let label as Label:
      label.isHighlighted = isShown
      label.fillsBackground = !isShown
    case let text as BaseTextLayer: text.isHighlighted = isShown
    case let image as ImageLayer: image.isHighlighted = isShown
    case let mark as AccessoryView:
      mark.isHighlighted = isShown
      mark.fillsBackground = !isShown
    case let view as View: view.fillsBackground = !isShown
    default: break
    }
    return true
  }
}
