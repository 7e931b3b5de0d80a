import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A press of a field.
struct TextHold {
  let event: PointerEvent
  /// 1 for a click, 2 for the second of a double click, 3 for the third.
  let clicks: Int
  /// The range that the press selected first: a drag extends by words from here.
  var range = 0..<0
  /// Of a pan, in points of the field.
  var panned = Point.zero

  var isTouch: Bool { event.kind == .touch }
}

/// Placing the caret and selecting with a pointer.
///
/// A mouse acts when it is pressed, and its drag selects. A touch acts when it is released, since its drag may scroll; in
/// a field with the focus a drag to a side selects, and a long press selects a word.
extension TextField {
  func note(_ event: PointerEvent) {
    guard event.phase == .down, event.button == .primary else { return }
    hold = TextHold(event: event, clicks: clicks(of: event))
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

  func press(at point: Point) {
    guard var hold else { return }
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

  func drag(to point: Point) {
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

  var selectsByTouch: Bool { isEnabled && isEditing && hold?.isTouch ?? false }

  /// A touch drags the end of a selection.
  func pan(by distance: Size) {
    guard var hold else { return }
    hold.panned = Point(x: hold.panned.x + distance.width, y: hold.panned.y + distance.height)
    self.hold = hold
    perform(.extend(.to(position(at: hold.panned))))
  }
}
