import InlayGraphics
import InlayLayers

/// The editing of a row, as the delegate answered for it.
struct RowEditing: Hashable {
  var style = TableViewCell.EditingStyle.none
  /// Whether the row is moved in though it has no control.
  var indents = false
  /// Whether the row has a control at all.
  var isEditable = false
  var isMovable = false
}

extension TableViewCell {
  /// The effect of a tap on a row's leading control.
  public enum EditingStyle: String, CaseIterable, Hashable, Sendable {
    case none
    /// A plus: a row is put in here.
    case insert
    /// A minus: the row is taken out.
    case delete
  }

  /// The part of a row at a point.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    /// The row itself, with the marks that only tell something.
    case content
    /// The plus, the minus or the mark of selection at the leading side.
    case editingControl
    /// A switch or a detail button.
    case accessory
    /// The lines by which the row is moved.
    case reorderControl
  }

  /// Whether the row is edited, which the table decides.
  public final var isEditing: Bool { editing != nil }

  /// The style in which the row is edited; `none` while it is not.
  public final var editingStyle: EditingStyle { editing?.style ?? .none }

  /// Whether the lines by which a row is moved are shown.
  public final var showsReorderControl: Bool { editing?.isMovable ?? false }

  /// The part of the row at a point of the cell's own space, by the last layout; nil outside the cell. The controls
  /// at the sides are as high as the row, and each reaches half of the gap beside it further than it is seen.
  final func part(at point: Point) -> Part? {
    guard contains(point) else { return nil }
    let x = mirrored(Rect(x: point.x, y: 0, width: 0, height: 0)).minX
    if let editingControl, meets(editingControl, point) { return .editingControl }
    if let reorderControl, meets(reorderControl, point) { return .reorderControl }
    let reach = theme.metrics.accessory.gap / 2
    var end = bounds.width - appearance.trailingSpace
    if let reorderControl { end = leading(of: reorderControl).lowerBound - reach }
    let top = record.placement.stacksControl ? record.placement.stackTop - reach : -.infinity
    guard x < end, point.y >= top else { return .content }
    for accessory in placedAccessories {
      let range = leading(of: accessory)
      guard x >= range.lowerBound - reach else { continue }
      return (accessory as? Control)?.isUserInteractionEnabled ?? (accessory as? AccessoryView)?.kind.isButton ?? false
        ? .accessory : .content
    }
    return .content
  }

  private func meets(_ control: RowControl, _ point: Point) -> Bool {
    control.contains(control.convert(point, from: self))
  }

  /// Returns the two ends of a part of the row, from its leading side, in points.
  private func leading(of layer: Layer) -> ClosedRange<Double> {
    let rect = mirrored(layer.untransformedFrame)
    return ClosedRange(from: rect.minX, to: rect.maxX)
  }
  /// The control that the row has at its leading side; nil for none.
  var editingControlKind: EditingControl.Kind? {
    guard let editing, editing.isEditable else { return nil }
    if appearance.isMultipleSelection { return .selectionMark(isOn: isSelected) }
    switch editing.style {
    case .none: return nil
    case .insert: return .insert
    case .delete: return .delete
    }
  }

  /// Whether a mark shows that the row is selected: then its texts keep their colours.
  var hasSelectionMark: Bool { appearance.isMultipleSelection && editing?.isEditable ?? false }

  /// Whether texts and marks are shown as those of a highlighted or selected row.
  var highlightsContent: Bool { showsSelection && !hasSelectionMark }

  /// The indentation of the row's content for its level, in points: `indentationLevel` times `indentationWidth`, or times
  /// the theme's width.
  public final var levelIndentation: Double {
    indentationLevel == 0 ? 0 : Double(indentationLevel) * (indentationWidth ?? theme.metrics.row.indentation)
  }

  /// The indentation of image and texts, in points: after a leading view, they are indented by its width too.
  var indentation: Double { levelIndentation + leadingViewWidth }

  /// Puts the control at the leading side, where there is one.
  func layoutEditingControl(_ growth: Double) {
    guard let kind = editingControlKind else {
      fadeOut(editingControl)
      editingControl = nil
      return
    }
    let control = editingControl ?? fadingControl() ?? EditingControl(kind)
    editingControl = control
    control.kind = kind
    control.growth = growth
    let leading = appearance.leadingSpace + appearance.contentInsetLeading
    let size = control.sizeThatFits(bounds.size)
    let end = leading + size.width + theme.metrics.editing.gap / 2
    place(control, leading: leading, size: size, pressed: ClosedRange(from: 0, to: end))
  }

  /// Puts the lines by which the row is moved at the trailing side, where it can be.
  func layoutReorderControl(_ growth: Double) {
    guard showsReorderControl else {
      fadeOut(reorderControl)
      reorderControl = nil
      return
    }
    let control = reorderControl ?? fadingControl() ?? ReorderControl()
    reorderControl = control
    control.growth = growth
    let size = control.sizeThatFits(bounds.size)
    let side = bounds.width - appearance.trailingSpace
    let leading = side - appearance.accessoryInset - size.width
    let pressed = ClosedRange(from: leading - theme.metrics.accessory.gap / 2, to: side)
    place(control, leading: leading, size: size, pressed: pressed)
  }

  /// Removes a control, which fades out first where the change is animated. It takes no presses any more.
  private func fadeOut(_ control: RowControl?) {
    guard let control else { return }
    guard let timing = timingOfChanges, timing.totalDuration > 0 else { return control.removeFromSuperlayer() }
    control.cancelPresses()
    control.pressArea = .zero
    let fading = FadingControl(control)
    parts.fadingControls.append(fading)
    let opacity = control.presented(.opacity)
    control.removeAnimations(for: .opacity)
    control.animate(.opacity, keyframes: Keyframes([opacity, 0]), timing) { [weak self, weak fading] _ in
      self?.removeFadingControls { $0 === fading }
    }
  }

  /// A control that is fading out comes back.
  private func fadingControl<Kind: RowControl>() -> Kind? {
    for fading in parts.fadingControls {
      guard let control = fading.control as? Kind else { continue }
      parts.fadingControls.removeAll { $0 === fading }
      let opacity = control.presented(.opacity)
      control.removeAnimations(for: .opacity)
      if let timing = timingOfChanges { control.animate(.opacity, from: opacity, timing) }
      return control
    }
    return nil
  }

  func removeFadingControls(where isGone: (FadingControl) -> Bool = { _ in true }) {
    if parts.fadingControls.isEmpty { return }
    for fading in parts.fadingControls where isGone(fading) { fading.control.removeFromSuperlayer() }
    parts.fadingControls.removeAll(where: isGone)
  }

  /// - Parameter range: The part of the row that takes presses for the control, from its leading side, in points.
  private func place(_ control: RowControl, leading: Double, size: Size, pressed range: ClosedRange<Double>) {
    // These lines, the control at the leading side and the accessories are above the content, whichever was added
    // first.
    let below = control === editingControl ? reorderControl ?? contentView : contentView
    if control.superlayer !== self {
      insertSublayer(control, above: below)
      if let timing = timingOfChanges { control.animate(.opacity, from: 0, timing) }
    }
    let x = leading + contentShift
    let rect = Rect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    control.frame = mirrored(rect).movedToPixels(scale: displayScale)
    control.opacity = isEnabled ? 1 : Self.disabledOpacity
    let area = Rect(minX: range.lowerBound, minY: 0, maxX: range.upperBound, maxY: bounds.height)
    control.pressArea = mirrored(area).offsetBy(dx: -control.frame.minX, dy: -control.frame.minY)
  }
}
