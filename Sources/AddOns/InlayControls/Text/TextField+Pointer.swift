import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A press of a field.
struct TextHold {
  let event: PointerEvent
  /// 1 for a click, 2 for the second of a double click, 3 for the third.
  let clicks: Int
  /// Whether the field had the focus before the press.
  let wasEditing: Bool
  /// The range that the press selected first: a drag extends by words from here.
  var range = 0..<0
  /// The distance of a pan, in points of the field.
  var panned = Point.zero

  var isTouch: Bool { event.kind == .touch }
}

/// Placing the caret and selecting with a pointer.
///
/// A mouse acts when it is pressed, and its drag selects. A touch acts when it is released, since its drag may scroll;
/// in a field with the focus a drag to a side selects, and a long press selects a word. A disabled field takes presses
/// too, without an effect.
final class TextInteraction: Interaction {
  /// The use of the press; a click is one that was not dragged or held.
  private enum Use { case click, selection, pan, word }
  private var use = Use.click

  private var field: TextField? { view as? TextField }

  override func claim(_ press: Press) -> Claim {
    switch press.stage {
    case .down:
      field?.note(press.start)
      return press.start.kind == .touch ? .wait : .keep
    case .pressed: return .take
    case .dragged: return !press.isVertical && selectsByTouch(press) ? .take : .wait
    case .held: return selectsByTouch(press) ? .keep : .wait
    case .unclaimed: return .wait
    }
  }

  /// Whether a touch selects that began on the field itself, not beside it in its row.
  private func selectsByTouch(_ press: Press) -> Bool {
    guard let field else { return false }
    return field.selectsByTouch && field.contains(press.startLocation(in: field))
  }

  override func pressBegan(_ press: Press) {
    guard let field else { return }
    let start = press.startLocation(in: field)
    switch press.stage {
    case .down:
      // A drag that begins beside the field selects nothing.
      use = field.contains(start) ? .selection : .click
      field.press(at: start)
    case .dragged:
      use = .pan
      field.hold?.panned = start
      field.perform(.move(.to(field.position(at: start))))
    case .held:
      use = .word
      field.perform(.selectWord(at: field.position(at: start)))
    case .pressed, .unclaimed: use = .click
    }
  }

  override func pressChanged(_ press: Press) {
    guard let field else { return }
    switch use {
    case .selection: field.drag(to: press.location(in: field))
    case .pan: field.pan(by: press.delta)
    case .click, .word: break
    }
  }

  override func pressEnded(_ press: Press) {
    guard use == .click, let field else { return }
    let location = press.location(in: field)
    let isBeside = !field.contains(press.startLocation(in: field))
    if isBeside ? press.isInside(field) : field.contains(location) { field.press(at: location) }
  }
}

extension TextField {
  fileprivate func note(_ event: PointerEvent) {
    hold = TextHold(event: event, clicks: clicks(of: event), wasEditing: isEditing)
  }

  /// Presses without times are single ones.
  private func clicks(of event: PointerEvent) -> Int {
    guard let last = hold, let time = event.time, let lastTime = last.event.time, time - lastTime < Self.clickInterval,
      abs(event.position.x - last.event.position.x) < Self.clickSlop,
      abs(event.position.y - last.event.position.y) < Self.clickSlop
    else { return 1 }
    return last.clicks % 3 + 1
  }

  /// The longest time between the presses of a double click, in seconds, and their distance, in points.
  private static var clickInterval: Double { 0.4 }
  private static var clickSlop: Double { 8 }

  fileprivate func press(at point: Point) {
    guard var hold else { return }
    // A press beside the field, in its row, begins at the end of the text, and changes nothing later.
    if point.x < bounds.minX || point.x > bounds.maxX {
      if !hold.wasEditing { perform(.move(.end)) }
      return
    }
    let position = position(at: point)
    switch hold.clicks {
    case 2: perform(.selectWord(at: position))
    case 3: perform(.selectAll)
    default:
      perform(hold.event.modifiers.contains(.shift) && isEditing ? .extend(.to(position)) : .move(.to(position)))
    }
    hold.range = editing.selection.range
    self.hold = hold
  }

  fileprivate func drag(to point: Point) {
    guard let hold else { return }
    let position = position(at: point)
    switch hold.clicks {
    case 1: perform(.extend(.to(position)))
    case 2:
      let word = editing.wordRange(at: position)
      let isBefore = word.lowerBound < hold.range.lowerBound
      let (anchor, focus) =
        isBefore
        ? (hold.range.upperBound, TextPosition(word.lowerBound, .downstream))
        : (hold.range.lowerBound, TextPosition(max(word.upperBound, hold.range.upperBound)))
      perform(.select(TextSelection(anchor: anchor, focus: focus)))
    default: break
    }
  }

  fileprivate var selectsByTouch: Bool { isEnabled && isEditing && hold?.isTouch ?? false }

  /// A touch drags the end of a selection.
  fileprivate func pan(by distance: Size) {
    guard var hold else { return }
    hold.panned = Point(x: hold.panned.x + distance.width, y: hold.panned.y + distance.height)
    self.hold = hold
    perform(.extend(.to(position(at: hold.panned))))
  }
}
