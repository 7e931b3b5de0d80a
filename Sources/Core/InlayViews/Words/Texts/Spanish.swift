/// The words in Spanish.
///
/// Plural forms: one, many (whole millions), other.
extension LibraryWords {
  static let spanish = read(
    """
    # Titles of controls
    cancel: Cancelar
    ok: Aceptar
    done: Listo
    edit: Editar
    delete: Eliminar
    search: Buscar
    back: Atrás
    more: Más
    close: Cerrar
    clearText: Borrar texto
    next: Siguiente
    previous: Anterior
    go: Ir
    send: Enviar
    join: Unirse
    # Roles
    staticText: texto
    heading: encabezado
    image: imagen
    badge: globo
    link: enlace
    button: botón
    backButton: botón Atrás
    popUpButton: botón de menú desplegable
    switch: interruptor
    checkBox: casilla de verificación
    radioButton: botón de opción
    slider: control deslizante
    stepper: control de incremento
    segmentedControl: control segmentado
    segment: segmento
    textField: campo de texto
    secureTextField: campo de contraseña
    searchField: campo de búsqueda
    key: tecla
    progressIndicator: barra de progreso
    activityIndicator: indicador de actividad
    list: lista
    listBox: cuadro de lista
    row: fila
    sectionIndex: índice de secciones
    toolbar: barra de herramientas
    tabBar: barra de pestañas
    tab: pestaña
    menu: menú
    menuItem: elemento de menú
    alert: alerta
    actionSheet: lista de acciones
    sheet: diálogo
    toast: notificación
    navigation: navegación
    page: página
    emptyState: sin contenido
    keyboard: teclado
    group: grupo
    # States
    on: activado
    off: desactivado
    checked: marcado
    notChecked: no marcado
    partiallyChecked: parcialmente marcado
    selected: seleccionado
    notSelected: no seleccionado
    dimmed: no disponible
    expanded: expandido
    collapsed: contraído
    editable: editable
    readOnly: solo lectura
    busy: ocupado
    invalid: entrada no válida
    required: obligatorio
    secure: protegido
    empty: en blanco
    pressed: pulsado
    # Phrases
    position: {0} de {1}
    headingLevel: encabezado de nivel {0}
    pageOfCount: página {0} de {1}
    movedToPosition: movido a la posición {0} de {1}
    error: error: {0}
    percent: {0} por ciento
    selectedCount one: {0} seleccionado
    selectedCount many: {0} seleccionados
    selectedCount other: {0} seleccionados
    actionsAvailable: acciones disponibles
    emptyList: lista vacía
    items one: {0} elemento
    items many: {0} de elementos
    items other: {0} elementos
    rows one: {0} fila
    rows many: {0} de filas
    rows other: {0} filas
    rowsInserted one: {0} fila insertada
    rowsInserted many: {0} de filas insertadas
    rowsInserted other: {0} filas insertadas
    rowsDeleted one: {0} fila eliminada
    rowsDeleted many: {0} de filas eliminadas
    rowsDeleted other: {0} filas eliminadas
    characters one: {0} carácter
    characters many: {0} de caracteres
    characters other: {0} caracteres
    fieldRequired: Este campo es obligatorio.
    fieldTooShort one: Al menos {0} carácter
    fieldTooShort many: Al menos {0} de caracteres
    fieldTooShort other: Al menos {0} caracteres
    fieldTooLong one: Como máximo {0} carácter
    fieldTooLong many: Como máximo {0} de caracteres
    fieldTooLong other: Como máximo {0} caracteres
    fieldInvalid: Revisa este valor.
    # Actions
    activate: Activar
    press: Pulsar
    increment: Aumentar
    decrement: Disminuir
    insert: Insertar
    reorder: Reordenar
    moveUp: Mover hacia arriba
    moveDown: Mover hacia abajo
    moreInfo: Más información
    expand: Expandir
    collapse: Contraer
    select: Seleccionar
    deselect: Deseleccionar
    turnOn: Activar
    turnOff: Desactivar
    scrollTo: Desplazar hasta aquí
    dismiss: Descartar
    showMenu: Mostrar menú
    nextPage: Página siguiente
    previousPage: Página anterior
    # Keys of a keyboard
    shiftKey: mayúsculas
    capsLockKey: bloqueo de mayúsculas
    deleteKey: suprimir
    spaceKey: espacio
    returnKey: intro
    languageKey: teclado siguiente
    lettersKey: letras
    numbersKey: números
    symbolsKey: símbolos
    hideKeyboard: ocultar teclado
    spaceBar: espacio
    returnLabel: intro
    suggestions: sugerencias
    # What is typed into a field
    emailAddress: dirección de correo electrónico
    webAddress: dirección web
    phoneNumber: número de teléfono
    """)
}
