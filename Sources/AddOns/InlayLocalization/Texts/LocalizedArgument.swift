/// What `tr` puts into a text: a text as it is, a number as the language writes it.
public protocol LocalizedArgument {
  /// The number that chooses a plural form; nil for other arguments.
  var pluralCount: Int? { get }

  /// What stands in the text.
  func text(in formats: LocaleFormats) -> String
}

extension Int: LocalizedArgument {
  public var pluralCount: Int? { self }

  public func text(in formats: LocaleFormats) -> String { formats.number(self) }
}

extension Double: LocalizedArgument {
  /// The number where it is whole: with decimals a text has its general form.
  public var pluralCount: Int? { Int(exactly: self) }

  public func text(in formats: LocaleFormats) -> String { formats.number(self) }
}

extension String: LocalizedArgument {
  public var pluralCount: Int? { nil }

  public func text(in formats: LocaleFormats) -> String { self }
}
