import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Lets texts wrap where the row is as high as they are. A line limit of your own, of 2 or more, holds.
  ///
  /// - Parameter width: The most that the texts have, in points. Below a control stands a text that would have to be broken
  ///   inside a word in all of it: one line, cut at its end.
  func wrapTexts(in width: Double) {
    for label in labels {
      let isAsMade = label.numberOfLines == 1 && label.lineBreakMode == .truncatingTail
      let isWrapped = label.numberOfLines == 0 && label.lineBreakMode == .wordWrap
      guard isAsMade || isWrapped else { continue }
      let wraps = appearance.isSelfSizing && !(record.stacksControl && label.breaksWord(in: width))
      guard wraps != isWrapped else { continue }
      label.numberOfLines = wraps ? 0 : 1
      label.lineBreakMode = wraps ? .wordWrap : .truncatingTail
    }
  }

  /// The height of a row with little content, in points. Where all rows grow it follows the title, so that images and
  /// marks, which follow it too, keep their space.
  var leastHeight: Double {
    let theme = self.theme
    guard theme.metrics.row.grows else { return theme.metrics.row.height }
    return theme.height(theme.metrics.row.height, for: [.title], textScale: effectiveTextScale)
  }

  /// The height of image, texts, accessories and your own layers in the content view, in points, when the
  /// row has a width. The texts get the widths that layout gives them.
  func contentHeight(in width: Double) -> Double {
    bounds = Rect(origin: bounds.origin, size: Size(width: width, height: theme.metrics.row.height))
    layoutAccessories()
    layoutContent()
    let metrics = theme.metrics
    let title = textHeight(textLabel)
    let detail = style == .default || record.omissions.contains(.detail) ? 0 : textHeight(detailTextLabel)
    let texts = record.stacksTexts && detail > 0 ? title + metrics.row.subtitleGap + detail : max(title, detail)
    var height = texts + 2 * metrics.row.padding
    if !record.stacksControl {
      for part in accessories {
        height = max(height, part.bounds.height - record.supplementHeight + distanceFromSeparators(of: part))
      }
    }
    let controls: [Layer?] = [editingControl, reorderControl]
    for control in controls { height = max(height, control?.frame.height ?? 0) }
    for layer in contentView.sublayers where layer !== textLabel && layer !== detailTextLabel {
      height = max(height, layer === imageView ? imageHeight : layer.frame.maxY)
    }
    guard record.stacksControl else { return max(height, leastHeight) + record.supplementHeight }
    return height + record.stackHeight + metrics.row.padding
  }

  /// Above and below an accessory together, in points: other controls than switches do not touch the separators.
  private func distanceFromSeparators(of accessory: Layer) -> Double {
    accessory is Control && !(accessory is Switch) ? theme.metrics.controls.gap : 0
  }

  /// The image's height with its distance from the separators, which is that of an image in a row of the theme's height.
  /// One for selected rows alone does not count: a row's height does not follow its selection.
  private var imageHeight: Double {
    if image == nil { return 0 }
    let metrics = theme.metrics
    return imageView.bounds.height + max(0, metrics.row.height - metrics.row.imageSize)
  }

  private func textHeight(_ label: Label) -> Double {
    label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: label.bounds.width, height: .infinity)).height
  }
  /// From the row's leading side to its image, in points.
  var imageLeading: Double {
    let metrics = theme.metrics
    let leading = appearance.contentInsetLeading
    let isInset = leading < metrics.row.leadingInset + imageSide + metrics.row.imageGap
    return (isInset ? leading : metrics.row.leadingInset) + indentation
  }

  /// From the row's leading side to its text, in points.
  var textLeading: Double { textLeading(hasImage: image != nil && !record.omissions.contains(.image)) }

  func textLeading(hasImage: Bool) -> Double {
    let leading = appearance.contentInsetLeading + indentation
    guard hasImage else { return leading }
    return max(leading, imageLeading + imageSide + theme.metrics.row.imageGap)
  }

  /// The side of the square that the row's image is shown in, in points.
  var imageSide: Double { theme.metrics.row.imageSize * growth }

  /// The factor by which image, marks and controls are larger than in the theme: they grow with the text, in a row of a fixed height
  /// as far as it has space.
  var growth: Double {
    let scale = effectiveTextScale
    guard scale > 1 else { return 1 }
    guard !appearance.isSelfSizing else { return scale }
    let metrics = theme.metrics
    let side = metrics.row.imageSize
    guard side > 0 else { return scale }
    return max(1, min(scale, (bounds.height - max(0, metrics.row.height - side)) / side))
  }
}
