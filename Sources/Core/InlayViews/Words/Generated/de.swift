// Made by Words/make of Texts/de.words.
extension LibraryWords {
  static let deTexts = read(
    [.one, .other],
    """
    Abbrechen|OK|Fertig|Bearbeiten|Löschen|Suchen|Zurück|Mehr|Schließen|Text löschen|Weiter|Zurück|Öffnen|Senden|\
    Verbinden|Text|Überschrift|Bild|Kennzeichen|Link|Schaltfläche|Zurück-Schaltfläche|Popup-Schaltfläche|Schalter|\
    Kontrollkästchen|Optionsfeld|Schieberegler|Schrittregler|Segmentauswahl|Segment|Textfeld|Passwortfeld|Suchfeld|\
    Taste|Fortschrittsbalken|Aktivitätsanzeige|Liste|Listenfeld|Zeile|Abschnittsindex|Symbolleiste|Tableiste|Tab|Menü|\
    Menüeintrag|Hinweis|Aktionsauswahl|Dialog|Benachrichtigung|Navigation|Seite|kein Inhalt|Tastatur|Gruppe|ein|aus|\
    aktiviert|nicht aktiviert|teilweise aktiviert|ausgewählt|nicht ausgewählt|nicht verfügbar|ausgeklappt|eingeklappt|\
    bearbeitbar|schreibgeschützt|beschäftigt|ungültiger Eintrag|erforderlich|geschützt|leer|gedrückt|{0} von {1}|\
    Überschrift Ebene {0}|Seite {0} von {1}|verschoben an Position {0} von {1}|Fehler: {0}|{0} Prozent|{0} ausgewählt|\
    Aktionen verfügbar|leere Liste|{0} Element~{0} Elemente|{0} Zeile~{0} Zeilen|{0} Zeile eingefügt~\
    {0} Zeilen eingefügt|{0} Zeile gelöscht~{0} Zeilen gelöscht|{0} Zeichen|Dieses Feld muss ausgefüllt werden.|\
    Mindestens {0} Zeichen|Höchstens {0} Zeichen|Bitte diese Angabe prüfen.|Aktivieren|Drücken|Erhöhen|Verringern|\
    Einfügen|Neu anordnen|Nach oben bewegen|Nach unten bewegen|Weitere Infos|Ausklappen|Einklappen|Auswählen|\
    Auswahl aufheben|Einschalten|Ausschalten|Hierher scrollen|Ausblenden|Menü anzeigen|Nächste Seite|Vorherige Seite|\
    Umschalttaste|Feststelltaste|Löschen|Leertaste|Eingabetaste|nächste Tastatur|Buchstaben|Ziffern|Symbole|\
    Tastatur ausblenden|Leerzeichen|Return|Vorschläge|E-Mail-Adresse|Webadresse|Telefonnummer
    """)
}
