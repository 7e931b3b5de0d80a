import InlayLists

/// The layouts of languages, as people have them on their telephones.
extension KeyboardLayout {
  /// Creates the layout of a language. Script and region of its tag are ignored, and an unknown language has the
  /// English layout. Japanese and Chinese are typed with Latin letters, which are not converted. Korean letters become
  /// syllables.
  ///
  /// - Parameter language: A BCP 47 tag, such as `de` or `pt-BR`, in any case; `nil` for English.
  public init(language: String?) {
    let tag = Localization.normalized((language ?? "en").replacing("_", with: "-"))
    let base = String(tag.prefix { $0 != "-" })
    let code = base == "nn" ? "nb" : base
    guard let entry = Self.entries[code] else {
      self = .english
      return
    }
    let isTraditional = tag.hasPrefix("zh-hant")
    self.init(
      name: isTraditional ? "繁體中文" : entry.name, letters: entry.letters, language: isTraditional ? "zh-Hant" : code)
    if !Self.pointLanguages.contains(code), !Self.pointRegions.contains(tag) { decimalSeparator = "," }
    entry.change(&self)
    offer(entry.own)
  }

  /// The languages that have a layout of their own, as BCP 47 tags in alphabetical order.
  public static var languages: [String] {
    [
      "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hu", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ru",
      "sv", "tr", "uk", "zh-Hans", "zh-Hant",
    ]
  }

  private struct Entry: Sendable {
    let name: String
    let letters: [String]
    /// Letters of the language without a key, each after the key that offers it: first there.
    var own: [String: String] = [:]
    var change: @Sendable (inout KeyboardLayout) -> Void = { _ in }
  }

  /// The languages that write a point in numbers; the others write a comma.
  private static let pointLanguages: Set = ["ar", "en", "he", "ja", "ko", "zh"]
  private static let pointRegions: Set = ["de-ch", "de-li", "es-mx", "es-us", "fr-ch", "it-ch"]

