import InlayGraphics

/// A row of a form: a title with a detail at the trailing side, with smaller text below it, or with a switch.
public struct Row {
  /// By what an update of the form finds the row again; nil for its title.
  public var id: AnyHashable?
  public var title: String
  public var detail: String?
  public var subtitle: String?
  public var image: Image?
  public var accessory: TableViewCell.AccessoryType
  /// Whether the switch of the accessory `switch` is on.
  public var isOn = false
  /// A disabled row is shown dimmed and takes no taps.
  public var isEnabled: Bool
  /// What a tap does; a row without it is not highlighted either.
  public var action: (() -> Void)?
  /// Called with the new value when a tap or a key turned the switch.
  public var didSwitch: ((Bool) -> Void)?
  /// What a tap on the detail button does, with an accessory that has one.
  public var detailAction: (() -> Void)?
  /// What the minus does that the row has while the table is edited; without it the row has none.
  public var deleteAction: (() -> Void)?
  /// The same with a plus.
  public var insertAction: (() -> Void)?
  /// The class of the row's cell; nil for `TableViewCell`.
  public var cellClass: TableViewCell.Type?
  /// The last word on the row's cell, for what a row has no property for.
  public var configure: ((TableViewCell) -> Void)?

  public init(
    _ title: String, detail: String? = nil, image: Image? = nil,
    accessory: TableViewCell.AccessoryType = .none, isEnabled: Bool = true, action: (() -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.image = image
    self.accessory = accessory
    self.isEnabled = isEnabled
    self.action = action
  }

  public init(
    _ title: String, subtitle: String, image: Image? = nil, accessory: TableViewCell.AccessoryType = .none,
    isEnabled: Bool = true, action: (() -> Void)? = nil
  ) {
    self.init(title, image: image, accessory: accessory, isEnabled: isEnabled, action: action)
    self.subtitle = subtitle
  }

  /// A row with a switch.
  ///
  /// - Parameters:
  ///   - isOn: How the switch stands when the form is made or updated; the form keeps what input makes of it.
  ///   - didSwitch: Called with the new value when a tap or a key turned the switch.
  public init(
    _ title: String, image: Image? = nil, isOn: Bool, isEnabled: Bool = true, didSwitch: @escaping (Bool) -> Void
  ) {
    self.init(title, image: image, accessory: .switch, isEnabled: isEnabled)
    self.isOn = isOn
    self.didSwitch = didSwitch
  }

  /// The row with a detail button, after an arrow where it has that, and what a tap on the button does.
  public func onDetail(_ action: @escaping () -> Void) -> Row {
    var row = self
    row.detailAction = action
    switch accessory {
    case .disclosureIndicator, .detailDisclosureButton: row.accessory = .detailDisclosureButton
    case .none, .checkmark, .detailButton, .switch: row.accessory = .detailButton
    }
    return row
  }

  /// The row with a minus while the table is edited. A press on it takes the row out of the form; the action is to take it
  /// out of what the form is made from.
  public func onDelete(_ action: @escaping () -> Void) -> Row {
    var row = self
    row.deleteAction = action
    return row
  }

  /// The row with a plus while the table is edited. The action is to add to what the form is made from, and to update
  /// the form.
  public func onInsert(_ action: @escaping () -> Void) -> Row {
    var row = self
    row.insertAction = action
    return row
  }

  /// The row with a last word on its cell.
  public func configured(_ configure: @escaping (TableViewCell) -> Void) -> Row {
    var row = self
    row.configure = configure
    return row
  }

  /// The row in cells of a class of your own, filled by a closure after the rest.
  public func cell<Cell: TableViewCell>(_ type: Cell.Type, fill: @escaping (Cell) -> Void = { _ in }) -> Row {
    var row = configured { if let cell = $0 as? Cell { fill(cell) } }
    row.cellClass = type
    return row
  }

  /// The row with an identity that an update of the form finds it by, unique in its section.
  public func id(_ id: some Hashable) -> Row {
    var row = self
    row.id = AnyHashable(id)
    return row
  }

  /// Whether a cell that shows the row shows another one too. A row with a last word is always filled again.
  func looks(like row: Row) -> Bool {
    configure == nil && row.configure == nil && title == row.title && detail == row.detail && subtitle == row.subtitle
      && image === row.image && accessory == row.accessory && isOn == row.isOn && isEnabled == row.isEnabled
      && editingStyle == row.editingStyle
  }

  /// Whether both are shown by cells of one kind.
  func sharesCells(with row: Row) -> Bool { style == row.style && cellClass == row.cellClass }

  var style: TableViewCell.Style { subtitle == nil ? .value1 : .subtitle }

  /// A row that can be taken out has a minus, whatever else can be done.
  var editingStyle: TableViewCell.EditingStyle { deleteAction != nil ? .delete : insertAction != nil ? .insert : .none }

  /// Makes a cell that is as new show the row.
  func fill(_ cell: TableViewCell) {
    cell.textLabel.text = title
    cell.detailTextLabel.text = subtitle ?? detail ?? ""
    cell.image = image
    cell.accessoryType = accessory
    cell.isOn = isOn
    cell.isEnabled = isEnabled
    configure?(cell)
  }
}
