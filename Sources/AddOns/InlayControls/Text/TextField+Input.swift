import InlayGraphics
import InlayLayers
import InlayLists

/// Keys and compositions.
extension TextField {
  func press(_ event: KeyEvent) -> Bool {
    guard isEnabled else { return false }
    let byWord = !event.modifiers.isDisjoint(with: [.control, .alt])
    let toEnd = event.modifiers.contains(.super)
    switch event.key {
    case .left, .right: moveSideways(event, byWord: byWord, toEnd: toEnd)
    case .home, .up: move(.start, event)
    case .end, .down: move(.end, event)
    case .backspace: perform(.delete(toEnd ? .start : byWord ? .wordBackward : .backward))
    case .forwardDelete: perform(.delete(toEnd ? .end : byWord ? .wordForward : .forward))
    case .character("a") where event.isCommand: perform(.selectAll)
    case .character("z") where event.isCommand: perform(event.modifiers.contains(.shift) ? .redo : .undo)
    case .character("y") where event.isCommand: perform(.redo)
    case .return: pressReturn(event)
    case .escape where editing.markedRange != nil: perform(.mark("", selection: 0..<0))
    case .tab, .backTab, .escape, .pageUp, .pageDown, .named: return false
    // Characters come as text.
    case .character: return !event.isCommand
    case .space: break
    }
    return true
  }

  private func move(_ movement: TextEditing.Movement, _ event: KeyEvent) {
    perform(event.modifiers.contains(.shift) ? .extend(movement) : .move(movement))
  }

  /// An arrow moves the caret as it looks; words and ends follow the direction of the text.
  private func moveSideways(_ event: KeyEvent, byWord: Bool, toEnd: Bool) {
    let toRight = event.key == .right
    let isForward = toRight == isLeftToRight
    if toEnd { return move(isForward ? .end : .start, event) }
    if byWord { return move(isForward ? .wordForward : .wordBackward, event) }
    perform(.unmark)
    if !editing.selection.isEmpty, !event.modifiers.contains(.shift) {
      return move(.to(selectionEnd(onRight: toRight)), event)
    }
    if let position = position(toRight: toRight) { move(.to(position), event) } else { restartBlinking() }
  }

  /// Submits the text. If the app set the return key `next` or `done`, the input then continues or ends. With the
  /// others only the keyboard on the screen ends the input: keys that are attached can continue.
  private func pressReturn(_ event: KeyEvent) {
    if editing.markedRange != nil {
      perform(.unmark)
      return
    }
    validate()
    report { onSubmit?(text) }
    // The app may have moved the focus.
    guard isFocused, !event.isRepeat, let events = knownEventDispatcher else { return }
    switch inputTraits.returnKey {
    case .next: if !events.moveFocusToTextInput(forward: true) { resignFocus() }
    case .done: resignFocus()
    case .return, .go, .search, .send, nil: break
    }
  }

  func compose(_ event: CompositionEvent) -> Bool {
    func bytes(_ count: Int) -> Int { event.text.unicodeScalars.prefix(max(0, count)).reduce(0) { $0 + $1.utf8Count } }
    let start = bytes(event.selection.lowerBound)
    perform(.mark(event.text, selection: start..<max(start, bytes(event.selection.upperBound))))
    return isEnabled
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Count: Int { UTF8.width(self) }
}
