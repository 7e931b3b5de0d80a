import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A field's text, shaped.
struct ShapedField {
  let shown: ShownText
  let line: TextLine
  /// The height of the font's own line, in points: fallback fonts do not move the text.
  let height: Double
  let baseline: Double
  fileprivate let conditions: Conditions

  fileprivate struct Conditions: Equatable {
    let changeCount: Int
    let isSecure: Bool
    let bulletCount: Int?
    let grouping: [Int]
    let format: TextFormat
    let scale: Double
    let context: ObjectIdentifier
  }
}

/// The text's line and places in it.
extension TextField {
  /// The line of the present text, shaped once for each change; nil without a scene or fonts.
  func shapedText() -> ShapedField? {
    guard let scene, let context = scene.textContext else { return nil }
    let bulletCount = hidesLength && !isEditing ? Self.fixedBulletCount : nil
    let conditions = ShapedField.Conditions(
      changeCount: editing.changeCount, isSecure: isSecureTextEntry, bulletCount: bulletCount,
      grouping: grouping, format: format(in: scene), scale: scene.scale, context: ObjectIdentifier(context))
    if let shaped, shaped.conditions == conditions { return shaped }
    let format = conditions.format
    let shown = ShownText(text, isSecure: isSecureTextEntry, bulletCount: bulletCount, grouping: grouping)
    let line = context.line(shown.string, format: format, scale: scene.scale, meter: scene.meter)
    let everywhere = Size(width: .infinity, height: .infinity)
    let usual = context.layout("", format: format, in: everywhere, scale: scene.scale, meter: scene.meter)
    let shaped = ShapedField(
      shown: shown, line: line, height: usual.size.height, baseline: usual.firstBaseline, conditions: conditions)
    self.shaped = shaped
    return shaped
  }

  /// Numbers and addresses read from left to right, whatever their letters are.
  private func format(in scene: Scene) -> TextFormat {
    let isLeftToRight = inputTraits.keyboardType.isLeftToRight
    var format = TextFormat(
      font: textFont, alignment: .left, direction: isLeftToRight ? .leftToRight : effectiveDirection,
      language: effectiveLanguage(in: scene))
    format.keepsDirection = isLeftToRight
    return format
  }

  /// The font that the app set; nil for that of the style.
  var ownFont: Font? { font }

  /// The font of the text and the placeholder.
  var textFont: Font {
    if let ownFont { return ownFont }
    var font = theme.font(for: textStyle, textScale: effectiveTextScale)
    if textStyle == .title { font.weight = theme.textAttributes[.detail].weight }
    return font
  }

  /// The text's beginning in a width, with an ellipsis at the end in its own direction.
  func cutLine(of shaped: ShapedField, in width: Double) -> TextLayout? {
    guard let scene, let context = scene.textContext else { return nil }
    return context.layout(
      shaped.shown.string, format: shaped.conditions.format, in: Size(width: max(0, width), height: .infinity),
      scale: scene.scale, meter: scene.meter)
  }

  private static var fixedBulletCount: Int { 8 }

  /// The position in the value nearest to a point of the field.
  func position(at point: Point) -> TextPosition {
    layoutIfNeeded()
    guard let shaped = shapedText() else { return TextPosition(0) }
    let x = point.x - textArea.frame.minX + textArea.bounds.minX - lineStart
    return shaped.valuePosition(shaped.line.position(at: x))
  }

  /// The position in the value to the left or right of the caret; nil at the line's end.
  func position(toRight: Bool) -> TextPosition? {
    guard let shaped = shapedText() else { return nil }
    let caret = TextPosition(shaped.shown.shown(editing.selection.focus.offset), editing.selection.focus.affinity)
    return shaped.line.position(besides: caret, toRight: toRight).map(shaped.valuePosition)
  }

  /// The end of the selection on the left or right.
  func selectionEnd(onRight: Bool) -> TextPosition {
    let range = editing.selection.range
    let (start, end) = (TextPosition(range.lowerBound, .downstream), TextPosition(range.upperBound))
    guard let shaped = shapedText() else { return onRight ? end : start }
    let startsLeft = shaped.caret(at: start) <= shaped.caret(at: end)
    return startsLeft == onRight ? end : start
  }

  /// Whether the text as a whole reads from left to right.
  var isLeftToRight: Bool { (shapedText()?.line.direction ?? effectiveDirection) == .leftToRight }
}

extension ShapedField {
  /// The caret at a position of the value, in points from the line's left end.
  func caret(at position: TextPosition) -> Double {
    line.caret(at: TextPosition(shown.shown(position.offset), position.affinity))
  }

  func spans(of range: Range<Int>) -> [ClosedRange<Double>] { line.spans(of: shown.shown(range)) }

  fileprivate func valuePosition(_ position: TextPosition) -> TextPosition {
    TextPosition(shown.value(position.offset), position.affinity)
  }
}
