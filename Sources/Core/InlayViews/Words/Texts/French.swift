/// The words in French.
///
/// Plural forms: one (0 and 1), many (whole millions), other.
extension LibraryWords {
  static let french = read(
    """
    # Titles of controls
    cancel: Annuler
    ok: OK
    done: Terminé
    edit: Modifier
    delete: Supprimer
    search: Rechercher
    back: Retour
    more: Plus
    close: Fermer
    clearText: Effacer le texte
    next: Suivant
    previous: Précédent
    go: Accéder
    send: Envoyer
    join: Rejoindre
    # Roles
    staticText: texte
    heading: titre
    image: image
    badge: pastille
    link: lien
    button: bouton
    backButton: bouton retour
    popUpButton: bouton de menu local
    switch: interrupteur
    checkBox: case à cocher
    radioButton: bouton radio
    slider: curseur
    stepper: incrémenteur
    segmentedControl: contrôle segmenté
    segment: segment
    textField: champ de texte
    secureTextField: champ de mot de passe
    searchField: champ de recherche
    key: touche
    progressIndicator: barre de progression
    activityIndicator: indicateur d’activité
    list: liste
    listBox: zone de liste
    row: ligne
    sectionIndex: index des sections
    toolbar: barre d’outils
    tabBar: barre d’onglets
    tab: onglet
    menu: menu
    menuItem: élément de menu
    alert: alerte
    actionSheet: liste d’actions
    sheet: dialogue
    toast: notification
    navigation: navigation
    page: page
    emptyState: aucun contenu
    keyboard: clavier
    group: groupe
    # States
    on: activé
    off: désactivé
    checked: coché
    notChecked: non coché
    partiallyChecked: partiellement coché
    selected: sélectionné
    notSelected: non sélectionné
    dimmed: non disponible
    expanded: développé
    collapsed: réduit
    editable: modifiable
    readOnly: lecture seule
    busy: occupé
    invalid: saisie non valide
    required: requis
    secure: protégé
    empty: vide
    pressed: enfoncé
    # Phrases
    position: {0} sur {1}
    headingLevel: titre de niveau {0}
    pageOfCount: page {0} sur {1}
    movedToPosition: déplacé en position {0} sur {1}
    error: erreur : {0}
    percent: {0} pour cent
    selectedCount one: {0} sélectionné
    selectedCount many: {0} sélectionnés
    selectedCount other: {0} sélectionnés
    actionsAvailable: actions disponibles
    emptyList: liste vide
    items one: {0} élément
    items many: {0} d’éléments
    items other: {0} éléments
    rows one: {0} ligne
    rows many: {0} de lignes
    rows other: {0} lignes
    rowsInserted one: {0} ligne insérée
    rowsInserted many: {0} de lignes insérées
    rowsInserted other: {0} lignes insérées
    rowsDeleted one: {0} ligne supprimée
    rowsDeleted many: {0} de lignes supprimées
    rowsDeleted other: {0} lignes supprimées
    characters one: {0} caractère
    characters many: {0} de caractères
    characters other: {0} caractères
    fieldRequired: Ce champ est obligatoire.
    fieldTooShort one: Au moins {0} caractère
    fieldTooShort many: Au moins {0} de caractères
    fieldTooShort other: Au moins {0} caractères
    fieldTooLong one: {0} caractère au maximum
    fieldTooLong many: {0} de caractères au maximum
    fieldTooLong other: {0} caractères au maximum
    fieldInvalid: Vérifiez cette valeur.
    # Actions
    activate: Activer
    press: Appuyer
    increment: Augmenter
    decrement: Diminuer
    insert: Insérer
    reorder: Réorganiser
    moveUp: Déplacer vers le haut
    moveDown: Déplacer vers le bas
    moreInfo: Plus d’infos
    expand: Développer
    collapse: Réduire
    select: Sélectionner
    deselect: Désélectionner
    turnOn: Activer
    turnOff: Désactiver
    scrollTo: Faire défiler jusqu’ici
    dismiss: Masquer
    showMenu: Afficher le menu
    nextPage: Page suivante
    previousPage: Page précédente
    # Keys of a keyboard
    shiftKey: majuscule
    capsLockKey: verrouillage des majuscules
    deleteKey: supprimer
    spaceKey: espace
    returnKey: retour
    languageKey: clavier suivant
    lettersKey: lettres
    numbersKey: chiffres
    symbolsKey: symboles
    hideKeyboard: masquer le clavier
    spaceBar: espace
    returnLabel: retour
    suggestions: suggestions
    # What is typed into a field
    emailAddress: adresse e-mail
    webAddress: adresse web
    phoneNumber: numéro de téléphone
    """)
}
