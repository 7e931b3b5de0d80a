import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Whether the cell shows that it is highlighted or selected.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// Puts the background below everything and, while the row is highlighted or selected, the selected background
  /// directly above it.
  func layoutBackgrounds() {
    if decorationBackground.map({ !$0.suits(appearance.decoration) }) ?? false {
      decorationBackground?.removeFromSuperlayer()
      decorationSelectedBackground?.removeFromSuperlayer()
      decorationBackground = nil
      decorationSelectedBackground = nil
    }
    let background = backgroundView ?? decorated(&decorationBackground, backgroundColor ?? appearance.background)
    place(background, at: 0)
    if backgroundView != nil { decorationBackground?.removeFromSuperlayer() }

    let own = ownSelectedBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== own {
      view?.removeFromSuperlayer()
    }
    if showsSelection {
      let selected =
        own
        ?? decorated(&decorationSelectedBackground, selectedBackgroundColor ?? appearance.selectedBackground)
      place(selected, at: 1)
      if own != nil { decorationSelectedBackground?.removeFromSuperlayer() }
    } else {
      own?.removeFromSuperlayer()
      decorationSelectedBackground?.removeFromSuperlayer()
    }
  }

  /// The view that stands in the place of the decoration's selected background.
  private var ownSelectedBackground: Layer? {
    appearance.isMultipleSelection ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  private func decorated(_ background: inout RowBackground?, _ color: LayerColor) -> RowBackground {
    let made = background ?? RowBackground.make(appearance.decoration)
    background = made
    made.look = RowBackground.Look(
      color: color, position: appearance.position, cornerRadius: appearance.cornerRadius)
    return made
  }

  private func place(_ layer: Layer, at index: Int) {
    if sublayers.count <= index || sublayers[index] !== layer { insertSublayer(layer, at: index) }
    layer.frame = Rect(origin: bounds.origin, size: bounds.size)
  }

  /// The hairlines of the row, made when first needed.
  func layoutSeparators() {
    let look = appearance.separator
    let full = Rect(x: 0, y: 0, width: bounds.width, height: look.width)
    layoutSeparator(&topSeparator, look.hasTopEdge ? full : nil)
    var bottom: Rect?
    let y = bounds.height - look.width
    switch look.bottom {
    case .none: break
    case .edge: bottom = Rect(x: 0, y: y, width: bounds.width, height: look.width)
    case .inset: bottom = insetSeparator
    }
    layoutSeparator(&bottomSeparator, bottom)
    layoutGroove(below: bottom)
  }

  private func layoutSeparator(_ separator: inout Layer?, _ rect: Rect?) {
    guard let rect, appearance.separator.width > 0 else {
      separator?.removeFromSuperlayer()
      separator = nil
      return
    }
    let line = separator ?? Layer()
    if separator == nil {
      separator = line
      line.role = .separator
      addSublayer(line)
    }
    line.backgroundColor = appearance.separator.color
    line.frame = rect
  }
}

extension RowBackground {
  /// Whether this is the background that a decoration uses.
  func suits(_ kind: DecorationKind) -> Bool {
    switch kind {
    case .cornerImages: self is CornerImageBackground
    case .none: self is PlainBackground
    }
  }
}
