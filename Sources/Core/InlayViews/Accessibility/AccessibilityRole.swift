/// The kind of an accessible element, by the terms of ARIA and AT-SPI.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
  // Texts and pictures.
  case staticText, heading, image, badge
  // Controls.
  case button, backButton, popUpButton, `switch`, checkBox, slider, stepper, segmentedControl
  /// One of several of which one is chosen, such as a segment.
  case radioButton
  case textField, searchField, key
  // States of work.
  case progressIndicator, activityIndicator
  // Lists: a list box has rows that can be selected.
  case list, listBox, row, sectionIndex
  // Bars and menus.
  case toolbar, tabBar, menu, menuItem
  // Roles above other things.
  case alert, actionSheet, sheet, toast
  // Parts of a screen.
  case navigation, page, emptyState, keyboard, group

  /// Whether elements inside are elements of their own by default.
  var isContainer: Bool {
    switch self {
    case .list, .listBox, .toolbar, .menu, .alert, .actionSheet, .sheet, .navigation, .page, .keyboard, .group: true
    default: false
    }
  }

  /// Whether keys and presses change or use such an element.
  package var isControl: Bool {
    switch self {
    case .button, .backButton, .popUpButton, .switch, .checkBox, .slider, .stepper, .segmentedControl, .radioButton,
      .textField, .searchField, .key, .tabBar, .menuItem:
      true
    default: false
    }
  }
}
