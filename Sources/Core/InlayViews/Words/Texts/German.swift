/// The words in German.
///
/// Plural forms: one, other.
extension LibraryWords {
  static let german = read(
    """
    # Titles of controls
    cancel: Abbrechen
    ok: OK
    done: Fertig
    edit: Bearbeiten
    delete: Löschen
    search: Suchen
    back: Zurück
    more: Mehr
    close: Schließen
    clearText: Text löschen
    next: Weiter
    previous: Zurück
    go: Öffnen
    send: Senden
    join: Verbinden
    # Roles
    staticText: Text
    heading: Überschrift
    image: Bild
    badge: Kennzeichen
    link: Link
    button: Schaltfläche
    backButton: Zurück-Schaltfläche
    popUpButton: Popup-Schaltfläche
    switch: Schalter
    checkBox: Kontrollkästchen
    radioButton: Optionsfeld
    slider: Schieberegler
    stepper: Schrittregler
    segmentedControl: Segmentauswahl
    segment: Segment
    textField: Textfeld
    secureTextField: Passwortfeld
    searchField: Suchfeld
    key: Taste
    progressIndicator: Fortschrittsbalken
    activityIndicator: Aktivitätsanzeige
    list: Liste
    listBox: Listenfeld
    row: Zeile
    sectionIndex: Abschnittsindex
    toolbar: Symbolleiste
    tabBar: Tableiste
    tab: Tab
    menu: Menü
    menuItem: Menüeintrag
    alert: Hinweis
    actionSheet: Aktionsauswahl
    sheet: Dialog
    toast: Benachrichtigung
    navigation: Navigation
    page: Seite
    emptyState: kein Inhalt
    keyboard: Tastatur
    group: Gruppe
    # States
    on: ein
    off: aus
    checked: aktiviert
    notChecked: nicht aktiviert
    partiallyChecked: teilweise aktiviert
    selected: ausgewählt
    notSelected: nicht ausgewählt
    dimmed: nicht verfügbar
    expanded: ausgeklappt
    collapsed: eingeklappt
    editable: bearbeitbar
    readOnly: schreibgeschützt
    busy: beschäftigt
    invalid: ungültiger Eintrag
    required: erforderlich
    secure: geschützt
    empty: leer
    pressed: gedrückt
    # Phrases
    position: {0} von {1}
    headingLevel: Überschrift Ebene {0}
    pageOfCount: Seite {0} von {1}
    movedToPosition: verschoben an Position {0} von {1}
    error: Fehler: {0}
    percent: {0} Prozent
    selectedCount: {0} ausgewählt
    actionsAvailable: Aktionen verfügbar
    emptyList: leere Liste
    items one: {0} Element
    items other: {0} Elemente
    rows one: {0} Zeile
    rows other: {0} Zeilen
    rowsInserted one: {0} Zeile eingefügt
    rowsInserted other: {0} Zeilen eingefügt
    rowsDeleted one: {0} Zeile gelöscht
    rowsDeleted other: {0} Zeilen gelöscht
    characters: {0} Zeichen
    fieldRequired: Dieses Feld muss ausgefüllt werden.
    fieldTooShort: Mindestens {0} Zeichen
    fieldTooLong: Höchstens {0} Zeichen
    fieldInvalid: Bitte diese Angabe prüfen.
    # Actions
    activate: Aktivieren
    press: Drücken
    increment: Erhöhen
    decrement: Verringern
    insert: Einfügen
    reorder: Neu anordnen
    moveUp: Nach oben bewegen
    moveDown: Nach unten bewegen
    moreInfo: Weitere Infos
    expand: Ausklappen
    collapse: Einklappen
    select: Auswählen
    deselect: Auswahl aufheben
    turnOn: Einschalten
    turnOff: Ausschalten
    scrollTo: Hierher scrollen
    dismiss: Ausblenden
    showMenu: Menü anzeigen
    nextPage: Nächste Seite
    previousPage: Vorherige Seite
    # Keys of a keyboard
    shiftKey: Umschalttaste
    capsLockKey: Feststelltaste
    deleteKey: Löschen
    spaceKey: Leertaste
    returnKey: Eingabetaste
    languageKey: nächste Tastatur
    lettersKey: Buchstaben
    numbersKey: Ziffern
    symbolsKey: Symbole
    hideKeyboard: Tastatur ausblenden
    spaceBar: Leerzeichen
    returnLabel: Return
    suggestions: Vorschläge
    # What is typed into a field
    emailAddress: E-Mail-Adresse
    webAddress: Webadresse
    phoneNumber: Telefonnummer
    """)
}
