// Made by Words/make of Texts/pl.words.
extension LibraryWords {
  static let plTexts = read(
    [.one, .few, .many],
    """
    Anuluj|OK|Gotowe|Edytuj|Usuń|Szukaj|Wstecz|Więcej|Zamknij|Wyczyść tekst|Dalej|Wstecz|Idź|Wyślij|Dołącz|tekst|\
    nagłówek|obraz|plakietka|łącze|przycisk|przycisk Wstecz|przycisk menu podręcznego|przełącznik|pole wyboru|\
    przycisk opcji|suwak|przyciski zmiany wartości|przełącznik segmentowy|segment|pole tekstowe|pole hasła|\
    pole wyszukiwania|klawisz|pasek postępu|wskaźnik aktywności|lista|pole listy|wiersz|indeks sekcji|pasek narzędzi|\
    pasek kart|karta|menu|element menu|alert|lista czynności|okno dialogowe|powiadomienie|nawigacja|strona|\
    brak treści|klawiatura|grupa|włączone|wyłączone|zaznaczone|niezaznaczone|częściowo zaznaczone|wybrane|niewybrane|\
    niedostępne|rozwinięte|zwinięte|edytowalne|tylko do odczytu|zajęte|nieprawidłowy wpis|wymagane|chronione|puste|\
    wciśnięte|{0} z {1}|nagłówek, poziom {0}|strona {0} z {1}|przeniesiono na pozycję {0} z {1}|błąd: {0}|{0} procent|\
    wybrano: {0}|dostępne czynności|pusta lista|{0} element~{0} elementy~{0} elementów|{0} wiersz~{0} wiersze~\
    {0} wierszy|wstawiono {0} wiersz~wstawiono {0} wiersze~wstawiono {0} wierszy|usunięto {0} wiersz~\
    usunięto {0} wiersze~usunięto {0} wierszy|{0} znak~{0} znaki~{0} znaków|To pole jest wymagane.|\
    Co najmniej {0} znak~Co najmniej {0} znaki~Co najmniej {0} znaków|Najwyżej {0} znak~Najwyżej {0} znaki~\
    Najwyżej {0} znaków|Sprawdź tę wartość.|Aktywuj|Naciśnij|Zwiększ|Zmniejsz|Wstaw|Zmień kolejność|Przenieś w górę|\
    Przenieś w dół|Więcej informacji|Rozwiń|Zwiń|Wybierz|Anuluj wybór|Włącz|Wyłącz|Przewiń tutaj|Odrzuć|Pokaż menu|\
    Następna strona|Poprzednia strona|shift|caps lock|usuń|spacja|enter|następna klawiatura|litery|cyfry|symbole|\
    ukryj klawiaturę|spacja|enter|sugestie|adres e-mail|adres internetowy|numer telefonu
    """)
}
