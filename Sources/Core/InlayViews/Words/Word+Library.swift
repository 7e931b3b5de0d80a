/// Titles of controls, also the names of actions.
extension Word {
  public static let cancel: Word = "cancel"
  public static let ok: Word = "ok"
  public static let done: Word = "done"
  public static let edit: Word = "edit"
  public static let delete: Word = "delete"
  public static let search: Word = "search"
  public static let back: Word = "back"
  public static let more: Word = "more"
  public static let close: Word = "close"
  public static let clearText: Word = "clearText"
}

/// Roles, by the names of the roles of elements.
extension Word {
  public static let staticText: Word = "staticText"
  public static let heading: Word = "heading"
  public static let image: Word = "image"
  public static let badge: Word = "badge"
  public static let link: Word = "link"
  public static let button: Word = "button"
  public static let backButton: Word = "backButton"
  public static let popUpButton: Word = "popUpButton"
  public static let `switch`: Word = "switch"
  public static let checkBox: Word = "checkBox"
  public static let radioButton: Word = "radioButton"
  public static let slider: Word = "slider"
  public static let stepper: Word = "stepper"
  public static let segmentedControl: Word = "segmentedControl"
  public static let segment: Word = "segment"
  public static let textField: Word = "textField"
  public static let secureTextField: Word = "secureTextField"
  public static let searchField: Word = "searchField"
  public static let key: Word = "key"
  public static let progressIndicator: Word = "progressIndicator"
  public static let activityIndicator: Word = "activityIndicator"
  public static let list: Word = "list"
  public static let listBox: Word = "listBox"
  public static let row: Word = "row"
  public static let sectionIndex: Word = "sectionIndex"
  public static let toolbar: Word = "toolbar"
  public static let tabBar: Word = "tabBar"
  public static let tab: Word = "tab"
  public static let menu: Word = "menu"
  public static let menuItem: Word = "menuItem"
  public static let alert: Word = "alert"
  public static let actionSheet: Word = "actionSheet"
  public static let sheet: Word = "sheet"
  public static let toast: Word = "toast"
  public static let navigation: Word = "navigation"
  public static let page: Word = "page"
  public static let emptyState: Word = "emptyState"
  public static let keyboard: Word = "keyboard"
  public static let group: Word = "group"
}

/// States.
extension Word {
  public static let on: Word = "on"
  public static let off: Word = "off"
  public static let checked: Word = "checked"
  public static let notChecked: Word = "notChecked"
  public static let partiallyChecked: Word = "partiallyChecked"
  public static let selected: Word = "selected"
  public static let notSelected: Word = "notSelected"
  public static let dimmed: Word = "dimmed"
  public static let expanded: Word = "expanded"
  public static let collapsed: Word = "collapsed"
  public static let editable: Word = "editable"
  public static let readOnly: Word = "readOnly"
  public static let busy: Word = "busy"
  public static let invalid: Word = "invalid"
  public static let required: Word = "required"
  public static let secure: Word = "secure"
  public static let empty: Word = "empty"
  public static let pressed: Word = "pressed"
}

/// Phrases.
extension Word {
  /// "{0} of {1}".
  public static let position: Word = "position"
  /// "heading level {0}".
  public static let headingLevel: Word = "headingLevel"
  /// "page {0} of {1}".
  public static let pageOfCount: Word = "pageOfCount"
  /// "moved to {0} of {1}".
  public static let movedToPosition: Word = "movedToPosition"
  /// "error: {0}".
  public static let error: Word = "error"
  /// "{0} percent".
  public static let percent: Word = "percent"
  /// "{0} selected".
  public static let selectedCount: Word = "selectedCount"
  /// "actions available".
  public static let actionsAvailable: Word = "actionsAvailable"
  /// "empty list".
  public static let emptyList: Word = "emptyList"
  /// "{0} item" and the other plural forms.
  public static let items: Word = "items"
  /// "{0} row" and the other plural forms.
  public static let rows: Word = "rows"
  /// "{0} row inserted" and the other plural forms.
  public static let rowsInserted: Word = "rowsInserted"
  /// "{0} row deleted" and the other plural forms.
  public static let rowsDeleted: Word = "rowsDeleted"
  /// "{0} character" and the other plural forms.
  public static let characters: Word = "characters"
}

/// Actions, beside those that are titles of controls.
extension Word {
  public static let activate: Word = "activate"
  public static let press: Word = "press"
  public static let increment: Word = "increment"
  public static let decrement: Word = "decrement"
  public static let insert: Word = "insert"
  public static let reorder: Word = "reorder"
  public static let moveUp: Word = "moveUp"
  public static let moveDown: Word = "moveDown"
  public static let moreInfo: Word = "moreInfo"
  public static let expand: Word = "expand"
  public static let collapse: Word = "collapse"
  public static let select: Word = "select"
  public static let deselect: Word = "deselect"
  public static let turnOn: Word = "turnOn"
  public static let turnOff: Word = "turnOff"
  public static let scrollTo: Word = "scrollTo"
  public static let dismiss: Word = "dismiss"
  public static let showMenu: Word = "showMenu"
  public static let nextPage: Word = "nextPage"
  public static let previousPage: Word = "previousPage"
}

/// Keys of a keyboard.
extension Word {
  public static let shiftKey: Word = "shiftKey"
  public static let capsLockKey: Word = "capsLockKey"
  public static let deleteKey: Word = "deleteKey"
  public static let spaceKey: Word = "spaceKey"
  public static let returnKey: Word = "returnKey"
  public static let languageKey: Word = "languageKey"
  public static let lettersKey: Word = "lettersKey"
  public static let numbersKey: Word = "numbersKey"
  public static let symbolsKey: Word = "symbolsKey"
}
