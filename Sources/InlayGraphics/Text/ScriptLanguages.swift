import CCairo

/// Languages for stretches of text by their script.
///
/// Where a text's language cannot be written in a stretch's script, Pango would guess one from the
/// environment (LANGUAGE), and fonts draw some letters differently by language. Naming one for each script
/// makes texts look the same everywhere.
enum ScriptLanguages {
  /// Whether a text may have characters that are not Latin: the first one of another script, Greek, has a lead byte of
  /// 0xCD; marks and symbols follow it.
  static func areNeeded(for text: [UInt8]) -> Bool { text.contains { $0 >= 0xCD } }

  /// Names the language of each stretch that is not Latin.
  static func add(to list: OpaquePointer?, for text: [UInt8]) {
    guard areNeeded(for: text) else { return }
    text.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let iterator = pango_script_iter_new(base, Int32(buffer.count))
      defer { pango_script_iter_free(iterator) }
      repeat {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &start, &end, &script)
        if let start, let end, let language = language(of: script),
          let attribute = pango_attr_language_new(pango_language_from_string(language))
        {
          attribute.pointee.start_index = UInt32(start - base)
          attribute.pointee.end_index = UInt32(end - base)
          pango_attr_list_insert(list, attribute)
        }
      } while pango_script_iter_next(iterator) != 0
    }
  }

  /// The language with most readers in each script that several languages share and fonts tell apart.
  private static func language(of script: PangoScript) -> String? {
    switch script {
    case PANGO_SCRIPT_ARABIC: "ar"
    case PANGO_SCRIPT_ARMENIAN: "hy"
    case PANGO_SCRIPT_BENGALI: "bn"
    case PANGO_SCRIPT_BOPOMOFO: "zh-tw"
    case PANGO_SCRIPT_CYRILLIC: "ru"
    case PANGO_SCRIPT_DEVANAGARI: "hi"
    case PANGO_SCRIPT_ETHIOPIC: "am"
    case PANGO_SCRIPT_GEORGIAN: "ka"
    case PANGO_SCRIPT_GREEK: "el"
    case PANGO_SCRIPT_GUJARATI: "gu"
    case PANGO_SCRIPT_GURMUKHI: "pa"
    case PANGO_SCRIPT_HAN: "zh-cn"
    case PANGO_SCRIPT_HANGUL: "ko"
    case PANGO_SCRIPT_HEBREW: "he"
    case PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA: "ja"
    case PANGO_SCRIPT_KANNADA: "kn"
    case PANGO_SCRIPT_KHMER: "km"
    case PANGO_SCRIPT_LAO: "lo"
    case PANGO_SCRIPT_MALAYALAM: "ml"
    case PANGO_SCRIPT_MYANMAR: "my"
    case PANGO_SCRIPT_SINHALA: "si"
    case PANGO_SCRIPT_TAMIL: "ta"
    case PANGO_SCRIPT_TELUGU: "te"
    case PANGO_SCRIPT_THAI: "th"
    case PANGO_SCRIPT_TIBETAN: "bo"
    default: nil
    }
  }
}
