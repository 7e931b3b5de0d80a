/// A page of a settings bundle as one language and one idiom see it: texts are translated, rows of other idioms left
/// out.
package struct SettingsPage: Hashable, Sendable {
  /// The page's file without its extension, relative to the bundle: "Root", "Panes/Sound".
  var name: String
  /// Shown in the navigation bar.
  var title: String
  package var groups: [SettingsGroup]
}

/// A group of a page: `PSGroupSpecifier` with the specifiers up to the next one, the rows before the first one, or a
/// `PSRadioGroupSpecifier`.
package struct SettingsGroup: Hashable, Sendable {
  /// `nil` makes a gap.
  package var title: String?
  package var footer: String?
  package var rows: [SettingsRow]
}

/// A row of a page, made of a specifier.
public struct SettingsRow: Hashable, Sendable {
  /// The identity of the row in its page, in every language: its index among the file's specifiers, and of a radio
  /// group's rows the index of the choice.
  package struct ID: Hashable, Sendable {
    package var specifier: Int
    package var choice: Int?
  }

  package var id: ID
  public var title: String
  /// The key of its value in the app's defaults; `nil` of a row without a value.
  public var key: String?
  /// Of the file; never written to the values.
  package var defaultValue: PropertyList?
  package var content: Content

  package enum Content: Hashable, Sendable {
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
package struct SettingsChoice: Hashable, Sendable {
  package var value: PropertyList
  package var title: String
  /// In the row; `nil` shows the title there too.
  package var shortTitle: String?
}

package struct SettingsTextField: Hashable, Sendable {
  package enum KeyboardType: String, Hashable, Sendable {
    case alphabet = "Alphabet"
    case numbersAndPunctuation = "NumbersAndPunctuation"
    case numberPad = "NumberPad"
    case url = "URL"
    case emailAddress = "EmailAddress"
  }

  package enum Autocapitalization: String, Hashable, Sendable {
    case none = "None"
    case sentences = "Sentences"
    case words = "Words"
    case allCharacters = "AllCharacters"
  }

  package enum Autocorrection: String, Hashable, Sendable {
    case `default` = "Default"
    case no = "No"
    case yes = "Yes"
  }

  package var isSecure: Bool
  package var placeholder: String?
  package var keyboardType: KeyboardType
  package var autocapitalization: Autocapitalization
  package var autocorrection: Autocorrection
}

package struct SettingsSlider: Hashable, Sendable {
  package var minimum: Double
  package var maximum: Double
  /// Files relative to the bundle.
  package var minimumImage: String?
  package var maximumImage: String?
}
