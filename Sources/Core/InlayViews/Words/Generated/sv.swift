// Made by Words/make of Texts/sv.words.
extension LibraryWords {
  static let svTexts = read(
    [.one, .other],
    """
    Avbryt|OK|Klar|Redigera|Radera|Sök|Tillbaka|Mer|Stäng|Rensa text|Nästa|Föregående|Gå till|Skicka|Anslut|text|\
    rubrik|bild|bricka|länk|knapp|tillbakaknapp|popupmenyknapp|reglage|kryssruta|alternativknapp|skjutreglage|\
    stegreglage|segmentreglage|segment|textfält|lösenordsfält|sökfält|tangent|förloppsindikator|aktivitetsindikator|\
    lista|listruta|rad|sektionsindex|verktygsfält|flikfält|flik|meny|menyobjekt|varning|åtgärdslista|dialogruta|notis|\
    navigering|sida|inget innehåll|tangentbord|grupp|på|av|kryssad|inte kryssad|delvis kryssad|vald|inte vald|\
    inte tillgänglig|utfälld|infälld|kan redigeras|skrivskyddad|upptagen|ogiltigt värde|obligatorisk|skyddad|tom|\
    nedtryckt|{0} av {1}|rubrik på nivå {0}|sida {0} av {1}|flyttad till {0} av {1}|fel: {0}|{0} procent|{0} vald~\
    {0} valda|åtgärder finns tillgängliga|tom lista|{0} objekt|{0} rad~{0} rader|{0} rad infogad~{0} rader infogade|\
    {0} rad raderad~{0} rader raderade|{0} tecken|Fältet måste fyllas i.|Minst {0} tecken|Högst {0} tecken|\
    Kontrollera värdet.|Aktivera|Tryck|Öka|Minska|Infoga|Ändra ordning|Flytta upp|Flytta ned|Mer information|Fäll ut|\
    Fäll in|Välj|Avmarkera|Slå på|Slå av|Rulla hit|Avfärda|Visa meny|Nästa sida|Föregående sida|skift|skiftlås|radera|\
    mellanslag|retur|nästa tangentbord|bokstäver|siffror|symboler|göm tangentbordet|mellanslag|retur|förslag|\
    e-postadress|webbadress|telefonnummer
    """)
}
