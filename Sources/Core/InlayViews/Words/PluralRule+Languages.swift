/// CLDR's cardinal rules, for whole numbers. Each is read when it is used first.
extension PluralRule {
  /// The rule of a language; nil for one that CLDR has no rule for.
  ///
  /// - Parameter tag: A tag in lower case. Only the Portuguese of Portugal has a rule other than its language.
  static func of(_ tag: String) -> PluralRule? {
    if tag == "pt-pt" || tag.hasPrefix("pt-pt-") { return italian }
    return switch tag.prefix(while: { $0 != "-" }) {
    case "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km", "ko", "lkt",
      "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "und", "vi", "wo", "yo", "yue",
      "zh":
      japanese
    case "af", "an", "asa", "ast", "az", "bal", "bem", "bez", "bg", "brx", "ce", "cgg", "chr", "ckb", "da", "de", "dv",
      "ee", "el", "en", "eo", "et", "eu", "fi", "fo", "fur", "fy", "gl", "gsw", "ha", "haw", "hu", "ia", "io", "jgo",
      "ji", "jmc", "ka", "kaj", "kcg", "kk", "kkj", "kl", "ks", "ksb", "ku", "ky", "lb", "lg", "lij", "mas", "mgo",
      "ml", "mn", "mr", "nah", "nb", "nd", "ne", "nl", "nn", "nnh", "no", "nr", "ny", "nyn", "om", "or", "os", "pap",
      "ps", "rm", "rof", "rwk", "saq", "sc", "sd", "sdh", "seh", "sn", "so", "sq", "ss", "ssy", "st", "sv", "sw",
      "syr", "ta", "te", "teo", "tig", "tk", "tn", "tr", "ts", "ug", "ur", "uz", "ve", "vo", "vun", "wae", "xh", "xog",
      "yi":
      english
    case "ak", "am", "as", "bho", "bn", "csw", "doi", "fa", "ff", "gu", "guw", "hi", "hy", "kab", "kn", "ln", "mg",
      "nso", "pa", "pcm", "si", "ti", "wa", "zu":
      hindi
    case "ca", "es", "it", "lld", "scn", "vec": italian
    case "fr", "pt": french
    case "be", "ru", "uk": russian
    case "bs", "hr", "sh", "sr": serbian
    case "is", "mk": macedonian
    case "pl": polish
    case "cs", "sk": czech
    case "dsb", "hsb": sorbian
    case "sl": slovenian
    case "lt": lithuanian
    case "lv", "prg": latvian
    case "mo", "ro": romanian
    case "he", "iu", "iw", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms": hebrew
    case "ar", "ars": arabic
    case "mt": maltese
    case "blo", "ksh", "lag": colognian
    case "ceb", "fil", "tl": filipino
    case "shi": tachelhit
    case "tzm": tamazight
    case "ga": irish
    case "gd": gaelic
    case "gv": manx
    case "cy": welsh
    case "br": breton
    case "kw": cornish
    default: nil
    }
  }

  private static let japanese = PluralRule("other", "0")
  static let english = PluralRule("one other", "n != 1")
  private static let hindi = PluralRule("one other", "n > 1")
  // Whole millions have their own form in Romance languages: "1000000 de pasos".
  private static let italian = PluralRule("one many other", "n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2")
  private static let french = PluralRule("one many other", "n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2")
  private static let russian = PluralRule("one few many", slavic)
  private static let serbian = PluralRule("one few other", slavic)
  private static let slavic =
    "n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2"
  private static let macedonian = PluralRule("one other", "n%10 == 1 && n%100 != 11 ? 0 : 1")
  private static let polish = PluralRule(
    "one few many", "n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2")
  private static let czech = PluralRule("one few other", "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2", decimals: .many)
  private static let sorbian = PluralRule("one two few other", hundreds)
  private static let slovenian = PluralRule("one two few other", hundreds, decimals: .few)
  private static let hundreds = "n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3"
  private static let lithuanian = PluralRule(
    "one few other", "n%100 >= 11 && n%100 <= 19 || n%10 == 0 ? 2 : n%10 == 1 ? 0 : 1", decimals: .many)
  private static let latvian = PluralRule(
    "zero one other", "n%10 == 0 || n%100 >= 11 && n%100 <= 19 ? 0 : n%10 == 1 ? 1 : 2")
  private static let romanian = PluralRule(
    "one few other", "n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 19 ? 1 : 2", decimals: .few)
  private static let hebrew = PluralRule("one two other", "n == 1 ? 0 : n == 2 ? 1 : 2")
  private static let arabic = PluralRule(
    "zero one two few many other", "n < 3 ? n : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5")
  private static let maltese = PluralRule(
    "one two few many other",
    "n == 1 ? 0 : n == 2 ? 1 : n == 0 || n%100 >= 3 && n%100 <= 10 ? 2 : n%100 >= 11 && n%100 <= 19 ? 3 : 4")
  private static let colognian = PluralRule("zero one other", "n < 2 ? n : 2")
  private static let filipino = PluralRule("one other", "n%10 == 4 || n%10 == 6 || n%10 == 9")
  private static let tachelhit = PluralRule("one few other", "n < 2 ? 0 : n <= 10 ? 1 : 2")
  private static let tamazight = PluralRule("one other", "n < 2 || n >= 11 && n <= 99 ? 0 : 1")
  private static let irish = PluralRule(
    "one two few many other", "n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4")
  private static let gaelic = PluralRule(
    "one two few other",
    "n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n >= 3 && n <= 10 || n >= 13 && n <= 19 ? 2 : 3")
  private static let manx = PluralRule(
    "one two few other", "n%10 == 1 ? 0 : n%10 == 2 ? 1 : n%20 == 0 ? 2 : 3", decimals: .many)
  private static let welsh = PluralRule("zero one two few many other", "n < 4 ? n : n == 6 ? 4 : 5")
  private static let breton = PluralRule(
    "one two few many other",
    """
    n%10 == 1 && n%100 != 11 && n%100 != 71 && n%100 != 91 ? 0 \
    : n%10 == 2 && n%100 != 12 && n%100 != 72 && n%100 != 92 ? 1 \
    : (n%10 == 3 || n%10 == 4 || n%10 == 9) \
    && n%100/10 != 1 && n%100/10 != 7 && n%100/10 != 9 ? 2 : n != 0 && n%1000000 == 0 ? 3 : 4
    """)
  private static let cornish = PluralRule(
    "zero one two few many other",
    """
    n < 2 ? n : n%20 == 2 || n%1000 == 0 && (n%100000 >= 1000 && n%100000 <= 20000 || n%100000 == 40000 \
    || n%100000 == 60000 || n%100000 == 80000) || n%1000000 == 100000 ? 2 : n%20 == 3 ? 3 : n%20 == 1 ? 4 : 5
    """)
}
