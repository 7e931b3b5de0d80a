// Made by Words/make of Texts/nb.words.
extension LibraryWords {
  static let nbTexts = read(
    [.one, .other],
    """
    Avbryt|OK|Ferdig|Rediger|Slett|Søk|Tilbake|Mer|Lukk|Fjern tekst|Neste|Forrige|Gå|Send|Bli med|tekst|overskrift|\
    bilde|merke|lenke|knapp|tilbakeknapp|lokalmenyknapp|bryter|avkrysningsrute|valgknapp|skyveknapp|trinnvelger|\
    segmentkontroll|segment|tekstfelt|passordfelt|søkefelt|tast|fremdriftslinje|aktivitetsindikator|liste|listeboks|\
    rad|seksjonsindeks|verktøylinje|fanelinje|fane|meny|menyelement|varsel|handlingsliste|dialog|varsling|navigering|\
    side|uten innhold|tastatur|gruppe|på|av|avkrysset|ikke avkrysset|delvis avkrysset|valgt|ikke valgt|\
    ikke tilgjengelig|foldet ut|foldet sammen|kan redigeres|skrivebeskyttet|opptatt|ugyldig verdi|obligatorisk|\
    beskyttet|tom|trykket inn|{0} av {1}|overskrift på nivå {0}|side {0} av {1}|flyttet til {0} av {1}|feil: {0}|\
    {0} prosent|{0} valgt|handlinger er tilgjengelige|tom liste|{0} element~{0} elementer|{0} rad~{0} rader|\
    {0} rad satt inn~{0} rader satt inn|{0} rad slettet~{0} rader slettet|{0} tegn|Feltet må fylles ut.|\
    Minst {0} tegn|Høyst {0} tegn|Kontroller denne verdien.|Aktiver|Trykk|Øk|Reduser|Sett inn|Endre rekkefølge|\
    Flytt opp|Flytt ned|Mer informasjon|Fold ut|Fold sammen|Velg|Opphev valget|Slå på|Slå av|Rull hit|Avvis|Vis meny|\
    Neste side|Forrige side|skift|skiftlås|slett|mellomrom|retur|neste tastatur|bokstaver|tall|symboler|\
    skjul tastaturet|mellomrom|retur|forslag|e-postadresse|nettadresse|telefonnummer
    """)
}
