import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The places of a field's parts.
extension TextField {
  /// The field's own space without the error below it. It keeps the theme's height where the bounds have no space for
  /// both.
  var boxRect: Rect {
    var rect = bounds
    let below = errorHeight(inWidth: bounds.width)
    if showsError, below > 0 {
      let height = max(rect.height - below, min(rect.height, boxHeight))
      rect.size.height = height.snapped(toScale: displayScale)
    }
    return rect
  }

  static var errorGap: Double { 4 }

  /// The height of the box for one line, in points: the theme's, which grows with the text.
  private var boxHeight: Double {
    let height = theme.height(theme.metrics.field.height, for: [textStyle], textScale: effectiveTextScale)
    return max(height, (shapedText()?.height ?? 0).rounded(.up))
  }

  /// The height of the error's lines with the gap above them, in points, on device pixels: the text above keeps the
  /// baseline of the row's title. 0 without an error.
  func errorHeight(inWidth width: Double) -> Double {
    guard shownError != nil, let errorLabel else { return 0 }
    let inner = Size(width: max(0, width - 2 * textInset), height: .infinity)
    return wholePixels(errorLabel.linesSize(in: inner).height + Self.errorGap)
  }

  /// Whether the error is shown: in a row whose height is given only where it fits.
  private var showsError: Bool {
    guard shownError != nil else { return false }
    guard superlayer is TableViewCell else { return true }
    return bounds.height + 0.01 >= boxHeight + errorHeight(inWidth: bounds.width)
  }

  /// Some characters, in points.
  private var leastWidth: Double { 88 * max(1, effectiveTextScale) }

  private var textInset: Double { borderStyle == .none ? 0 : theme.metrics.field.inset }

  func fittingSize(_ size: Size) -> Size {
    updateErrorLabel()
    let width = size.width.isFinite ? max(size.width, leastWidth) : bounds.width
    return Size(width: width, height: boxHeight + errorHeight(inWidth: width))
  }

  func layOutParts() {
    updateErrorLabel()
    let rect = boxRect
    layOutBox(rect)
    let inset = textInset
    var area = Rect(x: inset, y: rect.minY, width: max(0, rect.width - 2 * inset), height: rect.height)
    area.origin.x += leadingInset
    area.size.width = max(0, area.width - leadingInset)
    layOutClearButton(&area, in: rect)
    let frame = snapped(mirrored(area))
    placeholderLabel.frame = frame
    // Half of the caret may be beside the text.
    textArea.frame = frame.insetBy(dx: -caretWidth, dy: 0)
    placeholderLabel.textAlignment = textAlignment
    fitPlaceholder()
    placeholderLabel.isHidden = !text.isEmpty
    layOutText()
    if let errorLabel {
      errorLabel.isHidden = !showsError
      let width = max(0, bounds.width - 2 * inset)
      let height = max(0, errorHeight(inWidth: bounds.width) - Self.errorGap)
      errorLabel.frame = Rect(x: inset, y: errorTop(below: rect), width: width, height: height)
    }
    let lacksSpace = errorLabel?.isHidden ?? false
    reportCutText()
    missingSpace.update(lacksSpace ? "the row has no room for the error of its text field" : nil, in: self)
    focusRing = FocusRing.kept(focusRing, by: self, isShown: isFocusVisible)
    if let ring = focusRing {
      ring.surround(rect, cornerRadius: box?.cornerRadius ?? theme.metrics.field.cornerRadius / 2, scale: displayScale)
      if ring.superlayer !== self { addSublayer(ring) }
    }
  }

  /// Makes the placeholder at a text scale above 1 as large as fits, and at least as large as at the scale of 1.
  private func fitPlaceholder() {
    var font = textFont
    if ownFont == nil, effectiveTextScale > 1, text.isEmpty, !placeholder.isEmpty {
      let width = placeholderLabel.bounds.width
      let wanted = wholePixels(placeholderLabel.wholeSize(inWidth: .infinity, font: font).width)
      if wanted > width {
        font.size = max(theme.font(for: textStyle).size, (font.size * width / wanted).rounded(.down))
      }
    }
    placeholderLabel.font = font
  }

  /// The top of the error: below the box, or below the text where there is no box, however high the field is.
  private func errorTop(below rect: Rect) -> Double {
    guard borderStyle == .none else { return rect.maxY + Self.errorGap }
    let line = shapedText()?.height ?? placeholderLabel.linesSize(in: .unlimited).height
    return min(rect.maxY, rect.midY + line / 2).snapped(toScale: displayScale) + Self.errorGap
  }

  // MARK: parts around the text

  private func layOutBox(_ rect: Rect) {
    guard borderStyle != .none else {
      box?.removeFromSuperlayer()
      box = nil
      return
    }
    let box = self.box ?? Layer()
    if self.box == nil {
      self.box = box
      box.backgroundColor = .token(.fieldBackground)
      insertSublayer(box, at: 0)
    }
    box.frame = rect
    let ownRadius = borderStyle == .capsule ? .infinity : theme.metrics.field.cornerRadius
    shareCorners(with: box, roundEnds: min(ownRadius, rect.height / 2))
    let width = shownError == nil ? theme.metrics.separator.width : max(1, theme.metrics.separator.width)
    let hasBorder = shownError != nil || resolvedColor(.token(.fieldBorder)).alpha > 0
    box.borderWidth = hasBorder ? max(1 / displayScale, width.snapped(toScale: displayScale)) : 0
    box.borderColor = .token(shownError == nil ? .fieldBorder : .destructive)
  }

