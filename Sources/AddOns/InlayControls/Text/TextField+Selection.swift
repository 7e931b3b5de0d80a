import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The selected text.
extension TextField {
  /// The selected characters of `text`, counted from 0: by default an empty range at its end. An empty range is the
  /// caret. A range beyond the text is limited to it. Setting it ends a composition and does not move the focus.
  /// O(characters).
  public var selectedRange: Range<Int> {
    get {
      let range = editing.selection.range
      let start = text[bytes: 0..<range.lowerBound].count
      return start..<start + text[bytes: range].count
    }
    set {
      func offset(_ number: Int) -> Int { text.prefix(max(0, number)).utf8.count }
      editing.perform(.select(TextSelection(offset(newValue.lowerBound)..<offset(newValue.upperBound))))
      restartBlinking()
    }
  }

  /// Offers what input selected to the middle button, in this and in other programs. A secret is not offered.
  func offerSelection() {
    guard isEditing, !isSecureTextEntry, editing.markedRange == nil, !editing.selection.isEmpty else { return }
    knownEventDispatcher?.selectionPasteboard?.writeText(editing.selectedText)
  }

  /// Takes the focus, and enters what was selected last, in any program, at a point.
  fileprivate func pasteSelection(at point: Point) {
    becomeFocused()
    knownEventDispatcher?.selectionPasteboard?.readText { [weak self] text in
      guard let self, let text, self.isEditing else { return }
      perform(.move(.to(position(at: point))))
      perform(.paste(text))
    }
  }
}

/// The middle button of a mouse, where the host has selected text to paste.
final class SelectionPaste: Interaction {
  override init() {
    super.init()
    buttons = [.middle]
  }

  override func claim(_ press: Press) -> Claim {
    guard let field = view as? TextField, field.isEnabled else { return .none }
    return field.knownEventDispatcher?.selectionPasteboard == nil ? .none : .keep
  }

  override func pressEnded(_ press: Press) {
    guard let field = view as? TextField, press.isInside(field), field.contains(press.startLocation(in: field))
    else { return }
    field.pasteSelection(at: press.startLocation(in: field))
  }
}
