import InlayGraphics
import InlayLists

/// A row of a form: a title with smaller text below it, a detail beside it, and accessories.
///
///     Row(mail.from, subtitle: mail.subject, [.label(mail.time), .badge(mail.unread), .disclosure]) { open(mail) }
public struct Row {
  private struct Values {
    let title: String
    let detail: String?
    let subtitle: String?
    let image: Image?
    let accessories: RowAccessory
    let role: Role
    var isButton = false
    /// A disabled row is shown dimmed and takes no taps.
    let isEnabled: Bool
    let onTap: (() -> Void)?
  }

  /// Settings that few rows have. Rows without them are made, compared and freed faster.
  private struct Extras {
    /// All actions but `onTap`.
    var actions = RowActions()
    var accessibilityLabel: String?
    var accessibilityValue: String?
    /// The class of the row's cell; nil for `TableViewCell`.
    var cellClass: TableViewCell.Type?
    /// The rules for the row's value, and what is wrong with it.
    var validation: RowValidation?
    /// Changes the row's filled cell, for settings without a property here.
    var configure: ((TableViewCell) -> Void)?
  }

  private final class KeptExtras {
    let extras: Extras

    init(_ extras: Extras) { self.extras = extras }
  }

  /// The identity of a row in updates of its form. An object, so that rows without one are compared faster.
  private final class Identity {
    let id: AnyHashable

    init(_ id: AnyHashable) { self.id = id }
  }

  private final class Storage {
    let values: Values
    /// The settings that few rows have; nil for none.
    let kept: KeptExtras?
    /// The identity of the row; nil for its title. Unchecked: nothing is called while it is read or set.
    @exclusivity(unchecked) var identity: Identity?

    init(_ values: Values, _ kept: KeptExtras?, _ identity: Identity?) {
      (self.values, self.kept, self.identity) = (values, kept, identity)
    }
  }

  /// Copies share it: lists of rows are copied several times in each update.
  private var storage: Storage

  private init(_ values: Values, _ kept: KeptExtras?, _ identity: Identity?) {
    storage = Storage(values, kept, identity)
  }

  package var id: AnyHashable? { storage.identity?.id }
  package var title: String { storage.values.title }
  var accessories: RowAccessory { storage.values.accessories }
  var validation: RowValidation? { storage.kept?.extras.validation }
  private var cellClass: TableViewCell.Type? { storage.kept?.extras.cellClass }
  private var extras: Extras { storage.kept?.extras ?? Extras() }

