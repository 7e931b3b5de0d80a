import InlayLayers
import InlayLists

/// The rules of a row and what is wrong with its value, which stays with the row in updates of its form.
final class RowValidation {
  /// The value; nil for a row without rules.
  private let value: String?
  private let rules: [Rule]
  /// The error that the app gave the row; nil for none.
  private var given: GivenError?
  private(set) var error: RuleError?
  /// The table that shows the row: views and cells are filled before they are in it, and know no language then.
  weak var table: TableView?
  /// Whether the error is that of now.
  private var isChecked = false
  /// The words in the row's cell; nil for none.
  private var wordsInCell: String?

  init(_ value: String?, _ rules: [Rule]) { (self.value, self.rules) = (value, rules) }

  /// Checks the rules.
  func check() { (error, isChecked) = (rules.firstError(in: value ?? ""), true) }

  func clear() { (error, isChecked) = (nil, true) }

  /// Shows an error of the app, unless the row has another value by now.
  func show(_ given: GivenError) {
    self.given = given
    if let known = given.error(ofValue: value) { (error, isChecked) = (known, true) }
  }

  /// The words for the error, in the language of the table; nil without one.
  var words: String? { error?.words(table ?? View()) }

  /// Finds the error of the present value, if the same row had one before.
  func follow(_ old: RowValidation) {
    if old.error != nil, !isChecked { error = rules.firstError(in: value ?? "") }
  }

  /// Gives a view the error, and the rules in addition to its own.
  func fill(_ view: any RowErrorView) {
    let own = view.rules
    if let text = (view as? any RowTextView)?.text { given?.begin(with: text) }
    let rule = Rule { [weak self] text in
      guard let self else { return nil }
      error = given?.error(ofText: text) ?? rules.firstError(in: text) ?? own.firstError(in: text)
      return error.map { error in RuleError { [weak self] layer in error.words(self?.table ?? layer) } }
    }
    view.rules = [rule]
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
