import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Whether the cell shows that it is highlighted or selected.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// The colours of the row's category; nil without a category. One that the theme does not have is told.
  var categoryColors: ThemeCategory? {
    guard let category else { return nil }
    if let colors = theme.categories[category] { return colors }
    scene?.report("the theme \"\(theme.name)\" has no category \"\(category)\"", in: self)
    return nil
  }

  /// Puts the background below everything and, while the row is highlighted or selected, the selected background
  /// directly above it.
  ///
  /// Of the decoration's two backgrounds one is seen at a time, so that along round corners none shines through the
  /// other's edge; a translucent selected colour is laid over the row's in numbers.
  func layoutBackgrounds(_ category: ThemeCategory?) {
    if let background = decorationBackground, !appearance.decoration.uses(background) { forgetDecoration() }
    let normal = backgroundColor ?? category?.background
    let isDecorated = backgroundView == nil
    if isDecorated {
      place(decorated(\.decorationBackground, normal ?? appearance.background, isOwn: normal != nil), at: 0)
    } else {
      decorationBackground?.removeFromSuperlayer()
      if let backgroundView { place(backgroundView, at: 0) }
    }
    let own = ownSelectedBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== own {
      view?.removeFromSuperlayer()
    }
    let coversBackground = showsSelection && own == nil
    decorationBackground?.isHidden = coversBackground
    guard showsSelection else {
      own?.removeFromSuperlayer()
      decorationSelectedBackground?.removeFromSuperlayer()
      return
    }
    if let own {
      decorationSelectedBackground?.removeFromSuperlayer()
      return place(own, at: 1)
    }
    let selected =
      hasSelectionMark ? .token(.cellMultipleSelected) : selectedBackgroundColor ?? category?.selected
    var color = selected ?? appearance.selectedBackground
    if isDecorated { color = self.color(color, over: normal ?? appearance.background) }
    place(decorated(\.decorationSelectedBackground, color, isOwn: selected != nil, isSelected: true), at: 1)
  }

  /// What the row's owner gave it for its selection.
  private var ownSelectedBackground: Layer? {
    appearance.isMultipleSelection ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  private func forgetDecoration() {
    decorationBackground?.removeFromSuperlayer()
    decorationSelectedBackground?.removeFromSuperlayer()
    decorationBackground = nil
    decorationSelectedBackground = nil
  }

  private func decorated(
    _ path: ReferenceWritableKeyPath<TableViewCell, RowBackground?>, _ color: LayerColor, isOwn: Bool,
    isSelected: Bool = false
  ) -> RowBackground {
    let background = self[keyPath: path] ?? appearance.decoration.makeBackground()
    self[keyPath: path] = background
    background.look = RowBackground.Look(
      color: color, position: appearance.position, cornerRadius: appearance.cornerRadius, isOwnColor: isOwn,
      isSelected: isSelected, inset: appearance.cardInset, gap: appearance.cardGap,
      border: appearance.border)
    return background
  }

  private func place(_ layer: Layer, at index: Int) {
    if sublayers.count <= index || sublayers[index] !== layer { insertSublayer(layer, at: index) }
    layer.frame = Rect(origin: bounds.origin, size: bounds.size)
  }

  /// A colour that looks as if it lay over another one.
  private func color(_ upper: LayerColor, over lower: LayerColor) -> LayerColor {
    let top = resolved(upper)
    guard top.alpha < 1 else { return upper }
    return .fixed(top.over(resolved(lower)))
  }

  /// Clips the row to its part of the section's card, where the decoration is one that clips.
  func layoutClip() {
    let isClipped = appearance.decoration == .maskedCards
    guard isClipped || isClippedToCard else { return }
    isClippedToCard = isClipped
    masksToBounds = isClipped
    cornerRadius = isClipped ? appearance.cornerRadius : 0
    maskedCorners = isClipped ? appearance.position.corners : .all
  }

  /// The hairlines of the row, made when needed.
  func layoutSeparators() {
    let look = appearance.separator
    let full = Rect(x: 0, y: 0, width: bounds.width, height: look.width)
    layoutSeparator(\.topSeparator, look.hasTopEdge ? full : nil, look.color)
    var bottom: Rect?
    let y = bounds.height - look.width
    switch look.bottom {
    case .none: break
    case .edge: bottom = Rect(x: 0, y: y, width: bounds.width, height: look.width)
    case .inset: bottom = insetSeparator
    }
    layoutSeparator(\.bottomSeparator, bottom, bottomSeparatorColor)
    layoutGroove(below: bottom)
  }

  private func layoutSeparator(
    _ path: ReferenceWritableKeyPath<TableViewCell, Layer?>, _ rect: Rect?, _ color: LayerColor
  ) {
    guard let rect, appearance.separator.width > 0 else {
      self[keyPath: path]?.removeFromSuperlayer()
      return
    }
    let line = self[keyPath: path] ?? Layer()
    self[keyPath: path] = line
    line.role = .separator
    if line.superlayer !== self { addSublayer(line) }
    line.backgroundColor = color
    line.frame = rect
  }
}

extension Color {
  /// The colour that this one gives when it lies over another.
  func over(_ lower: Color) -> Color {
    let below = lower.alpha * (1 - alpha)
    let whole = alpha + below
    guard whole > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double { (a * alpha + b * below) / whole }
    return Color(
      red: mix(red, lower.red), green: mix(green, lower.green), blue: mix(blue, lower.blue), alpha: whole)
  }
}
