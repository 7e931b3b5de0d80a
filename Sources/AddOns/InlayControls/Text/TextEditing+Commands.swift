import InlayLists
import InlayText

extension TextEditing {
  /// A change of a text by a key, a pointer, an input method or a menu.
  package enum Command: Hashable, Sendable {
    /// Replaces the selection, or the composition. Text that cannot be entered leaves the selection.
    case insert(String)
    /// Deletes the selection, or from the caret to a position.
    case delete(Movement)
    /// Moves the caret; a selection ends. By a cluster, it ends at its start or end.
    case move(Movement)
    /// Moves the end of the selection.
    case extend(Movement)
    /// Offsets are moved to the start of their cluster.
    case select(TextSelection)
    case selectWord(at: TextPosition)
    case selectAll
    /// Shows text that is being composed, with a selection in bytes of it. An empty text ends the composition: what it
    /// replaced is there again.
    case mark(String, selection: Range<Int>)
    /// Ends the composition and keeps its text. Every other command but `insert`, `mark` and `copy` does this first.
    case unmark
    case cut, copy
    case paste(String)
    case undo, redo
  }

  /// A position to go to.
  package enum Movement: Hashable, Sendable {
    /// A move by one cluster.
    case backward, forward
    /// To the next start or end of a word. A secret is one word.
    case wordBackward, wordForward
    case start, end
    /// A move to a position, such as the one next to the caret on the left or right:
    /// `TextLine.position(besides:toRight:)`.
    case to(TextPosition)
  }

  /// Carries out a command.
  ///
  /// - Parameter pasteboard: For cut and copy; without one they have no effect.
  /// - Returns: Whether text or selection changed, or text was copied.
  @discardableResult
  mutating func perform(_ command: Command, pasteboard: (any Pasteboard)? = nil) -> Bool {
    let (count, old) = (changeCount, selection)
    switch command {
    case .insert(let text):
      removeMark()
      insert(text, .typing)
    case .mark(let text, let selection): setMark(text, selection)
    case .unmark: keepMark()
    case .copy: return copy(to: pasteboard)
    default:
      keepMark()
      switch command {
      case .delete(let movement): delete(movement)
      case .move(let movement): move(movement)
      case .extend(let movement): select(TextSelection(anchor: selection.anchor, focus: target(of: movement)))
      case .select(let selection): select(selection)
      case .selectWord(let position): select(TextSelection(wordRange(at: position)))
      case .selectAll: select(TextSelection(0..<text.utf8.count))
      case .cut: if copy(to: pasteboard) { replace(selection.range, with: "", .other) }
      case .paste(let text): insert(text, .other)
      case .undo: if let change = history.undo() { apply(change, isUndone: true) }
      case .redo: if let change = history.redo() { apply(change, isUndone: false) }
      case .insert, .mark, .unmark, .copy: break
      }
    }
    return changeCount != count || selection != old
  }

  // MARK: Changes

  private mutating func insert(_ string: String, _ kind: TextChange.Kind) {
    let range = selection.range
    let string = fitting(string, in: range)
    if !string.isEmpty { replace(range, with: string, kind) }
  }

  private mutating func delete(_ movement: Movement) {
    var range = selection.range
    if range.isEmpty {
      let target = target(of: movement).offset
      range = min(range.lowerBound, target)..<max(range.upperBound, target)
    }
    let isByCluster = movement == .backward || movement == .forward
    if !range.isEmpty { replace(range, with: "", selection.isEmpty && isByCluster ? .deleting : .other) }
  }

  private mutating func replace(_ range: Range<Int>, with string: String, _ kind: TextChange.Kind) {
    let (removed, before) = (text[bytes: range], selection)
    put(string, at: range)
    let caret = text.clusterEnd(atOrAfter: range.lowerBound + string.utf8.count)
    selection = TextSelection(at: caret)
    history.add(
      TextChange(
        kind: kind, start: range.lowerBound, removed: removed, inserted: string, before: before, after: selection))
  }

  private mutating func put(_ string: String, at range: Range<Int>) {
    text.replaceSubrange(text.index(atByte: range), with: string)
    given = nil
    changeCount += 1
  }

  private mutating func apply(_ change: TextChange, isUndone: Bool) {
    let (old, new) = isUndone ? (change.inserted, change.removed) : (change.removed, change.inserted)
    put(new, at: change.start..<change.start + old.utf8.count)
    selection = isUndone ? change.before : change.after
  }

  // MARK: Selection

  private mutating func select(_ wanted: TextSelection) {
    history.close()
    selection.anchor = text.clusterStart(atOrBefore: max(0, wanted.anchor))
    let focus = text.clusterStart(atOrBefore: max(0, wanted.focus.offset))
    selection.focus = TextPosition(focus, wanted.focus.affinity)
  }

  private mutating func move(_ movement: Movement) {
    let range = selection.range
    var target = target(of: movement)
    if !range.isEmpty {
      if movement == .backward { target = TextPosition(range.lowerBound, .downstream) }
      if movement == .forward { target = TextPosition(range.upperBound) }
    }
    select(TextSelection(anchor: target.offset, focus: target))
  }

  /// The end of a movement of the caret. The caret stays at the cluster that it passed last.
  private func target(of movement: Movement) -> TextPosition {
    let (offset, end) = (selection.focus.offset, text.utf8.count)
    switch movement {
    case .backward: return TextPosition(text.clusterStart(atOrBefore: max(0, offset - 1)), .downstream)
    case .forward: return TextPosition(text.clusterEnd(atOrAfter: min(offset + 1, end)))
    case .wordBackward: return TextPosition(startOfWord(before: offset), .downstream)
    case .wordForward: return TextPosition(endOfWord(after: offset))
    case .start: return TextPosition(0)
    case .end: return TextPosition(end, .downstream)
    case .to(let position): return position
    }
  }

  private func copy(to pasteboard: (any Pasteboard)?) -> Bool {
    guard let pasteboard, !isSecure, !selection.isEmpty else { return false }
    pasteboard.writeText(selectedText)
    return true
  }

  // MARK: Composition

  private mutating func setMark(_ string: String, _ selected: Range<Int>) {
    removeMark()
    let range = selection.range
    let string = fitting(string, in: range, isComposed: true)
    guard !string.isEmpty else { return }
    history.close()
    let (start, count) = (range.lowerBound, string.utf8.count)
    mark = TextMark(range: start..<start + count, replaced: text[bytes: range], selection: selection)
    put(string, at: range)
    let anchor = start + max(0, min(selected.lowerBound, count))
    let focus = start + max(0, min(selected.upperBound, count))
    selection = TextSelection(
      anchor: text.clusterEnd(atOrAfter: anchor), focus: TextPosition(text.clusterEnd(atOrAfter: focus)))
  }

  /// Restores the text and the selection before the composition.
  private mutating func removeMark() {
    guard let mark else { return }
    self.mark = nil
    put(mark.replaced, at: mark.range)
    selection = mark.selection
  }

  private mutating func keepMark() {
    guard let mark else { return }
    let (string, caret, refusals) = (text[bytes: mark.range], selection, refusalCount)
    removeMark()
    insert(string, .other)
    if refusalCount == refusals { selection = caret }
  }
}