  private func layOutClearButton(_ area: inout Rect, in rect: Rect) {
    guard canClear else {
      clearButton?.removeFromSuperlayer()
      clearButton = nil
      return
    }
    let button = clearButton ?? ClearButton(of: self)
    if clearButton == nil {
      clearButton = button
      addSublayer(button)
    }
    let side = ClearButton.side(textScale: effectiveTextScale).snapped(toScale: displayScale)
    // The inset is as large as the space above and below, up to the text's own inset.
    let inset = borderStyle != .none ? max(0, min((rect.height - side) / 2, theme.metrics.field.inset)) : 0
    let frame = Rect(x: rect.maxX - inset - side, y: rect.minY + (rect.height - side) / 2, width: side, height: side)
    button.frame = snapped(mirrored(frame))
    area.size.width = max(0, frame.minX - theme.metrics.row.textGap - area.minX)
  }

  private func updateErrorLabel() {
    guard let shownError else {
      errorLabel?.removeFromSuperlayer()
      errorLabel = nil
      return
    }
    let label = errorLabel ?? Label.wrapping(.footer)
    if errorLabel == nil {
      errorLabel = label
      label.textColor = .token(.destructive)
      addSublayer(label)
    }
    label.text = shownError
  }

  // MARK: text

  private func layOutText() {
    guard let shaped = shapedText() else {
      (lineLayer.line, lineLayer.cutLine) = (nil, nil)
      return
    }
    let (width, area) = (shaped.line.layout.size.width, textArea.bounds.width - 2 * caretWidth)
    let scale = displayScale
    let excess = ((width - area) * scale).rounded(.up) / scale
    // The free space; if the width has no end, the text is at its beginning.
    let free = excess > 0 || !excess.isFinite ? 0 : area - width
    lineStart = caretWidth + (free * share).snapped(toScale: scale)
    let caretX = (lineStart + shaped.caret(at: editing.selection.focus) - caretWidth / 2).snapped(toScale: scale)
    scroll(toShow: caretX...caretX + caretWidth, excess: max(0, excess), shaped.line.direction)

    let top = (textArea.bounds.height - shaped.height) / 2
    lineLayer.line = shaped.line
    let showsMistake = shownError != nil && borderStyle == .none
    lineLayer.color = showsMistake ? .destructive : textColor ?? theme.textAttributes[textStyle].color
    let cut = !isEditing && excess > 0 ? cutLine(of: shaped, in: area) : nil
    lineLayer.cutLine = cut
    let layout = cut ?? shaped.line.layout
    let start = cut == nil ? lineStart : textArea.bounds.minX + caretWidth + max(0, area - layout.size.width) * share
    lineLayer.frame = Rect(
      origin: Point(x: start, y: top + shaped.baseline - layout.firstBaseline), size: layout.size)
    let (upper, lower) = (top.snapped(toScale: scale), (top + shaped.height).snapped(toScale: scale))
    caret.frame = Rect(x: caretX, y: upper, width: caretWidth, height: lower - upper)
    caret.isHidden = !isCaretShown || !blinking.isLit
    let selected = isEditing ? spans(of: editing.selection.range, shaped, from: upper, to: lower) : []
    showRects(selected, in: &selectionLayers, .token(.selectionText), below: lineLayer)
    let line = (top + shaped.baseline + Self.underlineGap).snapped(toScale: scale)
    let marked = spans(of: editing.markedRange ?? 0..<0, shaped, from: line, to: line + max(1, 1 / scale))
    showRects(marked, in: &underlines, lineLayer.color, below: caret)
  }

  private var caretWidth: Double {
    max(1 / displayScale, theme.metrics.field.caretWidth.snapped(toScale: displayScale))
  }

  /// The distance from the baseline to the line below a composition.
  private static var underlineGap: Double { 2 }

  /// The share of the free space on the text's left.
  private var share: Double {
    switch textAlignment {
    case .natural: isRightToLeft ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// Scrolls as little as shows the caret; without the focus, to the text's start.
  private func scroll(toShow caret: ClosedRange<Double>, excess: Double, _ direction: LayoutDirection) {
    var offset = min(textArea.bounds.minX, excess)
    if isEditing {
      offset = max(min(offset, caret.lowerBound), caret.upperBound - textArea.bounds.width)
    } else {
      offset = direction == .leftToRight ? 0 : excess
    }
    offset = max(0, min(offset, excess)).snapped(toScale: displayScale)
    if textArea.bounds.minX != offset { textArea.bounds.origin = Point(x: offset, y: 0) }
  }

  private func spans(
    of range: Range<Int>, _ shaped: ShapedField, from minY: Double, to maxY: Double
  ) -> [Rect] {
    guard !range.isEmpty else { return [] }
    let scale = displayScale
    return shaped.spans(of: range).map { span in
      let left = (lineStart + span.lowerBound).snapped(toScale: scale)
      let right = (lineStart + span.upperBound).snapped(toScale: scale)
      return Rect(x: left, y: minY, width: right - left, height: maxY - minY)
    }
  }

  private func showRects(_ rects: [Rect], in layers: inout [Layer], _ color: Color, below sibling: Layer) {
    while layers.count > rects.count { layers.removeLast().removeFromSuperlayer() }
    while layers.count < rects.count {
      let layer = Layer()
      layers.append(layer)
      textArea.insertSublayer(layer, below: sibling)
    }
    for (layer, rect) in zip(layers, rects) {
      layer.backgroundColor = color
      layer.frame = rect
    }
  }
}
