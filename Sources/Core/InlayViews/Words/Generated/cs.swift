// Made by Words/make of Texts/cs.words.
extension LibraryWords {
  static let csTexts = read(
    [.one, .few, .other],
    """
    Zrušit|OK|Hotovo|Upravit|Smazat|Hledat|Zpět|Více|Zavřít|Vymazat text|Další|Předchozí|Přejít|Odeslat|Připojit|text|\
    nadpis|obrázek|odznak|odkaz|tlačítko|tlačítko Zpět|tlačítko místní nabídky|přepínač|zaškrtávací políčko|\
    rádiové tlačítko|posuvník|krokovač|segmentový ovladač|segment|textové pole|pole hesla|vyhledávací pole|klávesa|\
    ukazatel průběhu|indikátor činnosti|seznam|seznam s výběrem|řádek|rejstřík oddílů|panel nástrojů|panel karet|\
    karta|nabídka|položka nabídky|upozornění|seznam akcí|dialog|oznámení|navigace|stránka|žádný obsah|klávesnice|\
    skupina|zapnuto|vypnuto|zaškrtnuto|nezaškrtnuto|částečně zaškrtnuto|vybráno|nevybráno|nedostupné|rozbaleno|\
    sbaleno|lze upravit|jen pro čtení|zaneprázdněno|neplatný údaj|povinné|chráněno|prázdné|stisknuto|{0} z {1}|\
    nadpis úrovně {0}|stránka {0} z {1}|přesunuto na pozici {0} z {1}|chyba: {0}|{0} procento~{0} procenta~\
    {0} procent|vybráno: {0}|dostupné akce|prázdný seznam|{0} položka~{0} položky~{0} položek|{0} řádek~{0} řádky~\
    {0} řádků|vložen {0} řádek~vloženy {0} řádky~vloženo {0} řádků|smazán {0} řádek~smazány {0} řádky~\
    smazáno {0} řádků|{0} znak~{0} znaky~{0} znaků|Toto pole je povinné.|Alespoň {0} znak~Alespoň {0} znaky~\
    Alespoň {0} znaků|Nejvýše {0} znak~Nejvýše {0} znaky~Nejvýše {0} znaků|Zkontrolujte tuto hodnotu.|Aktivovat|\
    Stisknout|Zvýšit|Snížit|Vložit|Změnit pořadí|Přesunout nahoru|Přesunout dolů|Další informace|Rozbalit|Sbalit|\
    Vybrat|Zrušit výběr|Zapnout|Vypnout|Posunout sem|Skrýt|Zobrazit nabídku|Další stránka|Předchozí stránka|shift|\
    caps lock|smazat|mezerník|enter|další klávesnice|písmena|čísla|symboly|skrýt klávesnici|mezera|enter|návrhy|\
    e-mailová adresa|webová adresa|telefonní číslo
    """)
}
