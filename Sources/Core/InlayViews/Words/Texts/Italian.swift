/// The words in Italian.
///
/// Plural forms: one, many (whole millions), other.
extension LibraryWords {
  static let italian = read(
    """
    # Titles of controls
    cancel: Annulla
    ok: OK
    done: Fine
    edit: Modifica
    delete: Elimina
    search: Cerca
    back: Indietro
    more: Altro
    close: Chiudi
    clearText: Cancella testo
    next: Avanti
    previous: Indietro
    go: Vai
    send: Invia
    join: Accedi
    # Roles
    staticText: testo
    heading: intestazione
    image: immagine
    badge: badge
    link: link
    button: pulsante
    backButton: pulsante Indietro
    popUpButton: pulsante a comparsa
    switch: interruttore
    checkBox: casella di controllo
    radioButton: pulsante di opzione
    slider: cursore
    stepper: controllo incrementale
    segmentedControl: controllo segmentato
    segment: segmento
    textField: campo di testo
    secureTextField: campo password
    searchField: campo di ricerca
    key: tasto
    progressIndicator: barra di avanzamento
    activityIndicator: indicatore di attività
    list: elenco
    listBox: casella di riepilogo
    row: riga
    sectionIndex: indice delle sezioni
    toolbar: barra degli strumenti
    tabBar: barra delle schede
    tab: scheda
    menu: menu
    menuItem: elemento di menu
    alert: avviso
    actionSheet: elenco di azioni
    sheet: finestra di dialogo
    toast: notifica
    navigation: navigazione
    page: pagina
    emptyState: nessun contenuto
    keyboard: tastiera
    group: gruppo
    # States
    on: attivo
    off: disattivato
    checked: spuntato
    notChecked: non spuntato
    partiallyChecked: parzialmente spuntato
    selected: selezionato
    notSelected: non selezionato
    dimmed: non disponibile
    expanded: espanso
    collapsed: compresso
    editable: modificabile
    readOnly: sola lettura
    busy: occupato
    invalid: voce non valida
    required: obbligatorio
    secure: protetto
    empty: vuoto
    pressed: premuto
    # Phrases
    position: {0} di {1}
    headingLevel: intestazione di livello {0}
    pageOfCount: pagina {0} di {1}
    movedToPosition: spostato alla posizione {0} di {1}
    error: errore: {0}
    percent: {0} percento
    selectedCount one: {0} selezionato
    selectedCount many: {0} selezionati
    selectedCount other: {0} selezionati
    actionsAvailable: azioni disponibili
    emptyList: elenco vuoto
    items one: {0} elemento
    items many: {0} di elementi
    items other: {0} elementi
    rows one: {0} riga
    rows many: {0} di righe
    rows other: {0} righe
    rowsInserted one: {0} riga inserita
    rowsInserted many: {0} di righe inserite
    rowsInserted other: {0} righe inserite
    rowsDeleted one: {0} riga eliminata
    rowsDeleted many: {0} di righe eliminate
    rowsDeleted other: {0} righe eliminate
    characters one: {0} carattere
    characters many: {0} di caratteri
    characters other: {0} caratteri
    fieldRequired: Questo campo è obbligatorio.
    fieldTooShort one: Almeno {0} carattere
    fieldTooShort many: Almeno {0} di caratteri
    fieldTooShort other: Almeno {0} caratteri
    fieldTooLong one: Al massimo {0} carattere
    fieldTooLong many: Al massimo {0} di caratteri
    fieldTooLong other: Al massimo {0} caratteri
    fieldInvalid: Controlla questo valore.
    # Actions
    activate: Attiva
    press: Premi
    increment: Aumenta
    decrement: Diminuisci
    insert: Inserisci
    reorder: Riordina
    moveUp: Sposta in su
    moveDown: Sposta in giù
    moreInfo: Altre informazioni
    expand: Espandi
    collapse: Comprimi
    select: Seleziona
    deselect: Deseleziona
    turnOn: Attiva
    turnOff: Disattiva
    scrollTo: Scorri fino a qui
    dismiss: Ignora
    showMenu: Mostra menu
    nextPage: Pagina successiva
    previousPage: Pagina precedente
    # Keys of a keyboard
    shiftKey: maiuscole
    capsLockKey: blocco maiuscole
    deleteKey: elimina
    spaceKey: spazio
    returnKey: invio
    languageKey: tastiera successiva
    lettersKey: lettere
    numbersKey: numeri
    symbolsKey: simboli
    hideKeyboard: nascondi tastiera
    spaceBar: spazio
    returnLabel: invio
    suggestions: suggerimenti
    # What is typed into a field
    emailAddress: indirizzo e-mail
    webAddress: indirizzo web
    phoneNumber: numero di telefono
    """)
}
