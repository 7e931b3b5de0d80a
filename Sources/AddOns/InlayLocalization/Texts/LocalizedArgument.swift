/// A value that a localized text can contain: a `String` is inserted as it is, an `Int` and a `Double` as the language
/// writes numbers.
///
/// A whole number also selects the plural form. Other types that conform are inserted by their description.
public protocol LocalizedArgument {}

extension Int: LocalizedArgument {}

extension Double: LocalizedArgument {}

extension String: LocalizedArgument {}

/// The values that a text needs from an argument. It is no requirement of ``LocalizedArgument``, whose members all
/// numbers and strings of an app would have.
struct TextArgument {
  /// The number that selects a plural form; nil for other arguments. A number with decimals has a text's general form.
  let pluralCount: Int?
  /// The text that is inserted.
  let text: String

  init(_ argument: any LocalizedArgument, in formats: LocaleFormats) {
    switch argument {
    case let number as Int: (pluralCount, text) = (number, formats.number(number))
    case let number as Double: (pluralCount, text) = (Int(exactly: number), formats.number(number))
    case let string as String: (pluralCount, text) = (nil, string)
    default: (pluralCount, text) = (nil, String(describing: argument))
    }
  }
}
