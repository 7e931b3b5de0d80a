/// The words of the library, by their keys in a `WordTable`.
package enum Word: String, CaseIterable {
  // Titles of controls, also the names of actions.
  case cancel, ok, done, edit, delete, search, back, more, close, clearText, next, previous, go, send, join

  // Roles, by the names of the roles of elements.
  case staticText, heading, image, badge, link, button, backButton, popUpButton, `switch`, checkBox, radioButton,
    slider, stepper, segmentedControl, segment, textField, secureTextField, searchField, key, progressIndicator,
    activityIndicator, list, listBox, row, sectionIndex, toolbar, tabBar, tab, menu, menuItem, alert, actionSheet,
    sheet, toast, navigation, page, emptyState, keyboard, group

  // States.
  case on, off, checked, notChecked, partiallyChecked, selected, notSelected, dimmed, expanded, collapsed, editable,
    readOnly, busy, invalid, required, secure, empty, pressed

  // Phrases.
  case position, headingLevel, pageOfCount, movedToPosition, error, percent, selectedCount, actionsAvailable,
    emptyList, items, rows, rowsInserted, rowsDeleted, characters, fieldRequired, fieldTooShort, fieldTooLong,
    fieldInvalid

  // Actions, beside those that are titles of controls.
  case activate, press, increment, decrement, insert, reorder, moveUp, moveDown, moreInfo, expand, collapse, select,
    deselect, turnOn, turnOff, scrollTo, dismiss, showMenu, nextPage, previousPage

  // Keys of a keyboard.
  case shiftKey, capsLockKey, deleteKey, spaceKey, returnKey, languageKey, lettersKey, numbersKey, symbolsKey,
    hideKeyboard, spaceBar, returnLabel, suggestions

  // What is typed into a field.
  case emailAddress, webAddress, phoneNumber
}
