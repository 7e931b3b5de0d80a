import InlayLayers
import InlayLists

/// Korean letters become syllables: the syllable that is typed is a composition of the field, as with an input method.
extension KeyboardView {
  /// A syllable that is typed, and the view that it is typed in.
  struct Composition {
    var syllable = HangulSyllable()
    weak var view: View?
  }

  /// A key entered a text.
  func enter(_ text: String, at time: Double?) {
    guard HangulSyllable.isLetter(text), let letter = text.first else {
      endComposition(at: time)
      return send(.text(TextEvent(text, time: time)))
    }
    if !isComposing { beginComposition(at: time) }
    let done = composition.syllable.add(letter)
    if !done.isEmpty { send(.text(TextEvent(done, time: time))) }
    showComposition(at: time)
  }

  /// Takes the last letter of the syllable back; without one, the field deletes.
  func delete(at time: Double?) {
    guard isComposing else { return send(.key(KeyEvent(.backspace, time: time))) }
    composition.syllable.removeLast()
    showComposition(at: time)
  }

  /// The syllable is complete.
  func endComposition(at time: Double?) {
    if isComposing { send(.text(TextEvent(composition.syllable.text, time: time))) }
    composition = Composition()
  }

  private func showComposition(at time: Double?) {
    send(.composition(CompositionEvent(composition.syllable.text, time: time)))
  }

  private func beginComposition(at time: Double?) {
    let view = scene?.focusedView
    composition = Composition(view: view)
    // The text that an ended composition replaced would come back.
    if let field = view as? TextField, !field.editing.selection.isEmpty { send(.key(KeyEvent(.backspace, time: time))) }
  }

  /// Whether the field still has the syllable that was typed last: a tap or another keyboard ends it.
  private var isComposing: Bool {
    let view = scene?.focusedView
    guard !composition.syllable.isEmpty, composition.view === view else { return false }
    guard let field = view as? TextField else { return true }
    return field.editing.markedRange.map { field.editing.text[bytes: $0] } == composition.syllable.text
  }
}
