import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// Texts to edit, and the keyboard on the screen: layers of their own, and fields as accessory views of rows.
extension ObjectSpec {
  /// The types with their keys beside those of every layer.
  static let fields: [(type: String, keys: [Key])] = [
    ("textField", textFieldKeys), ("searchField", searchKeys), ("keyboard", keyboardKeys),
  ]

  private static let field = Keys<TextField>()

  private static let textFieldKeys: [Key] = [
    field.made("text", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    field.made("placeholder", .text, .none) { $0.placeholder = $1.flatMap($2.text) ?? "" },
    field.made("error", .text, .none) { $0.error = $1.flatMap($2.text) },
    field("isSecure", .boolean, .boolean(false)) { $0.isSecure = $1 },
    field("borderStyle", .choice(of: TextField.BorderStyle.self), .text("rounded")) { $0.borderStyle = $1 },
    field("alignment", .name(FormatNames.alignments), .text("natural")) { $0.alignment = $1 },
    field("textStyle", .choice(of: TextStyleName.self), .text("title")) { $0.textStyle = $1 },
    field("hasClearButton", .boolean, .boolean(true)) { $0.hasClearButton = $1 },
    field("caretBlinks", .boolean, .boolean(true)) { $0.caretBlinks = $1 },
    // It shows as the opacity.
    field("isEnabled", .boolean, .boolean(true)) { $0.isEnabled = $1 }.with(\.stage, .derived),
    field.orNull("accessibilityLabel", .text, .none) { $0.accessibilityLabel = $1 },
  ]

  private static let search = Keys<SearchField>()

  private static let searchKeys: [Key] = [
    search.made("text", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    search.made("placeholder", .text, .none) { $0.placeholder = $1.flatMap($2.text) ?? "" },
    search.orNull("cancelTitle", .text, .none) { $0.cancelTitle = $1 },
    search("isEnabled", .boolean, .boolean(true)) { $0.isEnabled = $1 },
  ]

  /// Without any the keyboard is English.
  private static let keyboardKeys: [Key] = [
    Keys<KeyboardView>()("layouts", layouts, .emptyList) { $0.layouts = $1 }
  ]

  private static var layouts: Form<[KeyboardLayout]> {
    let names = FormatNames.keyboards
    return Form(.list(.choice(names.all), most: names.all.count)) {
      $0.elements.compactMap { $0.text.flatMap { names[$0] } }
    }
  }

  /// A new layer of a type of this file; nil for other types.
  static func newField(_ type: String) -> Layer? {
    switch type {
    case "textField": TextField()
    case "searchField": SearchField()
    case "keyboard": KeyboardView()
    default: nil
    }
  }
}
