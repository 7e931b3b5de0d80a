import InlaySystem
import InlayViews

/// The texts with plural forms of a `.stringsdict` file.
struct StringsDictionary {
  private(set) var texts: [String: Localization.Text] = [:]
  private(set) var warnings: ReadingWarnings

  /// - Throws: `ReadingFailure` for a file that is not a property list with a dictionary, and for exceeded limits.
  init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) {
    let file = try PropertyListFile(bytes, limits: limits)
    warnings = file.warnings
    guard case .dictionary(let entries) = file.value else {
      throw ReadingFailure("a .stringsdict file is a dictionary of dictionaries, one for each key")
    }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(Refusal) {
        texts[key] = try text(entry)
      } catch {
        warnings.add("\(key.quoted) is left out: \(error.message)", at: .start)
      }
    }
  }

  /// The reason why an entry cannot be used.
  private struct Refusal: Error {
    let message: String
  }

  private mutating func text(_ entry: PropertyList) throws(Refusal) -> Localization.Text {
    guard case .dictionary(let values) = entry, case .string(let written) = values["NSStringLocalizedFormatKey"] else {
      throw Refusal(message: "it has no text NSStringLocalizedFormatKey, as forms by plural rules have")
    }
    let format = FormatText(written)
    var variables: [(name: String, argument: Int)] = []
    for case .variable(let name, let argument) in format.pieces where !variables.contains(where: { $0.name == name }) {
      variables.append((name, argument))
    }
    guard let variable = variables.first else { return Localization.Text([.other: format.pattern()]) }
    guard variables.count == 1 else {
      throw Refusal(message: "\(written.quoted) has several numbers with forms; a text can have one")
    }
    guard case .dictionary(let rules) = values[variable.name] else {
      throw Refusal(message: "it has no dictionary \(variable.name.quoted), which \(written.quoted) names")
    }
    var forms: [Localization.Plural: String] = [:]
    for form in Localization.Plural.allCases {
      guard case .string(let text) = rules[form.rawValue] else { continue }
      let inner = FormatText(text, argument: variable.argument)
      guard !inner.pieces.contains(where: { if case .variable = $0 { true } else { false } }) else {
        throw Refusal(message: "\(text.quoted) has forms of another number; a text can have those of one")
      }
      forms[form] = format.pattern { _ in inner.pattern() }
    }
    guard forms[.other] != nil else { throw Refusal(message: "\(variable.name.quoted) has no form \"other\"") }
    var text = Localization.Text(forms)
    text.countIndex = variable.argument
    return text
  }
}
