// Made by Words/make of Texts/fr.words.
extension LibraryWords {
  static let frTexts = read(
    [.one, .many, .other],
    """
    Annuler|OK|Terminé|Modifier|Supprimer|Rechercher|Retour|Plus|Fermer|Effacer le texte|Suivant|Précédent|Accéder|\
    Envoyer|Rejoindre|texte|titre|image|pastille|lien|bouton|bouton retour|bouton de menu local|interrupteur|\
    case à cocher|bouton radio|curseur|incrémenteur|contrôle segmenté|segment|champ de texte|champ de mot de passe|\
    champ de recherche|touche|barre de progression|indicateur d’activité|liste|zone de liste|ligne|index des sections|\
    barre d’outils|barre d’onglets|onglet|menu|élément de menu|alerte|liste d’actions|dialogue|notification|\
    navigation|page|aucun contenu|clavier|groupe|activé|désactivé|coché|non coché|partiellement coché|sélectionné|\
    non sélectionné|non disponible|développé|réduit|modifiable|lecture seule|occupé|saisie non valide|requis|protégé|\
    vide|enfoncé|{0} sur {1}|titre de niveau {0}|page {0} sur {1}|déplacé en position {0} sur {1}|erreur : {0}|\
    {0} pour cent|{0} sélectionné~{0} sélectionnés~{0} sélectionnés|actions disponibles|liste vide|{0} élément~\
    {0} d’éléments~{0} éléments|{0} ligne~{0} de lignes~{0} lignes|{0} ligne insérée~{0} de lignes insérées~\
    {0} lignes insérées|{0} ligne supprimée~{0} de lignes supprimées~{0} lignes supprimées|{0} caractère~\
    {0} de caractères~{0} caractères|Ce champ est obligatoire.|Au moins {0} caractère~Au moins {0} de caractères~\
    Au moins {0} caractères|{0} caractère au maximum~{0} de caractères au maximum~{0} caractères au maximum|\
    Vérifiez cette valeur.|Activer|Appuyer|Augmenter|Diminuer|Insérer|Réorganiser|Déplacer vers le haut|\
    Déplacer vers le bas|Plus d’infos|Développer|Réduire|Sélectionner|Désélectionner|Activer|Désactiver|\
    Faire défiler jusqu’ici|Masquer|Afficher le menu|Page suivante|Page précédente|majuscule|\
    verrouillage des majuscules|supprimer|espace|retour|clavier suivant|lettres|chiffres|symboles|masquer le clavier|\
    espace|retour|suggestions|adresse e-mail|adresse web|numéro de téléphone
    """)
}
