/// The words in English.
///
/// Plural forms: one, other.
extension LibraryWords {
  static let english = read(
    """
    # Titles of controls
    cancel: Cancel
    ok: OK
    done: Done
    edit: Edit
    delete: Delete
    search: Search
    back: Back
    more: More
    close: Close
    clearText: Clear text
    next: Next
    previous: Previous
    go: Go
    send: Send
    join: Join
    # Roles
    staticText: text
    heading: heading
    image: image
    badge: badge
    link: link
    button: button
    backButton: back button
    popUpButton: pop-up button
    switch: switch
    checkBox: checkbox
    radioButton: radio button
    slider: slider
    stepper: stepper
    segmentedControl: segmented control
    segment: segment
    textField: text field
    secureTextField: password field
    searchField: search field
    key: key
    progressIndicator: progress bar
    activityIndicator: busy indicator
    list: list
    listBox: list box
    row: row
    sectionIndex: section index
    toolbar: toolbar
    tabBar: tab bar
    tab: tab
    menu: menu
    menuItem: menu item
    alert: alert
    actionSheet: action sheet
    sheet: dialog
    toast: notification
    navigation: navigation
    page: page
    emptyState: no content
    keyboard: keyboard
    group: group
    # States
    on: on
    off: off
    checked: checked
    notChecked: not checked
    partiallyChecked: partially checked
    selected: selected
    notSelected: not selected
    dimmed: dimmed
    expanded: expanded
    collapsed: collapsed
    editable: editable
    readOnly: read only
    busy: busy
    invalid: invalid entry
    required: required
    secure: protected
    empty: blank
    pressed: pressed
    # Phrases
    position: {0} of {1}
    headingLevel: heading level {0}
    pageOfCount: page {0} of {1}
    movedToPosition: moved to {0} of {1}
    error: error: {0}
    percent: {0} percent
    selectedCount: {0} selected
    actionsAvailable: actions available
    emptyList: empty list
    items one: {0} item
    items other: {0} items
    rows one: {0} row
    rows other: {0} rows
    rowsInserted one: {0} row inserted
    rowsInserted other: {0} rows inserted
    rowsDeleted one: {0} row deleted
    rowsDeleted other: {0} rows deleted
    characters one: {0} character
    characters other: {0} characters
    fieldRequired: This field is required.
    fieldTooShort one: At least {0} character
    fieldTooShort other: At least {0} characters
    fieldTooLong one: At most {0} character
    fieldTooLong other: At most {0} characters
    fieldInvalid: Check this value.
    # Actions
    activate: Activate
    press: Press
    increment: Increase
    decrement: Decrease
    insert: Insert
    reorder: Reorder
    moveUp: Move up
    moveDown: Move down
    moreInfo: More info
    expand: Expand
    collapse: Collapse
    select: Select
    deselect: Deselect
    turnOn: Turn on
    turnOff: Turn off
    scrollTo: Scroll to
    dismiss: Dismiss
    showMenu: Show menu
    nextPage: Next page
    previousPage: Previous page
    # Keys of a keyboard
    shiftKey: shift
    capsLockKey: caps lock
    deleteKey: delete
    spaceKey: space
    returnKey: return
    languageKey: next keyboard
    lettersKey: letters
    numbersKey: numbers
    symbolsKey: symbols
    hideKeyboard: hide keyboard
    spaceBar: space
    returnLabel: return
    suggestions: suggestions
    # What is typed into a field
    emailAddress: email address
    webAddress: web address
    phoneNumber: phone number
    """)
}
