// Made by Words/make of Texts/hu.words.
extension LibraryWords {
  static let huTexts = read(
    [.one, .other],
    """
    Mégsem|OK|Kész|Szerkesztés|Törlés|Keresés|Vissza|Továbbiak|Bezárás|Szöveg törlése|Következő|Előző|Ugrás|Küldés|\
    Csatlakozás|szöveg|címsor|kép|jelvény|hivatkozás|gomb|vissza gomb|előugró menü gombja|kapcsoló|jelölőnégyzet|\
    választógomb|csúszka|léptető|szegmentált vezérlő|szegmens|szövegmező|jelszómező|keresőmező|billentyű|\
    folyamatjelző sáv|tevékenységjelző|lista|listadoboz|sor|szakaszmutató|eszköztár|lapfülsáv|lapfül|menü|menüelem|\
    figyelmeztetés|műveletek listája|párbeszédablak|értesítés|navigáció|oldal|nincs tartalom|billentyűzet|csoport|\
    bekapcsolva|kikapcsolva|bejelölve|nincs bejelölve|részben bejelölve|kijelölve|nincs kijelölve|nem érhető el|\
    kibontva|összecsukva|szerkeszthető|csak olvasható|foglalt|érvénytelen bejegyzés|kötelező|védett|üres|lenyomva|\
    {0} / {1}|{0}. szintű címsor|{0}. oldal, összesen {1}|áthelyezve a(z) {0}. helyre, összesen {1}|hiba: {0}|\
    {0} százalék|{0} kijelölve|elérhető műveletek|üres lista|{0} elem|{0} sor|{0} sor beszúrva|{0} sor törölve|\
    {0} karakter|Ezt a mezőt ki kell tölteni.|Legalább {0} karakter|Legfeljebb {0} karakter|\
    Ellenőrizze ezt az értéket.|Aktiválás|Megnyomás|Növelés|Csökkentés|Beszúrás|Átrendezés|Mozgatás fel|Mozgatás le|\
    További információ|Kibontás|Összecsukás|Kijelölés|Kijelölés megszüntetése|Bekapcsolás|Kikapcsolás|Görgetés ide|\
    Elvetés|Menü megjelenítése|Következő oldal|Előző oldal|shift|caps lock|törlés|szóköz|enter|következő billentyűzet|\
    betűk|számok|szimbólumok|billentyűzet elrejtése|szóköz|enter|javaslatok|e-mail-cím|webcím|telefonszám
    """)
}
