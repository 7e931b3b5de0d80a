/// The words in Polish.
///
/// Plural forms: one, few (2 to 4, 22 to 24, ...), many.
extension LibraryWords {
  static let polish = read(
    """
    # Titles of controls
    cancel: Anuluj
    ok: OK
    done: Gotowe
    edit: Edytuj
    delete: Usuń
    search: Szukaj
    back: Wstecz
    more: Więcej
    close: Zamknij
    clearText: Wyczyść tekst
    next: Dalej
    previous: Wstecz
    go: Idź
    send: Wyślij
    join: Połącz
    # Roles
    staticText: tekst
    heading: nagłówek
    image: obraz
    badge: plakietka
    link: łącze
    button: przycisk
    backButton: przycisk Wstecz
    popUpButton: przycisk menu podręcznego
    switch: przełącznik
    checkBox: pole wyboru
    radioButton: przycisk opcji
    slider: suwak
    stepper: krokomierz
    segmentedControl: przełącznik segmentowy
    segment: segment
    textField: pole tekstowe
    secureTextField: pole hasła
    searchField: pole wyszukiwania
    key: klawisz
    progressIndicator: pasek postępu
    activityIndicator: wskaźnik aktywności
    list: lista
    listBox: pole listy
    row: wiersz
    sectionIndex: indeks sekcji
    toolbar: pasek narzędzi
    tabBar: pasek kart
    tab: karta
    menu: menu
    menuItem: element menu
    alert: alert
    actionSheet: lista czynności
    sheet: okno dialogowe
    toast: powiadomienie
    navigation: nawigacja
    page: strona
    emptyState: brak treści
    keyboard: klawiatura
    group: grupa
    # States
    on: włączone
    off: wyłączone
    checked: zaznaczone
    notChecked: niezaznaczone
    partiallyChecked: częściowo zaznaczone
    selected: wybrane
    notSelected: niewybrane
    dimmed: niedostępne
    expanded: rozwinięte
    collapsed: zwinięte
    editable: edytowalne
    readOnly: tylko do odczytu
    busy: zajęte
    invalid: nieprawidłowy wpis
    required: wymagane
    secure: chronione
    empty: puste
    pressed: wciśnięte
    # Phrases
    position: {0} z {1}
    headingLevel: nagłówek, poziom {0}
    pageOfCount: strona {0} z {1}
    movedToPosition: przeniesiono na pozycję {0} z {1}
    error: błąd: {0}
    percent: {0} procent
    selectedCount: wybrano: {0}
    actionsAvailable: dostępne czynności
    emptyList: pusta lista
    items one: {0} element
    items few: {0} elementy
    items many: {0} elementów
    rows one: {0} wiersz
    rows few: {0} wiersze
    rows many: {0} wierszy
    rowsInserted one: wstawiono {0} wiersz
    rowsInserted few: wstawiono {0} wiersze
    rowsInserted many: wstawiono {0} wierszy
    rowsDeleted one: usunięto {0} wiersz
    rowsDeleted few: usunięto {0} wiersze
    rowsDeleted many: usunięto {0} wierszy
    characters one: {0} znak
    characters few: {0} znaki
    characters many: {0} znaków
    fieldRequired: To pole jest wymagane.
    fieldTooShort one: Co najmniej {0} znak
    fieldTooShort few: Co najmniej {0} znaki
    fieldTooShort many: Co najmniej {0} znaków
    fieldTooLong one: Najwyżej {0} znak
    fieldTooLong few: Najwyżej {0} znaki
    fieldTooLong many: Najwyżej {0} znaków
    fieldInvalid: Sprawdź tę wartość.
    # Actions
    activate: Aktywuj
    press: Naciśnij
    increment: Zwiększ
    decrement: Zmniejsz
    insert: Wstaw
    reorder: Zmień kolejność
    moveUp: Przenieś w górę
    moveDown: Przenieś w dół
    moreInfo: Więcej informacji
    expand: Rozwiń
    collapse: Zwiń
    select: Wybierz
    deselect: Anuluj wybór
    turnOn: Włącz
    turnOff: Wyłącz
    scrollTo: Przewiń tutaj
    dismiss: Odrzuć
    showMenu: Pokaż menu
    nextPage: Następna strona
    previousPage: Poprzednia strona
    # Keys of a keyboard
    shiftKey: shift
    capsLockKey: caps lock
    deleteKey: usuń
    spaceKey: spacja
    returnKey: enter
    languageKey: następna klawiatura
    lettersKey: litery
    numbersKey: cyfry
    symbolsKey: symbole
    hideKeyboard: ukryj klawiaturę
    spaceBar: spacja
    returnLabel: enter
    suggestions: sugestie
    # What is typed into a field
    emailAddress: adres e-mail
    webAddress: adres internetowy
    phoneNumber: numer telefonu
    """)
}
