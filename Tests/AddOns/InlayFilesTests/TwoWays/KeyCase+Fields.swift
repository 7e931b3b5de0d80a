import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// The keys of text fields and of the keyboard.
extension KeyCase where Target == Layer {
  static func ofField(_ type: String) -> [KeyCase<Layer>] {
    switch type {
    case "textField": textField
    case "searchField": searchField
    case "keyboard":
      [
        KeyCase(
          "layouts", 0.6, { maker in maker.list(maker.int(0...3)) { $0.name(FormatNames.keyboards) } },
          { ($0 as? KeyboardView)?.layouts = $1.map { KeyboardLayout(language: $0) } }),
        KeyCase(
          KeyboardView.self, "keyboardType", { $0.name(TextInputTraits.KeyboardType.self) },
          { $0.inputTraits.keyboardType = $1 }),
        KeyCase(
          KeyboardView.self, "returnKey", { $0.name(TextInputTraits.ReturnKey.self) },
          { $0.inputTraits.returnKey = $1 }),
      ]
    default: []
    }
  }

  static func newField(_ type: String) -> Layer? {
    switch type {
    case "textField": TextField()
    case "searchField": SearchField()
    case "keyboard": KeyboardView()
    default: nil
    }
  }

  private static var textField: [KeyCase<Layer>] {
    [
      KeyCase("text", 0.8, { $0.string() }, { ($0 as? TextField)?.text = $1 }),
      KeyCase(TextField.self, "placeholder", { $0.string() }, { $0.placeholder = $1 }),
      KeyCase(TextField.self, "error", { $0.string() }, { $0.error = $1 }),
      KeyCase(TextField.self, "isSecure", { $0.boolean() }, { $0.isSecureTextEntry = $1 }),
      KeyCase(
        TextField.self, "keyboardType", { $0.name(TextInputTraits.KeyboardType.self) },
        { $0.inputTraits.keyboardType = $1 }),
      KeyCase(
        TextField.self, "returnKey", { $0.name(TextInputTraits.ReturnKey.self) }, { $0.inputTraits.returnKey = $1 }),
      KeyCase(
        TextField.self, "autocapitalization", { $0.name(TextInputTraits.Autocapitalization.self) },
        { $0.inputTraits.autocapitalization = $1 }),
      KeyCase(
        "grouping", 0.3, { maker in maker.list(maker.int(0...3)) { $0.integer(1...9) } },
        { ($0 as? TextField)?.grouping = $1 }),
      KeyCase(TextField.self, "maximumLength", { $0.integer(1...20) }, { $0.maximumLength = $1 }),
      KeyCase(TextField.self, "borderStyle", { $0.name(TextField.BorderStyle.self) }, { $0.borderStyle = $1 }),
      KeyCase(TextField.self, "alignment", { $0.name(FormatNames.alignments) }, { $0.textAlignment = $1 }),
      KeyCase(TextField.self, "textStyle", { $0.name(TextStyle.self) }, { $0.textStyle = $1 }),
      KeyCase(TextField.self, "hasClearButton", { $0.boolean() }, { $0.showsClearButton = $1 }),
      KeyCase(TextField.self, "caretBlinks", { $0.boolean() }, { $0.caretBlinks = $1 }),
      KeyCase(TextField.self, "isEnabled", { $0.boolean() }, { $0.isEnabled = $1 }),
      KeyCase(TextField.self, "accessibilityLabel", { $0.string() }, { $0.accessibilityLabel = $1 }),
      labelledBy,
    ]
  }

  private static var searchField: [KeyCase<Layer>] {
    [
      KeyCase("text", 0.8, { $0.string() }, { ($0 as? SearchField)?.text = $1 }),
      KeyCase(SearchField.self, "placeholder", { $0.string() }, { $0.placeholder = $1 }),
      KeyCase(SearchField.self, "cancelTitle", { $0.string() }, { $0.cancelTitle = $1 }),
      KeyCase(SearchField.self, "isEnabled", { $0.boolean() }, { $0.isEnabled = $1 }),
      KeyCase(SearchField.self, "accessibilityLabel", { $0.string() }, { $0.accessibilityLabel = $1 }),
      labelledBy,
    ]
  }
}
