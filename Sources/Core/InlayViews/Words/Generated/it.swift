// Made by Words/make of Texts/it.words.
extension LibraryWords {
  static let itTexts = read(
    [.one, .many, .other],
    """
    Annulla|OK|Fine|Modifica|Elimina|Cerca|Indietro|Altro|Chiudi|Cancella testo|Avanti|Indietro|Vai|Invia|Accedi|\
    testo|intestazione|immagine|badge|link|pulsante|pulsante Indietro|pulsante a comparsa|interruttore|\
    casella di controllo|pulsante di opzione|cursore|controllo incrementale|controllo segmentato|segmento|\
    campo di testo|campo password|campo di ricerca|tasto|barra di avanzamento|indicatore di attività|elenco|\
    casella di riepilogo|riga|indice delle sezioni|barra degli strumenti|barra delle schede|scheda|menu|\
    elemento di menu|avviso|elenco di azioni|finestra di dialogo|notifica|navigazione|pagina|nessun contenuto|\
    tastiera|gruppo|attivo|disattivato|spuntato|non spuntato|parzialmente spuntato|selezionato|non selezionato|\
    non disponibile|espanso|compresso|modificabile|sola lettura|occupato|voce non valida|obbligatorio|protetto|vuoto|\
    premuto|{0} di {1}|intestazione di livello {0}|pagina {0} di {1}|spostato alla posizione {0} di {1}|errore: {0}|\
    {0} percento|{0} selezionato~{0} selezionati~{0} selezionati|azioni disponibili|elenco vuoto|{0} elemento~\
    {0} di elementi~{0} elementi|{0} riga~{0} di righe~{0} righe|{0} riga inserita~{0} di righe inserite~\
    {0} righe inserite|{0} riga eliminata~{0} di righe eliminate~{0} righe eliminate|{0} carattere~{0} di caratteri~\
    {0} caratteri|Questo campo è obbligatorio.|Almeno {0} carattere~Almeno {0} di caratteri~Almeno {0} caratteri|\
    Al massimo {0} carattere~Al massimo {0} di caratteri~Al massimo {0} caratteri|Controlla questo valore.|Attiva|\
    Premi|Aumenta|Diminuisci|Inserisci|Riordina|Sposta in su|Sposta in giù|Altre informazioni|Espandi|Comprimi|\
    Seleziona|Deseleziona|Attiva|Disattiva|Scorri fino a qui|Ignora|Mostra menu|Pagina successiva|Pagina precedente|\
    maiuscole|blocco maiuscole|elimina|spazio|invio|tastiera successiva|lettere|numeri|simboli|nascondi tastiera|\
    spazio|invio|suggerimenti|indirizzo e-mail|indirizzo web|numero di telefono
    """)
}
