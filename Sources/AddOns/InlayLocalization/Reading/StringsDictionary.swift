import InlaySystem
import InlayViews

/// The texts with plural forms of a `.stringsdict` file.
struct StringsDictionary {
  private(set) var texts: [String: Localization.Text] = [:]
  private(set) var warnings: ReadingWarnings
  /// The places of the keys.
  let places: KeyPlaces
  /// A text that is repeated in each form, and at each place of a variable, could make a small file large.
  private var bytesLeft: Int

  /// - Throws: `ReadingFailure` for a file that is not a property list with a dictionary, and for exceeded limits.
  init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) {
    let file = try PropertyListFile(bytes, limits: limits)
    warnings = file.warnings
    places = .known(file.keyPlaces)
    bytesLeft = max(Self.leastBytes, Self.growth * bytes.count)
    guard case .dictionary(let entries) = file.value else {
      throw ReadingFailure("a .stringsdict file must have a dictionary for each key")
    }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(Refusal) {
        texts[key] = try text(entry)
      } catch {
        warnings.add("\(key.quoted) is left out: \(error.message)", at: file.keyPlaces[key] ?? .start)
      }
    }
  }

  /// The texts of a file may have so many bytes together, and so many for each byte of the file.
  private static let leastBytes = 1 << 20
  private static let growth = 16

  /// The reason why an entry cannot be used.
  private struct Refusal: Error {
    let message: String
  }

  private mutating func text(_ entry: PropertyList) throws(Refusal) -> Localization.Text {
    guard case .dictionary(let values) = entry, case .string(let written) = values["NSStringLocalizedFormatKey"] else {
      throw Refusal(message: "the text NSStringLocalizedFormatKey is missing")
    }
    let format = FormatText(written)
    var variables: Set<String> = []
    var first: (name: String, argument: Int)?
    for case .variable(let name, let argument) in format.pieces {
      variables.insert(name)
      if first == nil { first = (name, argument) }
    }
    guard let variable = first else { return Localization.Text([.other: try pattern(of: format)]) }
    guard variables.count == 1 else {
      throw Refusal(message: "\(written.quoted) has plural forms for several numbers; only one is supported")
    }
    guard case .dictionary(let rules) = values[variable.name] else {
      throw Refusal(message: "the dictionary \(variable.name.quoted), which \(written.quoted) names, is missing")
    }
    var forms: [Localization.Plural: String] = [:]
    for form in Localization.Plural.allCases {
      guard case .string(let text) = rules[form.rawValue] else { continue }
      let inner = FormatText(text, argument: variable.argument)
      guard !inner.hasVariables else {
        throw Refusal(message: "\(text.quoted) has plural forms for another number; only one is supported")
      }
      forms[form] = try pattern(of: format, inner.pattern())
    }
    guard forms[.other] != nil else { throw Refusal(message: "\(variable.name.quoted) has no plural form 'other'") }
    var text = Localization.Text(forms)
    text.countIndex = variable.argument
    return text
  }

  /// The text with another one in place of its variables.
  private mutating func pattern(of format: FormatText, _ variable: String = "") throws(Refusal) -> String {
    bytesLeft -= format.patternSize(variable.utf8.count)
    guard bytesLeft >= 0 else {
      throw Refusal(message: "with it, the file's texts are more than \(Self.growth) times the size of the file")
    }
    return format.pattern { _ in variable }
  }
}
