/// A page of a settings bundle as one language and one idiom see it: texts are translated, rows of other idioms left
/// out.
package struct SettingsPage: Hashable, Sendable {
  /// The page's file without its extension, relative to the bundle: "Root", "Panes/Sound".
  var name: String
  /// Shown in the navigation bar.
  var title: String
  var groups: [SettingsGroup]
}

/// A group of a page: `PSGroupSpecifier` with the specifiers up to the next one, the rows before the first one, or a
/// `PSRadioGroupSpecifier`.
struct SettingsGroup: Hashable, Sendable {
  /// `nil` makes a gap.
  var title: String?
  var footer: String?
  var rows: [SettingsRow]
}

/// A row of a settings page, made from a specifier.
public struct SettingsRow: Hashable, Sendable {
  /// The identity of the row in its page, in every language: its index among the file's specifiers, and of a radio
  /// group's rows the index of the choice.
  package struct ID: Hashable, Sendable {
    var specifier: Int
    var choice: Int?
  }

  package var id: ID
  /// The text of the row, in the bundle's language.
  public var title: String
  /// The key of the row's value in the app's defaults; `nil`, the default, for a row without a value.
  public var key: String?
  /// The file's default value; never written to the values.
  var defaultValue: PropertyList?
  var content: Content

  enum Content: Hashable, Sendable {
    case toggle(trueValue: PropertyList, falseValue: PropertyList)
    case textField(SettingsTextField)
    /// Text which the user cannot change; `choices` are empty if the value itself is the text.
    case titleValue(choices: [SettingsChoice])
    case slider(SettingsSlider)
    /// A choice on a page of its own, whose rows are `choices`.
    case multiValue(choices: [SettingsChoice])
    /// One row of a radio group: checked when the key's value is this one.
    case radio(value: PropertyList)
    /// Opens the page of this name.
    case childPane(name: String)
  }
}

/// A value and what it is called.
struct SettingsChoice: Hashable, Sendable {
  var value: PropertyList
  var title: String
  /// The title in the row; `nil` shows the title there too.
  var shortTitle: String?
}

struct SettingsTextField: Hashable, Sendable {
  enum KeyboardType: String, Hashable, Sendable {
    case alphabet = "Alphabet"
    case numbersAndPunctuation = "NumbersAndPunctuation"
    case numberPad = "NumberPad"
    case url = "URL"
    case emailAddress = "EmailAddress"
  }

  enum Autocapitalization: String, Hashable, Sendable {
    case none = "None"
    case sentences = "Sentences"
    case words = "Words"
    case allCharacters = "AllCharacters"
  }

  enum Autocorrection: String, Hashable, Sendable {
    case `default` = "Default"
    case no = "No"
    case yes = "Yes"
  }

  var isSecure: Bool
  var placeholder: String?
  var keyboardType: KeyboardType
  var autocapitalization: Autocapitalization
  var autocorrection: Autocorrection
}

struct SettingsSlider: Hashable, Sendable {
  var minimum: Double
  var maximum: Double
  /// Files relative to the bundle.
  var minimumImage: String?
  var maximumImage: String?
}
