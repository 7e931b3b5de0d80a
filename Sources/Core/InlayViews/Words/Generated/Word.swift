// Made by Words/make of Texts/en.words.
/// The words of the library. Their keys in a `Localization` begin with `inlay.`.
package enum Word: String, CaseIterable {
  // Titles of controls.
  case cancel, ok, done, edit, delete, search, back, more, close, clearText, next, previous, go, send, join

  // Roles.
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

  // Actions.
  case activate, press, increment, decrement, insert, reorder, moveUp, moveDown, moreInfo, expand, collapse, select,
    deselect, turnOn, turnOff, scrollTo, dismiss, showMenu, nextPage, previousPage

  // Keys of a keyboard.
  case shiftKey, capsLockKey, deleteKey, spaceKey, returnKey, languageKey, lettersKey, numbersKey, symbolsKey,
    hideKeyboard, spaceBar, returnLabel, suggestions

  // What is typed into a field.
  case emailAddress, webAddress, phoneNumber
}

extension LibraryWords {
  /// The texts of a language, by its tag in lower case; nil for one without.
  static func texts(in tag: String) -> [String: Localization.Text]? {
    switch tag {
    case "en": enTexts
    case "ar": arTexts
    case "cs": csTexts
    case "da": daTexts
    case "de": deTexts
    case "el": elTexts
    case "es": esTexts
    case "fi": fiTexts
    case "fr": frTexts
    case "he": heTexts
    case "hu": huTexts
    case "it": itTexts
    case "ja": jaTexts
    case "ko": koTexts
    case "nb": nbTexts
    case "nl": nlTexts
    case "pl": plTexts
    case "pt": ptTexts
    case "ru": ruTexts
    case "sv": svTexts
    case "tr": trTexts
    case "uk": ukTexts
    case "zh-hans": zhHansTexts
    case "zh-hant": zhHantTexts
    default: nil
    }
  }
}
