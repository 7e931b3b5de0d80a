import InlayLayers
import InlayLists

/// What the value of a row has to be: see `Row.rules(for:_:)`.
public struct Rule {
  /// Returns the error of a value; nil for none.
  let check: (_ value: String) -> RuleError?

  /// The value is not empty, nor spaces alone.
  ///
  /// - Parameter message: Nil for the library's words, in the user's language.
  public static func required(_ message: String? = nil) -> Rule {
    Rule { value in
      value.allSatisfy(\.isWhitespace) ? RuleError { message ?? $0.localized(.fieldRequired) } : nil
    }
  }

  /// The value is not empty, nor spaces alone.
  public static var required: Rule { required() }

  /// The value has so many characters. An empty one has none to count: see `required`.
  ///
  /// - Parameters:
  ///   - range: The least and the greatest number.
  ///   - message: Nil for the library's words, in the user's language.
  public static func length(_ range: ClosedRange<Int>, _ message: String? = nil) -> Rule {
    Rule { value in
      guard !value.isEmpty, !range.contains(value.count) else { return nil }
      let isShort = value.count < range.lowerBound
      return RuleError { layer in
        if let message { return message }
        return isShort
          ? layer.localized(.fieldTooShort, count: range.lowerBound)
          : layer.localized(.fieldTooLong, count: range.upperBound)
      }
    }
  }

  /// The whole value matches a pattern: `.pattern(/\d{5}/, "Five digits")`. An empty one is right: see `required`.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression, or what else the standard library makes one of.
  ///   - message: Nil for the library's words, in the user's language.
  public static func pattern(_ pattern: some RegexComponent, _ message: String? = nil) -> Rule {
    let regex = pattern.regex
    return Rule { value in
      if value.isEmpty || (try? regex.wholeMatch(in: value)) ?? nil != nil { return nil }
      return RuleError { message ?? $0.localized(.fieldInvalid) }
    }
  }

  /// Any condition.
  ///
  /// - Parameter check: Returns what is wrong with a value, in a few words; nil for nothing.
  public static func check(_ check: @escaping (_ value: String) -> String?) -> Rule {
    Rule { value in check(value).map { message in RuleError { _ in message } } }
  }
}

/// A rule that a value breaks. It has no language until its words are shown.
struct RuleError {
  /// Returns the words for the error, in the language of a layer.
  let words: (Layer) -> String
}

/// The rules of a row and what is wrong with its value, which stays with the row in updates of its form.
final class RowValidation {
  private let value: String
  private let rules: [Rule]
  private(set) var error: RuleError?
  /// The table that shows the row: views and cells are filled before they are in it, and know no language then.
  weak var table: TableView?
  /// Whether the error is that of now.
  private var isChecked = false
  /// The words in the row's cell; nil for none.
  private var wordsInCell: String?

  init(_ value: String, _ rules: [Rule]) { (self.value, self.rules) = (value, rules) }

  /// Asks the rules.
  func check() { (error, isChecked) = (firstError(in: value), true) }

  func clear() { (error, isChecked) = (nil, true) }

  private func firstError(in value: String) -> RuleError? {
    for rule in rules { if let error = rule.check(value) { return error } }
    return nil
  }

  /// The words for the error, in the language of the table; nil without one.
  var words: String? { error?.words(table ?? View()) }

  /// Finds the error of the present value, if the same row had one before.
  func follow(_ old: RowValidation) {
    if old.error != nil, !isChecked { error = firstError(in: value) }
  }

  /// Gives a view the error, and the rules in addition to its own.
  func fill(_ view: any RowErrorView) {
    let own = view.validation
    view.validation = { [weak self] text in
      guard let self else { return nil }
      error = firstError(in: text) ?? own?(text).map { message in RuleError { _ in message } }
      return words
    }
    show(in: view)
  }

  /// Shows the error in a view.
  func show(in view: any RowErrorView) { view.error = words }

  /// The words for the row's cell, in which no view shows the error; nil without one.
  func wordsForCell() -> String? {
    wordsInCell = words
    return wordsInCell
  }

  /// Shows the words in the present language, unless the app changed them.
  func showWords(in cell: TableViewCell) {
    guard let old = wordsInCell, cell.detailTextLabel.text == old else { return }
    cell.detailTextLabel.text = wordsForCell() ?? old
  }
}
