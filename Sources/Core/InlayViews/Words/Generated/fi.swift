// Made by Words/make of Texts/fi.words.
extension LibraryWords {
  static let fiTexts = read(
    [.one, .other],
    """
    Peruuta|OK|Valmis|Muokkaa|Poista|Etsi|Takaisin|Lisää|Sulje|Tyhjennä teksti|Seuraava|Edellinen|Siirry|Lähetä|Liity|\
    teksti|otsikko|kuva|merkki|linkki|painike|takaisin-painike|ponnahdusvalikon painike|kytkin|valintaruutu|\
    valintanappi|liukusäädin|askelsäädin|osiosäädin|osio|tekstikenttä|salasanakenttä|hakukenttä|näppäin|\
    edistymispalkki|toiminnan ilmaisin|luettelo|luetteloruutu|rivi|osahakemisto|työkalupalkki|välilehtipalkki|\
    välilehti|valikko|valikkokohta|varoitus|toimintoluettelo|valintaikkuna|ilmoitus|navigointi|sivu|ei sisältöä|\
    näppäimistö|ryhmä|päällä|pois päältä|merkitty|ei merkitty|osittain merkitty|valittu|ei valittu|ei käytettävissä|\
    laajennettu|supistettu|muokattava|vain luku|varattu|virheellinen tieto|pakollinen|suojattu|tyhjä|painettu|{0}/{1}|\
    tason {0} otsikko|sivu {0}/{1}|siirretty kohtaan {0}/{1}|virhe: {0}|{0} prosentti~{0} prosenttia|{0} valittu|\
    toimintoja käytettävissä|tyhjä luettelo|{0} kohde~{0} kohdetta|{0} rivi~{0} riviä|{0} rivi lisätty~\
    {0} riviä lisätty|{0} rivi poistettu~{0} riviä poistettu|{0} merkki~{0} merkkiä|Tämä kenttä on pakollinen.|\
    Vähintään {0} merkki~Vähintään {0} merkkiä|Enintään {0} merkki~Enintään {0} merkkiä|Tarkista tämä arvo.|Aktivoi|\
    Paina|Suurenna|Pienennä|Lisää|Järjestä uudelleen|Siirrä ylös|Siirrä alas|Lisätietoja|Laajenna|Supista|Valitse|\
    Poista valinta|Ota käyttöön|Poista käytöstä|Vieritä tähän|Hylkää|Näytä valikko|Seuraava sivu|Edellinen sivu|\
    vaihto|vaihtolukko|poisto|välilyönti|rivinvaihto|seuraava näppäimistö|kirjaimet|numerot|symbolit|\
    piilota näppäimistö|välilyönti|rivinvaihto|ehdotukset|sähköpostiosoite|verkko-osoite|puhelinnumero
    """)
}
