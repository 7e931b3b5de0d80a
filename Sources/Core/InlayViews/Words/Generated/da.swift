// Made by Words/make of Texts/da.words.
extension LibraryWords {
  static let daTexts = read(
    [.one, .other],
    """
    Annuller|OK|Færdig|Rediger|Slet|Søg|Tilbage|Mere|Luk|Ryd tekst|Næste|Forrige|Gå til|Send|Deltag|tekst|overskrift|\
    billede|mærke|link|knap|tilbageknap|pop op-knap|kontakt|afkrydsningsfelt|alternativknap|skyder|trinvælger|\
    segmentkontrol|segment|tekstfelt|adgangskodefelt|søgefelt|tast|fremgangslinje|aktivitetsindikator|liste|listefelt|\
    række|afsnitsindeks|værktøjslinje|fanelinje|fane|menu|menupunkt|advarsel|handlingsliste|dialog|meddelelse|\
    navigation|side|intet indhold|tastatur|gruppe|til|fra|afkrydset|ikke afkrydset|delvist afkrydset|valgt|ikke valgt|\
    ikke tilgængelig|foldet ud|foldet sammen|kan redigeres|skrivebeskyttet|optaget|ugyldig indtastning|påkrævet|\
    beskyttet|tom|trykket ned|{0} af {1}|overskrift på niveau {0}|side {0} af {1}|flyttet til {0} af {1}|fejl: {0}|\
    {0} procent|{0} valgt~{0} valgte|tilgængelige handlinger|tom liste|{0} element~{0} elementer|{0} række~{0} rækker|\
    {0} række indsat~{0} rækker indsat|{0} række slettet~{0} rækker slettet|{0} tegn|Feltet skal udfyldes.|\
    Mindst {0} tegn|Højst {0} tegn|Kontrollér denne værdi.|Aktivér|Tryk|Øg|Reducer|Indsæt|Skift rækkefølge|Flyt op|\
    Flyt ned|Flere oplysninger|Fold ud|Fold sammen|Vælg|Fravælg|Slå til|Slå fra|Rul hertil|Afvis|Vis menu|Næste side|\
    Forrige side|skift|skiftelås|slet|mellemrum|retur|næste tastatur|bogstaver|tal|symboler|skjul tastatur|mellemrum|\
    retur|forslag|e-mailadresse|webadresse|telefonnummer
    """)
}
