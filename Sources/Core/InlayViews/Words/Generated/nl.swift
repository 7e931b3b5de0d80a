// Made by Words/make of Texts/nl.words.
extension LibraryWords {
  static let nlTexts = read(
    [.one, .other],
    """
    Annuleer|OK|Gereed|Wijzig|Verwijder|Zoek|Terug|Meer|Sluit|Wis tekst|Volgende|Vorige|Ga|Stuur|Neem deel|tekst|kop|\
    afbeelding|badge|link|knop|terugknop|pop-upknop|schakelaar|aankruisvak|keuzerondje|schuifknop|stapregelaar|\
    segmentregelaar|segment|tekstveld|wachtwoordveld|zoekveld|toets|voortgangsbalk|activiteitsindicator|lijst|\
    keuzelijst|rij|sectie-index|knoppenbalk|tabbladbalk|tabblad|menu|menuonderdeel|melding|lijst met taken|\
    dialoogvenster|bericht|navigatie|pagina|geen inhoud|toetsenbord|groep|aan|uit|aangekruist|niet aangekruist|\
    gedeeltelijk aangekruist|geselecteerd|niet geselecteerd|niet beschikbaar|uitgevouwen|samengevouwen|bewerkbaar|\
    alleen lezen|bezig|ongeldige invoer|verplicht|beveiligd|leeg|ingedrukt|{0} van {1}|kop niveau {0}|\
    pagina {0} van {1}|verplaatst naar {0} van {1}|fout: {0}|{0} procent|{0} geselecteerd|taken beschikbaar|\
    lege lijst|{0} onderdeel~{0} onderdelen|{0} rij~{0} rijen|{0} rij ingevoegd~{0} rijen ingevoegd|\
    {0} rij verwijderd~{0} rijen verwijderd|{0} teken~{0} tekens|Dit veld is verplicht.|Minimaal {0} teken~\
    Minimaal {0} tekens|Maximaal {0} teken~Maximaal {0} tekens|Controleer deze waarde.|Activeer|Druk|Verhoog|Verlaag|\
    Voeg in|Wijzig volgorde|Verplaats omhoog|Verplaats omlaag|Meer informatie|Vouw uit|Vouw samen|Selecteer|\
    Deselecteer|Zet aan|Zet uit|Scrol hierheen|Sluit|Toon menu|Volgende pagina|Vorige pagina|shift|caps lock|\
    verwijder|spatie|enter|volgende toetsenbord|letters|cijfers|symbolen|verberg toetsenbord|spatie|enter|suggesties|\
    e-mailadres|webadres|telefoonnummer
    """)
}