  private static let latin = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  private static let entries: [String: Entry] = [
    "ar": Entry(
      name: "العربية", letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ئءؤرىةوزظد"],
      own: ["ا": "أإآٱ", "د": "ذ", "و": "ؤ", "ى": "ي", "ه": "ة"]
    ) {
      $0.digits = ["١٢٣٤٥٦٧٨٩٠", "-/:؛()€&@\"", ".،؟!'"]
      $0.lettersLabel = "أبج"
      for (eastern, western) in zip("١٢٣٤٥٦٧٨٩٠", "1234567890") { $0.alternatives[String(eastern)] = String(western) }
    },
    "cs": Entry(
      name: "Čeština", letters: ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
      own: [
        "a": "á", "c": "č", "d": "ď", "e": "ěé", "i": "í", "n": "ň", "o": "ó", "r": "ř", "s": "š", "t": "ť", "u": "ůú",
        "y": "ý", "z": "ž",
      ]),
    "da": Entry(name: "Dansk", letters: ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"]),
    "de": Entry(name: "Deutsch", letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"]) { $0.capitals = ["ß": "ẞ"] },
    "el": Entry(
      name: "Ελληνικά", letters: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
      own: ["α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ"]
    ) {
      $0.capitals = ["ς": "ς", "ΐ": "ΐ", "ΰ": "ΰ"]
      $0.lettersLabel = "ΑΒΓ"
      ($0.digits[1], $0.digits[2]) = ("-/:·()€&@\"", ".,;!'")
    },
    "en": Entry(name: "English", letters: latin),
    "es": Entry(
      name: "Español", letters: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
      own: ["a": "á", "e": "é", "i": "í", "o": "ó", "u": "úü"]),
    "fi": Entry(name: "Suomi", letters: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"], own: ["s": "š", "z": "ž"]),
    "fr": Entry(
      name: "Français", letters: ["azertyuiop", "qsdfghjklm", "wxcvbnéè"],
      own: ["a": "àâæ", "c": "ç", "e": "êë", "i": "îï", "o": "ôœ", "u": "ùûü", "y": "ÿ"]),
    "he": Entry(name: "עברית", letters: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]) {
      $0.lettersLabel = "אבג"
      $0.digits[1] = "-/:;()₪&@\""
    },
    "hu": Entry(
      name: "Magyar", letters: ["qwertzuiopő", "asdfghjkléá", "yxcvbnmű"],
      own: ["i": "í", "o": "öó", "u": "üú"]),
    "it": Entry(
      name: "Italiano", letters: latin, own: ["a": "à", "e": "èé", "i": "ì", "o": "ò", "u": "ù"]),
    "ja": Entry(name: "日本語", letters: latin) { $0.digits[2] = "。、？！’" },
    "ko": Entry(name: "한국어", letters: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]) {
      $0.capitals = ["ㅂ": "ㅃ", "ㅈ": "ㅉ", "ㄷ": "ㄸ", "ㄱ": "ㄲ", "ㅅ": "ㅆ", "ㅐ": "ㅒ", "ㅔ": "ㅖ"]
      $0.digits[1] = "-/:;()₩&@\""
      $0.lettersLabel = "가나다"
    },
    "nb": Entry(name: "Norsk", letters: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"], own: ["e": "é", "o": "ò"]),
    "nl": Entry(
      name: "Nederlands", letters: latin, own: ["a": "áä", "e": "éëè", "i": "íï", "o": "óö", "u": "úü"]),
    "pl": Entry(
      name: "Polski", letters: latin,
      own: ["a": "ą", "c": "ć", "e": "ę", "l": "ł", "n": "ń", "o": "ó", "s": "ś", "z": "żź"]),
    "pt": Entry(
      name: "Português", letters: ["qwertyuiop", "asdfghjklç", "zxcvbnm"],
      own: ["a": "ãáâà", "e": "éê", "i": "í", "o": "õóô", "u": "ú"]),
    "ru": Entry(
      name: "Русский", letters: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], own: ["е": "ё", "ь": "ъ"]
    ) {
      $0.lettersLabel = "АБВ"
      $0.digits[1] = "-/:;()₽&@\""
    },
    "sv": Entry(name: "Svenska", letters: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"], own: ["e": "é"]),
    "tr": Entry(
      name: "Türkçe", letters: ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"], own: ["a": "â", "i": "î", "u": "û"]
    ) {
      $0.capitals = ["i": "İ"]
      $0.digits[1] = "-/:;()₺&@\""
    },
    "uk": Entry(
      name: "Українська", letters: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"], own: ["г": "ґ", "ь": "ʼ"]
    ) {
      $0.lettersLabel = "АБВ"
      $0.digits[1] = "-/:;()₴&@\""
    },
    "zh": Entry(name: "简体中文", letters: latin) { $0.digits[2] = "。，？！’" },
  ]

  static let commonAlternatives: [String: String] = [
    "a": "àáâäãåæā", "c": "çćč", "d": "ďđð", "e": "èéêëēęě", "g": "ğ", "h": "ħ", "i": "ìíîïīı", "k": "ķ", "l": "łľ",
    "n": "ñńň", "o": "òóôöõøœō", "r": "řŕ", "s": "ßśšş", "t": "ťţþ", "u": "ùúûüūůű", "w": "ŵ", "y": "ýÿ", "z": "źżž",
    "0": "°", "-": "–—·", "/": "\\", "€": "$£¥₺₽₴", "$": "€£¥¢", "\"": "„“”«»", "'": "’‘‚`", "?": "¿", "!": "¡",
    ".": "…", "&": "§", "%": "‰", "=": "≠≈", "#": "*",
  ]

  /// Characters come first among those that a held key offers; ones with a key of their own are on that alone.
  private mutating func offer(_ own: [String: String]) {
    let keys = Set(letters.joined())
    for (key, characters) in own {
      let others = (alternatives[key] ?? "").filter { !characters.contains($0) }
      alternatives[key] = characters + others
    }
    for (key, characters) in alternatives where key.allSatisfy(\.isLetter) {
      let rest = characters.filter { !keys.contains($0) }
      alternatives[key] = rest.isEmpty ? nil : rest
    }
  }
}
