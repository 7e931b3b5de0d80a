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
    field.made("text", "The text in the field.", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    field.made("placeholder", "The text of an empty field.", .text, .none) {
      $0.placeholder = $1.flatMap($2.text) ?? ""
    },
    field.made("error", "What is wrong with the text; shown below it.", .text, .none) {
      $0.error = $1.flatMap($2.text)
    },
    field("isSecure", "Whether characters are shown as dots, as in passwords.", .boolean, .boolean(false)) {
      $0.isSecureTextEntry = $1
    },
    field(
      "keyboardType", "The keys of a keyboard on the screen; those for secrets make the text one.",
      .choice(of: TextInputTraits.KeyboardType.self), .text("text")
    ) { $0.inputTraits.keyboardType = $1 },
    field.orNull(
      "returnKey", "The text and action of the Return key on an on-screen keyboard; next or done if left out.",
      .choice(of: TextInputTraits.ReturnKey.self), .derived
    ) { $0.inputTraits.returnKey = $1 },
    field.orNull(
      "autocapitalization", "Where a capital comes by itself; at sentences of plain texts if left out.",
      .choice(of: TextInputTraits.Autocapitalization.self), .derived
    ) { $0.inputTraits.autocapitalization = $1 },
    field(
      "grouping", "The characters of each group that a gap is shown after; the last number repeats.", groups, .emptyList
    ) { $0.grouping = $1 },
    field.orNull(
      "maximumLength", "The most characters that can be entered; no limit if left out.", .integer(1...(1 << 16)), .none
    ) { $0.maximumLength = $1 },
    field("borderStyle", "The shape around the text.", .choice(of: TextField.BorderStyle.self), .text("rounded")) {
      $0.borderStyle = $1
    },
    field("alignment", "The side to which the text is aligned.", .name(FormatNames.alignments), .text("natural")) {
      $0.textAlignment = $1
    },
    field(
      "textStyle", "The theme's text style of the text; a title has the weight of details.",
      .choice(of: TextStyle.self), .text("title")
    ) { $0.textStyle = $1 },
    field("hasClearButton", "Whether a button clears the text during editing.", .boolean, .boolean(true)) {
      $0.showsClearButton = $1
    },
    field("caretBlinks", "Whether the caret blinks.", .boolean, .boolean(true)) { $0.caretBlinks = $1 },
    // It shows as the opacity.
    field("isEnabled", "Whether the text can be edited.", .boolean, .boolean(true)) { $0.isEnabled = $1 }.with(
      \.stage, .derived),
    field.orNull("accessibilityLabel", "What a screen reader calls the field.", .text, .none) {
      $0.accessibilityLabel = $1
    },
    labelledBy(field),
  ]

  private static let search = Keys<SearchField>()

  private static let searchKeys: [Key] = [
    search.made("text", "The text in the field.", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    search.made("placeholder", "The text of an empty field.", .text, .none) {
      $0.placeholder = $1.flatMap($2.text) ?? ""
    },
    search.orNull("cancelTitle", "The title of the button that ends the search; none if left out.", .text, .none) {
      $0.cancelTitle = $1
    },
    search("isEnabled", "Whether the text can be edited.", .boolean, .boolean(true)) { $0.isEnabled = $1 },
    search.orNull("accessibilityLabel", "What a screen reader calls the field.", .text, .none) {
      $0.accessibilityLabel = $1
    },
    labelledBy(search),
  ]

  private static let keyboard = Keys<KeyboardView>()

  /// The keys of keyboards: without any layout the keyboard is English.
  private static let keyboardKeys: [Key] = [
    keyboard.orNull(
      "layouts", "The layouts between which the keyboard changes; English if empty.", layouts, .emptyList
    ) { $0.layouts = $1 ?? KeyboardView().layouts },
    keyboard(
      "keyboardType", "What is entered: the keys suit it.", .choice(of: TextInputTraits.KeyboardType.self),
      .text("text")
    ) { $0.inputTraits.keyboardType = $1 },
    keyboard.orNull(
      "returnKey", "The text of the Return key.", .choice(of: TextInputTraits.ReturnKey.self), .text("return")
    ) { $0.inputTraits.returnKey = $1 },
  ]

  private static var groups: Form<[Int]> {
    Form(.list(.number(NumberRange(least: 1, most: 1_000)), most: 100)) {
      $0.elements.compactMap { $0.number.map { Int($0) } }
    }
  }

  private static var layouts: Form<[KeyboardLayout]> {
    let names = FormatNames.keyboards
    return Form(.list(.choice(names.all), most: names.all.count)) {
      $0.elements.compactMap { $0.text.flatMap { names[$0] }.map { KeyboardLayout(language: $0) } }
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
