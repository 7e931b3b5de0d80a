import InlayViews

/// A role of AT-SPI: its number and its name.
struct AccessibleRole: Hashable {
  let number: Int
  let name: String

  private init(_ number: Int, _ name: String) { (self.number, self.name) = (number, name) }

  static let application = Self(75, "application")
  static let comboBox = Self(11, "combo box")
  static let frame = Self(23, "frame")
  static let invalid = Self(0, "invalid")
  static let label = Self(29, "label")
  static let notification = Self(101, "notification")
  private static let panel = Self(39, "panel")
  static let radioButton = Self(44, "radio button")
  static let statusBar = Self(54, "status bar")

  /// Whether the role is one line of text to read.
  var isText: Bool { [29, 83].contains(number) }

  init(_ element: AccessibilityElement) {
    self =
      switch element.role {
      case .staticText, .badge, .emptyState: .label
      case .heading: Self(83, "heading")
      case .image: Self(27, "image")
      case .button, .backButton, .key: Self(43, "push button")
      case .popUpButton: .comboBox
      // Its segments are radio buttons, unless they are out of view.
      case .segmentedControl: element.isContainer ? .panel : .comboBox
      case .radioButton: .radioButton
      case .switch: Self(62, "toggle button")
      case .checkBox: Self(7, "check box")
      case .slider: Self(51, "slider")
      case .stepper: Self(52, "spin button")
      case .textField, .searchField:
        element.states.contains(.secure) ? Self(40, "password text") : Self(79, "entry")
      case .progressIndicator, .activityIndicator: Self(42, "progress bar")
      case .list: Self(31, "list")
      case .listBox: Self(98, "list box")
      case .row: Self(32, "list item")
      case .sectionIndex: Self(48, "scroll bar")
      case .toolbar: Self(63, "tool bar")
      case .tabBar: Self(38, "page tab list")
      case .menu: Self(33, "menu")
      case .menuItem: Self(35, "menu item")
      case .alert: Self(2, "alert")
      case .actionSheet, .sheet: Self(16, "dialog")
      case .toast: .notification
      case .navigation, .page, .keyboard, .group: .panel
      }
  }
}

/// States of AT-SPI, bit 0 for the state 0.
struct AccessibleStates: OptionSet, Hashable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ number: Int) { rawValue = 1 << UInt64(number) }

  static let active = Self(1)
  static let busy = Self(3)
  static let checked = Self(4)
  static let defunct = Self(6)
  static let editable = Self(7)
  static let enabled = Self(8)
  static let expandable = Self(9)
  static let expanded = Self(10)
  static let focusable = Self(11)
  static let focused = Self(12)
  static let horizontal = Self(14)
  static let modal = Self(16)
  static let resizable = Self(21)
  static let selectable = Self(22)
  static let selected = Self(23)
  static let sensitive = Self(24)
  static let showing = Self(25)
  static let singleLine = Self(26)
  static let visible = Self(30)
  static let indeterminate = Self(32)
  static let invalidEntry = Self(36)
  static let selectableText = Self(38)
  static let checkable = Self(41)

  /// The names of those that events report.
  static let names: [(state: Self, name: String)] = [
    (active, "active"), (busy, "busy"), (checked, "checked"), (enabled, "enabled"), (expanded, "expanded"),
    (focused, "focused"), (selected, "selected"), (sensitive, "sensitive"), (invalidEntry, "invalid-entry"),
  ]

  init(_ element: AccessibilityElement, isFocused: Bool) {
    let own = element.states
    var states: Self = [.showing, .visible]
    func add(_ state: Self, _ isOn: Bool) { if isOn { states.insert(state) } }
    add([.enabled, .sensitive], !own.contains(.disabled))
    add(.focusable, element.role.isControl && !element.isContainer || element.role == .row || own.contains(.editable))
    add([.focusable, .focused], isFocused)
    add(.selectable, own.contains(.selectable))
    add(.selected, own.contains(.selected))
    add(.checkable, own.contains(.checkable))
    add(.checked, own.contains(.checked))
    add(.expandable, own.contains(.expandable))
    add(.expanded, own.contains(.expanded))
    add([.editable, .singleLine, .selectableText], own.contains(.editable))
    add(.busy, own.contains(.busy))
    add(.modal, own.contains(.modal))
    add(.invalidEntry, !element.error.isEmpty)
    add(.horizontal, element.role == .slider)
    add(.indeterminate, element.role == .activityIndicator)
    self = states
  }

  /// The two words of the interface.
  var value: BusValue { .list("u", [.unsigned(Int(rawValue & 0xFFFF_FFFF)), .unsigned(Int(rawValue >> 32))]) }

  func contains(number: Int) -> Bool { (0..<64).contains(number) && contains(Self(number)) }
}
