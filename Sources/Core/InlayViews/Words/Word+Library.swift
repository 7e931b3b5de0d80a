/// Titles of controls, also the names of actions.
extension Word {
  package static let cancel: Word = "cancel"
  package static let ok: Word = "ok"
  package static let done: Word = "done"
  package static let edit: Word = "edit"
  package static let delete: Word = "delete"
  package static let search: Word = "search"
  package static let back: Word = "back"
  package static let more: Word = "more"
  package static let close: Word = "close"
  package static let clearText: Word = "clearText"
}

/// Roles, by the names of the roles of elements.
extension Word {
  package static let staticText: Word = "staticText"
  package static let heading: Word = "heading"
  package static let image: Word = "image"
  package static let badge: Word = "badge"
  package static let link: Word = "link"
  package static let button: Word = "button"
  package static let backButton: Word = "backButton"
  package static let popUpButton: Word = "popUpButton"
  package static let `switch`: Word = "switch"
  package static let checkBox: Word = "checkBox"
  package static let radioButton: Word = "radioButton"
  package static let slider: Word = "slider"
  package static let stepper: Word = "stepper"
  package static let segmentedControl: Word = "segmentedControl"
  package static let segment: Word = "segment"
  package static let textField: Word = "textField"
  package static let secureTextField: Word = "secureTextField"
  package static let searchField: Word = "searchField"
  package static let key: Word = "key"
  package static let progressIndicator: Word = "progressIndicator"
  package static let activityIndicator: Word = "activityIndicator"
  package static let list: Word = "list"
  package static let listBox: Word = "listBox"
  package static let row: Word = "row"
  package static let sectionIndex: Word = "sectionIndex"
  package static let toolbar: Word = "toolbar"
  package static let tabBar: Word = "tabBar"
  package static let tab: Word = "tab"
  package static let menu: Word = "menu"
  package static let menuItem: Word = "menuItem"
  package static let alert: Word = "alert"
  package static let actionSheet: Word = "actionSheet"
  package static let sheet: Word = "sheet"
  package static let toast: Word = "toast"
  package static let navigation: Word = "navigation"
  package static let page: Word = "page"
  package static let emptyState: Word = "emptyState"
  package static let keyboard: Word = "keyboard"
  package static let group: Word = "group"
}

/// States.
extension Word {
  package static let on: Word = "on"
  package static let off: Word = "off"
  package static let checked: Word = "checked"
  package static let notChecked: Word = "notChecked"
  package static let partiallyChecked: Word = "partiallyChecked"
  package static let selected: Word = "selected"
  package static let notSelected: Word = "notSelected"
  package static let dimmed: Word = "dimmed"
  package static let expanded: Word = "expanded"
  package static let collapsed: Word = "collapsed"
  package static let editable: Word = "editable"
  package static let readOnly: Word = "readOnly"
  package static let busy: Word = "busy"
  package static let invalid: Word = "invalid"
  package static let required: Word = "required"
  package static let secure: Word = "secure"
  package static let empty: Word = "empty"
  package static let pressed: Word = "pressed"
}

/// Phrases.
extension Word {
  /// "{0} of {1}".
  package static let position: Word = "position"
  /// "heading level {0}".
  package static let headingLevel: Word = "headingLevel"
  /// "page {0} of {1}".
  package static let pageOfCount: Word = "pageOfCount"
  /// "moved to {0} of {1}".
  package static let movedToPosition: Word = "movedToPosition"
  /// "error: {0}".
  package static let error: Word = "error"
  /// "{0} percent".
  package static let percent: Word = "percent"
  /// "{0} selected".
  package static let selectedCount: Word = "selectedCount"
  /// "actions available".
  package static let actionsAvailable: Word = "actionsAvailable"
  /// "empty list".
  package static let emptyList: Word = "emptyList"
  /// "{0} item" and the other plural forms.
  package static let items: Word = "items"
  /// "{0} row" and the other plural forms.
  package static let rows: Word = "rows"
  /// "{0} row inserted" and the other plural forms.
  package static let rowsInserted: Word = "rowsInserted"
  /// "{0} row deleted" and the other plural forms.
  package static let rowsDeleted: Word = "rowsDeleted"
  /// "{0} character" and the other plural forms.
  package static let characters: Word = "characters"
}

/// Actions, beside those that are titles of controls.
extension Word {
  package static let activate: Word = "activate"
  package static let press: Word = "press"
  package static let increment: Word = "increment"
  package static let decrement: Word = "decrement"
  package static let insert: Word = "insert"
  package static let reorder: Word = "reorder"
  package static let moveUp: Word = "moveUp"
  package static let moveDown: Word = "moveDown"
  package static let moreInfo: Word = "moreInfo"
  package static let expand: Word = "expand"
  package static let collapse: Word = "collapse"
  package static let select: Word = "select"
  package static let deselect: Word = "deselect"
  package static let turnOn: Word = "turnOn"
  package static let turnOff: Word = "turnOff"
  package static let scrollTo: Word = "scrollTo"
  package static let dismiss: Word = "dismiss"
  package static let showMenu: Word = "showMenu"
  package static let nextPage: Word = "nextPage"
  package static let previousPage: Word = "previousPage"
}

/// Keys of a keyboard.
extension Word {
  package static let shiftKey: Word = "shiftKey"
  package static let capsLockKey: Word = "capsLockKey"
  package static let deleteKey: Word = "deleteKey"
  package static let spaceKey: Word = "spaceKey"
  package static let returnKey: Word = "returnKey"
  package static let languageKey: Word = "languageKey"
  package static let lettersKey: Word = "lettersKey"
  package static let numbersKey: Word = "numbersKey"
  package static let symbolsKey: Word = "symbolsKey"
}
