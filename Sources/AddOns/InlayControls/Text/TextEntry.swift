import InlayLayers
import InlayLists

/// A view with a text that the user edits: a `TextField` or a `SearchField`.
///
/// Code that works with each of them takes `any TextEntry`:
///
///     func show(_ draft: String, in entry: any TextEntry) {
///       entry.text = draft
///       entry.becomeFocused()
///     }
public protocol TextEntry: View {
  /// The value. Setting it does not call `onChange`.
  var text: String { get set }

  /// The text shown while there is no value.
  var placeholder: String { get set }

  /// Whether the text can be edited.
  var isEnabled: Bool { get set }

  /// The purpose of the text: the keys of an on-screen keyboard, and the action of its Return key.
  var inputTraits: TextInputTraits { get set }

  /// Returns the texts that an on-screen keyboard offers for the typed text, the best first.
  var suggestions: ((_ text: String) -> [String])? { get set }

  /// Called with the value after input changed it.
  var onChange: ((String) -> Void)? { get set }

  /// Called with the value after Return was pressed.
  var onSubmit: ((String) -> Void)? { get set }

  /// Called when editing begins.
  var onBeginEditing: (() -> Void)? { get set }

  /// Called with the value when editing ends.
  var onEndEditing: ((String) -> Void)? { get set }
}

extension TextField: TextEntry {}

extension SearchField: TextEntry {}
