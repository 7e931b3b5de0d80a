import InlayGraphics
import InlayLayers
import InlayLists

/// Changes by input.
extension TextField {
  /// Edits the text as input does: a change is reported.
  ///
  /// - Returns: As `TextEditing.perform(_:pasteboard:)`.
  @discardableResult
  func perform(_ command: TextEditing.Command, pasteboard: (any Pasteboard)? = nil) -> Bool {
    isEnabled && edit(command, pasteboard: pasteboard)
  }

  /// Enters the text of a pasteboard, which may come later: then only if the field has the focus as before.
  func paste(from pasteboard: any Pasteboard) {
    let wasEditing = isEditing
    pasteboard.readText { [weak self] text in
      guard let self, self.isEditing || !wasEditing else { return }
      perform(.paste(text ?? ""))
    }
  }

  /// Edits the text, also in a disabled field.
  @discardableResult
  func edit(_ command: TextEditing.Command, pasteboard: (any Pasteboard)? = nil) -> Bool {
    let (count, refusals, selection) = (editing.changeCount, editing.refusalCount, editing.selection)
    guard let isEffective = tryEdit(command, pasteboard) else {
      refusedChanges += 1
      restartBlinking()
      return false
    }
    restartBlinking()
    if editing.selection != selection { offerSelection() }
    if editing.refusalCount != refusals { tellRefusal() } else if editing.changeCount != count { refusal = nil }
    if editing.changeCount != count { reportChange() }
    return isEffective
  }

  /// Edits the text unless the app refuses the new one.
  ///
  /// - Returns: Whether the command had an effect; nil for a change that was refused.
  private func tryEdit(_ command: TextEditing.Command, _ pasteboard: (any Pasteboard)?) -> Bool? {
    guard let shouldChange, !command.endsComposition else {
      return editing.perform(command, pasteboard: pasteboard)
    }
    var edited = editing
    let isEffective = edited.perform(command, pasteboard: pasteboard)
    if !edited.text.utf8.elementsEqual(editing.text.utf8) {
      let count = editing.changeCount
      // The app may set another text meanwhile.
      guard shouldChange(edited.text), editing.changeCount == count else { return nil }
    }
    editing = edited
    return isEffective
  }

  private func reportChange() {
    if error != nil { validate() }
    report { onChange?(text) }
  }

  /// Checks the `rules` and shows the error of the first one that the text breaks.
  ///
  /// - Returns: Whether the text breaks none.
  @discardableResult
  public func validate() -> Bool {
    if !rules.isEmpty { error = rules.firstError(in: text)?.words(self) }
    return error == nil
  }
}

extension TextEditing.Command {
  /// Whether the command ends a composition, and restores or keeps a text that the field had.
  fileprivate var endsComposition: Bool {
    switch self {
    case .unmark: true
    case .mark(let text, _): text.isEmpty
    default: false
    }
  }
}
