import CInlayCairo

/// Languages for parts of a text by their script.
///
/// For a script in which a text's language is not written, Pango would guess a language from the environment
/// (LANGUAGE), and fonts draw some letters differently by language. A fixed language for each script makes texts look
/// the same on every machine.
struct ScriptLanguages {
  private struct Part {
    var range: Range<Int>
    var language: String
  }

  private var parts: [Part] = []

  /// Returns nil if Pango's default here, English, is right for the whole text.
  ///
  /// - Parameter language: The text's language as a BCP 47 tag; nil to choose by its scripts.
  init?(of text: [UInt8], in language: String?) {
    let wanted = language.flatMap { LanguageTag(spelled: $0)?.pangoName }
    guard wanted != nil || Self.mayNeedOther(text) else { return nil }
    if let wanted { parts.append(Part(range: 0..<text.count, language: wanted)) }
    addStretches(of: text, wanted: wanted.flatMap { pango_language_from_string($0) })
  }

  /// Whether a text may have characters of another script than Latin: the first such script, Greek, has a lead byte of
  /// 0xCD, and marks and symbols are above it.
  private static func mayNeedOther(_ text: [UInt8]) -> Bool { text.contains { $0 >= 0xCD } }

  /// Finds the language of each part in a script in which the wanted language is not written.
  private mutating func addStretches(of text: [UInt8], wanted: OpaquePointer?) {
    let isKorean = wanted.map { pango_language_includes_script($0, PANGO_SCRIPT_HANGUL) != 0 } ?? false
    var hanLanguage = "zh-cn"
    var han: [Int] = []
    text.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let iterator = pango_script_iter_new(base, Int32(buffer.count))
      defer { pango_script_iter_free(iterator) }
      repeat {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &start, &end, &script)
        // Han characters beside kana are Japanese, and those beside Bopomofo Taiwanese.
        switch script {
        case PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA: hanLanguage = "ja"
        case PANGO_SCRIPT_BOPOMOFO where hanLanguage == "zh-cn": hanLanguage = "zh-tw"
        default: break
        }
        if let wanted, pango_language_includes_script(wanted, script) != 0 { continue }
        if script == PANGO_SCRIPT_HAN, isKorean, let start, let end {
          parts.append(Part(range: start - base..<end - base, language: Self.koreanHan))
          continue
        }
        if let start, let end, let language = Self.language(of: script, isBesideOther: wanted != nil) {
          if script == PANGO_SCRIPT_HAN { han.append(parts.count) }
          parts.append(Part(range: start - base..<end - base, language: language))
        }
      } while pango_script_iter_next(iterator) != 0
    }
    for index in han { parts[index].language = hanLanguage }
  }

  /// Korean by a code for which Pango has no list of scripts: in that of `ko` Han characters are missing, and Pango
  /// replaces a language in other scripts. HarfBuzz knows both.
  private static let koreanHan = "kor"

  /// The languages in a part of the text. O(parts of this range + log parts).
  func part(_ range: Range<Int>) -> ScriptLanguages {
    var result = self
    result.parts = []
    // The wanted language covers all; the others follow each other.
    if let first = parts.first, first.range.overlaps(range) { result.add(first, in: range) }
    var (lower, upper) = (min(1, parts.count), parts.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if parts[middle].range.upperBound <= range.lowerBound { lower = middle + 1 } else { upper = middle }
    }
    for part in parts[lower...] {
      if part.range.lowerBound >= range.upperBound { break }
      result.add(part, in: range)
    }
    return result
  }

  private mutating func add(_ part: Part, in range: Range<Int>) {
    let shared = part.range.clamped(to: range)
    guard !shared.isEmpty else { return }
    let start = shared.lowerBound - range.lowerBound
    parts.append(Part(range: start..<start + shared.count, language: part.language))
  }

  func add(to list: OpaquePointer?) {
    for part in parts {
      guard let attribute = pango_attr_language_new(pango_language_from_string(part.language)) else { continue }
      attribute.pointee.start_index = UInt32(part.range.lowerBound)
      attribute.pointee.end_index = UInt32(part.range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
  }

  /// The language with most readers, for each script that several languages share with different forms in fonts.
  private static func language(of script: PangoScript, isBesideOther: Bool) -> String? {
    switch script {
    case PANGO_SCRIPT_LATIN: isBesideOther ? "en" : nil
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
