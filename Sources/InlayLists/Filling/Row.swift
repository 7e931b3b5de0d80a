import InlayGraphics

/// A row of a form: a title with a detail at the trailing side, with smaller text below it, or with a switch.
public struct Row {
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

  /// The row with a last word on its cell.
  public func configured(_ configure: @escaping (TableViewCell) -> Void) -> Row {
    var row = self
    row.configure = configure
    return row
  }

  var style: TableViewCell.Style { subtitle == nil ? .value1 : .subtitle }

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
