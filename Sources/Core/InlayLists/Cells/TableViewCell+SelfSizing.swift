import InlayGraphics
import InlayLayers
import InlayText

extension TableViewCell {
  /// Lets texts wrap where the row is as high as they are, and in another row where it has room for several lines. A
  /// line limit of your own, of 2 or more, holds.
  ///
  /// - Parameter padding: From a text of several lines to the separators, in points.
  func wrapTexts(padding: Double) {
    limitFonts()
    let height = record.stacksControl ? stackTop : bounds.height
    let room = appearance.isSelfSizing ? nil : height - 2 * padding
    wrap(textLabel, in: room)
    wrap(detailTextLabel, in: room)
  }

  /// - Parameter room: The height for the text, in points; nil in a row that is as high as its content.
  private func wrap(_ label: Label, in room: Double?) {
    let (count, mode) = (label.numberOfLines, label.lineBreakMode)
    guard count == 0 && mode != .truncatingHead && mode != .truncatingMiddle || count == 1 && mode == .truncatingTail
    else { return }
    var (wantedCount, wantedMode) = (0, LineBreakMode.wordWrap)
    if let room { (wantedCount, wantedMode) = (room > 2 * Self.lineHeight * label.fontSize ? 0 : 1, .truncatingTail) }
    if wantedCount != count { label.numberOfLines = wantedCount }
    if wantedMode != mode { label.lineBreakMode = wantedMode }
  }

  /// The ratio of a font's line height to its size, about.
  static var lineHeight: Double { 1.2 }

  /// Makes a text smaller whose only line has no space in a row of a given height: no glyph is cut. To be called before
  /// anything is placed, since the accessories leave space for the texts.
  func limitFonts() {
    let most = bounds.height / Self.inkHeight
    limitFont(of: textLabel, to: most)
    limitFont(of: detailTextLabel, to: most)
  }

  private func limitFont(of label: Label, to most: Double) {
    guard label.fontSize > most || label.largestFontSize != nil else { return }
    label.largestFontSize = appearance.isSelfSizing || label.ownFont.size <= most ? nil : max(1, most)
  }

  /// The ratio of the glyphs of a line in the middle of a row, with the free space above them, to the font's size.
  private static var inkHeight: Double { 1.13 }

  /// The height that the row would have if it were automatic, in points, or its own. For reports: the row is laid out
  /// twice.
  package final var heightOfWholeTexts: Double {
    let shown = bounds
    var look = appearance
    look.isSelfSizing = true
    let height = measured(as: look) {
      defer { bounds = shown }
      return sizeThatFits(Size(width: shown.width, height: .infinity)).height
    }
    layoutInsideIfNeeded()
    return max(shown.height, height.rounded(.up))
  }

  /// The height of a row with little content, in points. Where all rows grow it follows the title, so that images and
  /// marks, which follow it too, keep their space.
  var leastHeight: Double {
    let theme = self.theme
    guard theme.metrics.row.isSelfSizing else { return theme.metrics.row.height }
    return theme.height(theme.metrics.row.height, for: [.title], textScale: effectiveTextScale)
  }

  /// The height of image, texts, accessories and your own layers in the content view, in points, when the
  /// row has a width. The texts get the widths that layout gives them.
  ///
  /// The parts have the frames of this width afterwards.
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
      let main = mainAccessory
      for part in placedAccessories {
        let supplement = part === main ? record.supplementHeight : 0
        height = max(height, part.bounds.height - supplement + distanceFromSeparators(of: part))
      }
    }
    let controls: [Layer?] = [editingControl, reorderControl]
    for control in controls { height = max(height, control?.frame.height ?? 0) }
    for layer in contentView.sublayers where layer !== textLabel && layer !== detailTextLabel && layer !== leadingView {
      height = max(height, layer === imageView ? imageHeight : layer.frame.maxY)
    }
    guard record.stacksControl else { return max(height, leastHeight) + record.supplementHeight }
    return height + record.stackHeight + metrics.row.padding
  }

  /// Returns the space above and below an accessory together, in points. Marks and switches are in the middle of a row
  /// of any height; what the row grows for does not touch the separators.
  private func distanceFromSeparators(of accessory: Layer) -> Double {
    if accessory is AccessoryView || accessory is Switch { return 0 }
    let isControl = accessory is Control || accessory.inRow?.fillsRow ?? false
    return isControl ? theme.metrics.controls.gap : 2 * Self.accessoryDistance
  }

  /// The least distance from a layer at the row's end that is not a control to the separators, in points.
  private static var accessoryDistance: Double { 8 }

  /// The image's height with its distance from the separators, which is that of an image in a row of the theme's
  /// height. One for selected rows alone does not count: a row's height does not follow its selection.
  private var imageHeight: Double {
    if image == nil { return 0 }
    let metrics = theme.metrics
    return imageView.bounds.height + max(0, metrics.row.height - metrics.row.imageSize)
  }

  private func textHeight(_ label: Label) -> Double {
    label.text.isEmpty ? 0 : label.linesSize(in: Size(width: label.bounds.width, height: .infinity)).height
  }
  /// The distance from the row's leading side to its image, in points.
  var imageLeading: Double {
    let metrics = theme.metrics
    let leading = appearance.contentInsetLeading
    let isInset = leading < metrics.row.leadingInset + imageSide + metrics.row.imageGap
    return (isInset ? leading : metrics.row.leadingInset) + indentation
  }

  /// The distance from the row's leading side to its text, in points.
  var textLeading: Double { textLeading(hasImage: image != nil && !record.omissions.contains(.image)) }

  func textLeading(hasImage: Bool) -> Double {
    let leading = appearance.contentInsetLeading + indentation
    guard hasImage else { return leading }
    return max(leading, imageLeading + imageSide + theme.metrics.row.imageGap)
  }

  /// The side of the square that the row's image is shown in, in points.
  var imageSide: Double { theme.metrics.row.imageSize * growth }

  /// The factor by which image, marks and controls are larger than in the theme: they grow with the text, in a row of a
  /// fixed height as far as it has space.
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
