import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Texts have their category's colour.
  func colorTexts(_ category: Theme.Category?) {
    textLabel.standardColor = category?.label ?? (style == .value2 ? .token(.tint) : nil)
    detailTextLabel.standardColor = category?.label ?? (style == .value2 ? .token(.label) : nil)
  }

  /// Whether something is after the content, and not below it.
  private var hasTrailingParts: Bool { !placedAccessories.isEmpty && !record.stacksControl || showsReorderControl }

  /// The distance from the texts to the end of a content without trailing parts, in points.
  var contentInsetTrailing: Double { theme.metrics.row.trailingInset + appearance.cardInset }

  static var disabledOpacity: Double { 0.4 }

  /// Places image and texts in the content view, by the cell's style.
  func layoutContent() {
    let theme = self.theme
    let width = contentView.bounds.width
    wrapTexts(padding: theme.metrics.row.padding)
    // Another title may leave another space for the accessories, and so for a control that has what the title leaves.
    let isOtherContent = hasControl && inputs.content != record.inputs?.content
    if isOtherContent
      || (isNarrow || accessoryLayers.needMeasuring) && wantedOmissions != record.omissions.subtracting(.texts)
    {
      setNeedsLookLayout()
    }
    let end = max(0, width - (hasTrailingParts ? theme.metrics.accessory.gap : contentInsetTrailing))
    let start = layoutImage(theme.metrics)
    let space = Rect(minX: min(start, end), minY: 0, maxX: end, maxY: contentView.bounds.height)
    layoutTexts(in: space)
  }

  /// Places the image, if there is one; where the text begins.
  private func layoutImage(_ metrics: Theme.Metrics) -> Double {
    guard let image = shownImage else {
      imageView.removeFromSuperlayer()
      return textLeading
    }
    if imageView.superlayer !== contentView {
      // The last layer below the app's own layers.
      let last = contentView.sublayers.lastIndex { $0 === textLabel || $0 === detailTextLabel }
      contentView.insertSublayer(imageView, at: last.map { $0 + 1 } ?? 0)
    }
    let side = imageSide
    let x = imageLeading
    let rect = Rect(x: x, y: (contentView.bounds.height - side) / 2, width: side, height: side)
    imageView.untransformedFrame = contentView.mirrored(rect).movedToPixels(scale: displayScale)
    imageView.contents = inTextColor(image)
    // A small image grows as its square does.
    let growth = side / max(metrics.row.imageSize, .ulpOfOne)
    imageView.contentsScale = image.scale / growth
    let fits = image.size.width * growth <= side && image.size.height * growth <= side
    imageView.contentsGravity = fits ? .center : .resizeAspect
    return textLeading
  }
}

extension Rect {
  /// The rectangle with its origin on a device pixel and its size kept.
  package func movedToPixels(scale: Double) -> Rect {
    Rect(x: minX.snapped(toScale: scale), y: minY.snapped(toScale: scale), width: width, height: height)
  }
}
