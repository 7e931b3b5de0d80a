import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Whether the cell shows that it is highlighted or selected.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// The colours of the row's category; nil without a category. One that the theme does not have is reported.
  var categoryColors: Theme.Category? {
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
  ///
  /// - Parameter isPlacementDue: Whether more than the selection changed since the last layout.
  func layoutBackgrounds(_ category: Theme.Category?, isPlacementDue: Bool) {
    if !isPlacementDue && toggleBackgrounds() { return }
    record.showsPlacedSelection = showsSelection && ownSelectedBackground == nil
    let known = parts.decorationBackground ?? parts.decorationSelectedBackground
    if let known, known.kind != appearance.decoration { forgetDecoration() }
    let normal = backgroundColor ?? category?.background
    let isDecorated = backgroundView == nil
    if isDecorated {
      let background = parts.decorationBackground ?? appearance.decoration.makeBackground()
      parts.decorationBackground = background
      setLook(of: background, normal ?? appearance.background, isOwn: normal != nil)
      place(background, at: 0)
    } else {
      parts.decorationBackground?.removeFromSuperlayer()
      if let backgroundView { place(backgroundView, at: 0) }
    }
    if showsSelection { endFading() }
    let own = ownSelectedBackground
    if let view = selectedBackgroundView, view !== own { view.removeFromSuperlayer() }
    if let view = multipleSelectionBackgroundView, view !== own { view.removeFromSuperlayer() }
    let coversBackground = showsSelection && own == nil
    parts.decorationBackground?.isHidden = coversBackground
    // A row that was selected once keeps the decoration's background for the next time.
    parts.decorationSelectedBackground?.isHidden = !coversBackground && !isFading(parts.decorationSelectedBackground)
    guard showsSelection else {
      if !isFading(own) { own?.removeFromSuperlayer() }
      return
    }
    if let own {
      parts.decorationSelectedBackground?.removeFromSuperlayer()
      return place(own, at: 1)
    }
    let selected = hasSelectionMark ? .token(.cellMultipleSelected) : ownSelectedColor
    var color = selected ?? appearance.selectedBackground
    if isDecorated { color = mixedColor(color, over: normal ?? appearance.background) }
    let background = parts.decorationSelectedBackground ?? appearance.decoration.makeBackground()
    parts.decorationSelectedBackground = background
    setLook(of: background, color, isOwn: selected != nil, isSelected: true)
    place(background, at: 1)
  }

  /// Exchanges the decoration's backgrounds, if both have their looks and frames since the cell was placed.
  ///
  /// - Returns: Whether they have.
  private func toggleBackgrounds() -> Bool {
    guard record.showsPlacedSelection, parts.fadingBackground == nil, backgroundView == nil,
      selectedBackgroundView == nil, multipleSelectionBackgroundView == nil,
      let normal = parts.decorationBackground, let selected = parts.decorationSelectedBackground,
      sublayers.count > 1, sublayers[0] === normal, sublayers[1] === selected
    else { return false }
    (normal.isHidden, selected.isHidden) = (showsSelection, !showsSelection)
    return true
  }

  /// The background that the row's owner gave it for its selection.
  private var ownSelectedBackground: Layer? {
    appearance.isMultipleSelection ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  /// The colour that the row's owner, or its category, gave its selected background; nil for the theme's, or where it
  /// is not known.
  var ownSelectedColor: Color? {
    if let own = ownSelectedBackground { return own.backgroundColor }
    return selectedBackgroundColor ?? category.flatMap { theme.categories[$0]?.selected }
  }

  /// Deselects the row, whose selected background fades out.
  func fadeSelection() {
    let background = ownSelectedBackground ?? parts.decorationSelectedBackground
    let isShown = showsSelection && background?.superlayer === self
    endFading()
    if isShown { parts.fadingBackground = background }
    isSelected = false
    guard isShown, let background else { return }
    let keyframes = Keyframes([background.opacity, 0])
    background.animate(.opacity, keyframes: keyframes, .curve(duration: Self.fadeDuration)) { [weak self] _ in
      guard let self, parts.fadingBackground === background else { return }
      parts.fadingBackground = nil
      requestLayout()
    }
  }

  /// The duration in seconds.
  private static var fadeDuration: Double { 0.35 }

  private func isFading(_ background: Layer?) -> Bool {
    background != nil && parts.fadingBackground === background
  }

  func endFading() {
    guard let background = parts.fadingBackground else { return }
    parts.fadingBackground = nil
    background.removeAnimations(for: .opacity)
  }

  private func forgetDecoration() {
    endFading()
    parts.decorationBackground?.removeFromSuperlayer()
    parts.decorationSelectedBackground?.removeFromSuperlayer()
    parts.decorationBackground = nil
    parts.decorationSelectedBackground = nil
  }

  private func setLook(of background: RowBackground, _ color: Color, isOwn: Bool, isSelected: Bool = false) {
    var look = RowBackground.Look(
      color: color, position: appearance.position, cornerRadius: appearance.cornerRadius,
      cornerCurve: appearance.cornerCurve, isOwnColor: isOwn, isSelected: isSelected, inset: appearance.cardInset,
      gap: appearance.cardGap, border: appearance.border)
    // A background that the row's clip cuts has no edge of its own.
    if appearance.clipsToCard { (look.cornerRadius, look.border) = (0, Border()) }
    // Setting it copies the former one.
    if background.look != look { background.look = look }
  }

  private func place(_ layer: Layer, at index: Int) {
    if sublayers.count <= index || sublayers[index] !== layer { insertSublayer(layer, at: index) }
    layer.untransformedFrame = Rect(origin: bounds.origin, size: bounds.size)
  }

  /// A colour that looks as if it were over another one.
  private func mixedColor(_ upper: Color, over lower: Color) -> Color {
    let top = resolvedColor(upper)
    guard top.alpha < 1 else { return upper }
    return .fixed(top.over(resolvedColor(lower)))
  }

  /// Clips the row to its part of the section's card, where it is to do so, and draws that part of the card's border.
  func layoutClip() {
    let isClipped = appearance.clipsToCard
    guard isClipped || record.isClippedToCard else { return }
    record.isClippedToCard = isClipped
    let hasOwnCorners = isClipped && appearance.overhang == nil
    masksToBounds = isClipped
    cornerRadius = hasOwnCorners ? appearance.cornerRadius : 0
    cornerCurve = hasOwnCorners ? appearance.cornerCurve : .circular
    maskedCorners = hasOwnCorners ? appearance.position.corners : .all
    cardBorder = CardBorder.kept(
      cardBorder, by: self, isClipped ? appearance.border : Border(), around: clippingCard,
      radius: appearance.cornerRadius, curve: appearance.cornerCurve,
      position: appearance.overhang == nil ? appearance.position : .only)
    layoutMask()
  }

  /// The card that clips the row, in the cell's own space.
  var clippingCard: Rect {
    let row = Rect(origin: .zero, size: bounds.size)
    guard let overhang = appearance.overhang else { return row }
    return overhang.card(around: row.insetBy(dx: min(appearance.cardInset, row.width / 2), dy: 0))
  }
}
