/// An element of a page's file.
struct Specifier {
  enum Kind: String, CaseIterable {
    case group = "PSGroupSpecifier"
    case radioGroup = "PSRadioGroupSpecifier"
    case toggle = "PSToggleSwitchSpecifier"
    case textField = "PSTextFieldSpecifier"
    case titleValue = "PSTitleValueSpecifier"
    case slider = "PSSliderSpecifier"
    case multiValue = "PSMultiValueSpecifier"
    case childPane = "PSChildPaneSpecifier"
  }

  /// The index among the elements, from 0.
  let number: Int
  let kind: Kind
  let values: [String: PropertyList]

  /// Whether an idiom shows it: true without `SupportedUserInterfaceIdioms`.
  static func isShown(_ values: [String: PropertyList], by idiom: SettingsBundle.Idiom) -> Bool {
    let name = PropertyList.string(idiom == .pad ? "Pad" : "Phone")
    switch values["SupportedUserInterfaceIdioms"] {
    case .array(let names): return names.contains(name)
    case .string: return values["SupportedUserInterfaceIdioms"] == name
    default: return true
    }
  }
}