  package var actions: RowActions {
    var actions = extras.actions
    actions.onTap = storage.values.onTap
    return actions
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The text of the row.
  ///   - subtitle: The smaller text below the title; none by default.
  ///   - detail: The text at the trailing side; none by default.
  ///   - image: The image at the leading side; none by default.
  ///   - accessory: The parts after the texts, such as `.disclosure` or `.switch(isOn:onChange:)`; none by default.
  ///   - role: The purpose of the row, which colours its title; `normal` by default.
  ///   - isEnabled: Whether the row takes taps, true by default. A disabled one is dimmed.
  ///   - onTap: Called when the row is tapped; without it, the row is not highlighted.
  public init(
    _ title: String, subtitle: String? = nil, detail: String? = nil, image: Image? = nil,
    _ accessory: RowAccessory = [], role: Role = .normal, isEnabled: Bool = true, onTap: (() -> Void)? = nil
  ) {
    // A cell has one text beside its title.
    var parts = accessory
    if let detail, subtitle != nil { parts = [.label(detail), accessory] }
    let values = Values(
      title: title, detail: detail, subtitle: subtitle, image: image, accessories: parts.ofRow(), role: role,
      isEnabled: isEnabled, onTap: onTap)
    self.init(values, nil, nil)
  }

  /// Returns the row as a button: its title has the theme's tint, and assistive technology reads it as a button. A row
  /// of the role `cancel` or `destructive` is one by itself.
  public func asButton() -> Row {
    var values = storage.values
    values.isButton = true
    return Row(values, storage.kept, storage.identity)
  }

  /// Returns the row with a minus while the table is edited. A tap on it removes the row from the form.
  ///
  /// - Parameter action: Must remove the item from the form's data.
  public func onDelete(_ action: @escaping () -> Void) -> Row { changed { $0.actions.onDelete = action } }

  /// Returns the row with a plus while the table is edited.
  ///
  /// - Parameter action: Must add an item to the form's data, and update the form.
  public func onInsert(_ action: @escaping () -> Void) -> Row { changed { $0.actions.onInsert = action } }

  /// Returns the row with actions that a swipe reveals at a side, by default the trailing one. If a row with a minus
  /// has none there, it has "Delete".
  public func swipeActions(
    at edge: HorizontalEdge = .trailing, performsFirstActionWithFullSwipe: Bool = true, _ actions: [ContextualAction]
  ) -> Row {
    changed {
      $0.actions.swipeActions[edge] = SwipeActionsConfiguration(
        actions: actions, performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
    }
  }

  /// Returns the row with a menu, which a long press, a secondary click, the Menu key, Shift with F10 and assistive
  /// technology open. A disabled row has none.
  ///
  ///     Row(mail.subject).contextMenu { Menu { Action("Delete", role: .destructive) { delete(mail) } } }
  ///
  /// - Parameter menu: Called for each request. An empty menu shows nothing, and the request counts as handled. If it
  ///   is `nil`, the table's delegate is asked.
  public func contextMenu(_ menu: @escaping () -> Menu?) -> Row { changed { $0.actions.contextMenu = menu } }

  /// Returns the row with an action that is called when the focus moves to it.
  public func onFocus(_ action: @escaping () -> Void) -> Row { changed { $0.actions.onFocus = action } }

  /// Returns the row with a name for assistive technology. It replaces the title, such as in a row without one.
  public func accessibilityLabel(_ label: String) -> Row { changed { $0.accessibilityLabel = label } }

  /// Returns the row with a value for assistive technology. It replaces the detail, or the value of the row's control.
  public func accessibilityValue(_ value: String) -> Row { changed { $0.accessibilityValue = value } }

  /// Returns the row with a closure that changes its cell.
  ///
  /// - Parameter configure: Called each time the cell is filled.
  public func configured(_ configure: @escaping (TableViewCell) -> Void) -> Row { changed { $0.configure = configure } }

  /// Returns the row with another class of cell.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - fill: Changes the filled cell; does nothing by default.
  public func cell<Cell: TableViewCell>(_ type: Cell.Type, fill: @escaping (Cell) -> Void = { _ in }) -> Row {
    configured { if let cell = $0 as? Cell { fill(cell) } }.changed { $0.cellClass = type }
  }

  /// Returns the row with rules for its value. A text field shows an error when its input ends, and at each change
  /// while an error is shown. Other rows show it below their title after `Form.validate()`. The error is that of the
  /// first broken rule.
  ///
  ///     Row("Name", .textField(name) { name = $0 }).rules(for: name, .required, .length(2...40))
  ///
  /// - Parameters:
  ///   - value: The current value, as text.
  ///   - rules: The rules, in the order in which they are checked.
  public func rules(for value: String, _ rules: Rule...) -> Row {
    validated(by: RowValidation(value, rules))
  }

  private func validated(by validation: RowValidation) -> Row {
    accessories.onFill(validation.fill)
    return changed { $0.validation = validation }
  }

  /// The row with an error of the app, until that ends.
  func given(_ error: GivenError) -> Row {
    let row = validation == nil ? validated(by: RowValidation(nil, [])) : self
    row.validation?.show(error)
    return row
  }

  /// Takes the views and the error of the same row before an update.
  func keepState(of old: Row) {
    if let known = old.validation { validation?.follow(known) }
    accessories.keepViews(of: old.accessories)
    // No rule gives its views another error.
    if validation == nil, old.validation != nil { accessories.forEachErrorView { $0.error = nil } }
  }

  /// The error, if no view of the row shows it.
  private var errorBelow: RuleError? {
    guard let error = validation?.error, !accessories.showsErrors else { return nil }
    return error
  }

  /// The words by which errors are compared, without the language of a table.
  private var comparedError: String? { errorBelow?.words(View()) }

  /// Shows the row's error in the present language.
  ///
  /// - Parameter cell: The row's cell; nil for a row out of view.
  func showErrorAnew(in cell: TableViewCell?) {
    guard let validation, validation.error != nil else { return }
    accessories.forEachErrorView(validation.show)
    if let cell, errorBelow != nil { validation.showWords(in: cell) }
  }

  /// Returns the row with an identity for updates of the form, unique in its section. Without one, the title identifies
  /// it.
  public func id(_ id: some Hashable) -> Row { Row(storage.values, storage.kept, Identity(AnyHashable(id))) }

  /// Gives the row an identity, without a copy if nothing else has the row.
  mutating func identify(by id: some Hashable) {
    if isKnownUniquelyReferenced(&storage) {
      storage.identity = Identity(AnyHashable(id))
    } else {
      self = self.id(id)
    }
  }

  private func changed(_ change: (inout Extras) -> Void) -> Row {
    var extras = extras
    change(&extras)
    return Row(storage.values, KeptExtras(extras), storage.identity)
  }

  /// Whether cells of both rows are equal. A row with `configure` is always filled again.
  func looks(like row: Row) -> Bool {
    let (a, b) = (storage, row.storage)
    return a.values.title == b.values.title && a.values.detail == b.values.detail
      && a.values.subtitle == b.values.subtitle && a.values.image == b.values.image && a.values.role == b.values.role
      && a.values.isButton == b.values.isButton && a.values.isEnabled == b.values.isEnabled
      && a.values.accessories.looks(like: b.values.accessories)
      && (a.kept == nil && b.kept == nil || extrasLook(like: row))
  }

  private func extrasLook(like row: Row) -> Bool {
    let (a, b) = (extras, row.extras)
    return a.configure == nil && b.configure == nil && comparedError == row.comparedError
      && a.accessibilityLabel == b.accessibilityLabel && a.accessibilityValue == b.accessibilityValue
      && a.actions.editingStyle == b.actions.editingStyle
  }

  /// Whether its views may take another size that no cell reports, because none shows the row.
  var mayChangeHeight: Bool { accessories.keepsViews }

  /// Whether a view inside the row's cell may take the focus.
  var mayHoldFocus: Bool {
    accessories.keepsViews || storage.kept?.extras.configure != nil || cellClass != nil
  }

  /// Whether both are shown by cells of one kind.
  func sharesCells(with row: Row) -> Bool {
    style == row.style && cellClass == row.cellClass
  }

  private var style: TableViewCell.Style {
    storage.values.subtitle == nil && errorBelow == nil ? .value1 : .subtitle
  }

  /// A filled cell. Its kind is registered in the table at its first use.
  func cell(for path: RowPath, in table: TableView) -> TableViewCell {
    let (values, extras) = (storage.values, extras)
    let type = cellClass ?? TableViewCell.self
    let identifier = "row.\(style.rawValue).\(String(reflecting: type))"
    if !table.isRegistered(identifier) {
      table.register(type, style: style, forCellReuseIdentifier: identifier)
    }
    let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
    cell.textLabel.text = values.title
    let error = errorBelow == nil ? nil : extras.validation?.wordsForCell()
    cell.detailTextLabel.text = error ?? values.subtitle ?? values.detail ?? ""
    if error != nil { cell.detailTextLabel.textColor = .token(.destructive) }
    cell.image = values.image
    // A cell has one text beside its title.
    cell.accessories =
      error == nil || values.subtitle != nil ? values.accessories : [.label(values.detail ?? ""), values.accessories]
    cell.isEnabled = values.isEnabled
    if values.isButton || values.role != .normal {
      cell.textLabel.textColor = .token(values.role == .destructive ? .destructive : .tint)
      cell.accessibilityRole = .button
    }
    if let label = extras.accessibilityLabel { cell.accessibilityLabel = label }
    if let value = extras.accessibilityValue { cell.accessibilityValue = value }
    extras.configure?(cell)
    return cell
  }
}

extension Row: FormElement {
  var name: String { title }

  /// Copies no identity, unlike the comparison of other elements.
  func isSame(as other: Row) -> Bool {
    switch (storage.identity, other.storage.identity) {
    case (nil, nil): title == other.title
    case (let own?, let others?): own.id == others.id
    default: identity == other.identity
    }
  }
}
