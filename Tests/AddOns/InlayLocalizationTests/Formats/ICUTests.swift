import Foundation
import InlayLocalization
import InlayTestSupport
import Testing

/// Formats compared with ICU's, which Foundation has.
@Suite struct ICUTests {
  static let languages =
    "ar cs da de el en es fi fr he hu it ja ko nb nl pl pt ru sv tr uk zh-Hans zh-Hant".split(separator: " ")
    .map(String.init)
  static let regions =
    """
    ar-AE ar-EG ar-MA ar-SA de-AT de-CH de-LI en-AU en-CA en-GB en-IE en-IN en-NZ en-ZA es-419 es-AR es-CL es-CO es-MX \
    es-US fr-BE fr-CA fr-CH it-CH nl-BE pt-BR pt-PT sv-FI zh-Hant-HK zh-Hans-SG
    """.split(separator: " ").map(String.init)

  /// What differs, by language: Foundation has ICU with Apple's changes to older data.
  private static let allowed: [String: Set<String>] = {
    let lines = """
      ar date long,date full,short weekday
      ar-AE date long,date full,short weekday
      ar-EG date long,date full,short weekday
      ar-MA moment short,moment medium,moment long,moment full,short weekday
      ar-SA date long,date full,short weekday
      cs date short
      da short month
      de-AT number,percent
      el time short,time medium
      en moment medium
      en-AU and,date short,date medium,moment medium,short month
      en-CA time short,time medium
      en-GB date medium,moment medium,short month
      en-IE and,date medium,moment medium,short month
      en-IN and,date medium,number,percent,price,short month,time short,time medium
      en-NZ and,date medium,short month,time short,time medium
      en-ZA and,date medium,moment medium,short month
      es-CL time short,time medium
      es-CO time short,time medium
      es-US date short,date medium,price
      fr moment medium
      fr-BE moment medium
      fr-CA time short,time medium
      fr-CH moment medium,price
      ja date full,price
      ko date short
      pl moment medium,moment long,moment full
      pt-PT short weekday
      ru date medium,short weekday
      sv moment long,moment full
      sv-FI moment long,moment full
      zh-Hans date full
      zh-Hans-SG date full
      zh-Hant-HK date full
      """
    let pairs = lines.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (parts[0], Set(parts[1].split(separator: ",").map(String.init)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let numbers: [Double] = [
    0, 1, 2.5, -1, 0.5, 1.5, 9, 10, 99.994, 99.995, 100, 999, 1000, -1000, 1234, 1234.5, 1234.5678, 9999, 9999.9996,
    10000, 12345.678, -98765.4321, 100_000, 123_456, 999_999.9999, 1_000_000, 1234567.891, -12_345_678, 123456789.125,
    1e9,
    9.87654321e12, 0.001, 0.0005, 0.0015, -0.25, 0.1, 0.125, 0.375, 1e15, 4.35, 2.675, 1.005,
  ]

  /// Without differences between kinds of spaces, and without marks of direction, which vary between versions.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0xA0, 0x202F, 0x2009: " "
      case 0x200E, 0x200F, 0x61C, 0x2066...0x2069: nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func formatter(_ language: String, _ style: NumberFormatter.Style) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.numberStyle = style
    return formatter
  }

  /// The differences by kind.
  private func differences(_ language: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    @discardableResult
    func compare(_ kind: String, _ ours: String, _ theirs: String?) -> Bool {
      if Self.plain(ours) == Self.plain(theirs ?? "") { return true }
      found[kind, default: []].append("\(ours.debugDescription), not \((theirs ?? "nil").debugDescription)")
      return false
    }
    let formats = LocaleFormats(language: language)
    let number = formatter(language, .decimal)
    for value in Self.numbers { compare("number", formats.number(value), number.string(from: value as NSNumber)) }
    let percent = formatter(language, .percent)
    for value in Self.numbers.prefix(20) {
      compare("percent", formats.percent(value), percent.string(from: value as NSNumber))
    }
    for code in ["EUR", "USD", "GBP", "JPY", "CHF", "INR", "PLN", "BHD", "SEK", "KRW", "BRL", "MXN", "CAD", "EGP"] {
      let price = formatter(language, .currency)
      price.currencyCode = code
      for value in [0, 1, -5, 12.5, 1234.5, 1234567.891, 0.005] {
        compare("price", formats.price(value, currency: code), price.string(from: value as NSNumber))
      }
    }
    let moment = DateFormatter()
    moment.locale = Locale(identifier: language)
    moment.timeZone = TimeZone(secondsFromGMT: 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    moment.calendar = calendar
    for month in 0..<24 {
      let seconds = 1_700_000_000 + month * 2_700_000 + month * 3723
      let (date, own) = (Date(timeIntervalSince1970: Double(seconds)), DateTime(secondsSince1970: seconds))
      moment.dateStyle = .none
      var times: [Bool] = []
      for time in LocaleFormats.TimeStyle.allCases {
        moment.timeStyle = [.short, .medium][time.rawValue]
        times.append(compare("time \(time)", formats.time(own, style: time), moment.string(from: date)))
      }
      for style in LocaleFormats.DateStyle.allCases {
        moment.dateStyle = [.short, .medium, .long, .full][style.rawValue]
        moment.timeStyle = .none
        guard compare("date \(style)", formats.date(own, style: style), moment.string(from: date)) else { continue }
        for time in LocaleFormats.TimeStyle.allCases where times[time.rawValue] {
          moment.timeStyle = [.short, .medium][time.rawValue]
          let ours = formats.dateAndTime(own, dateStyle: style, timeStyle: time)
          compare("moment \(style)", ours, moment.string(from: date))
        }
      }
    }
    let symbols = DateFormatter()
    symbols.locale = moment.locale
    symbols.calendar = calendar
    for month in 1...12 {
      compare("month", formats.monthName(month), symbols.standaloneMonthSymbols[month - 1])
      compare("short month", formats.monthName(month, style: .short), symbols.shortStandaloneMonthSymbols[month - 1])
    }
    for day in 1...7 {
      compare("weekday", formats.weekdayName(day), symbols.standaloneWeekdaySymbols[day - 1])
      compare("short weekday", formats.weekdayName(day, style: .short), symbols.shortStandaloneWeekdaySymbols[day - 1])
    }
    let locale = Locale(identifier: language)
    for texts in [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]] {
      compare("and", formats.list(texts), texts.formatted(.list(type: .and).locale(locale)))
      compare("or", formats.list(texts, kind: .or), texts.formatted(.list(type: .or).locale(locale)))
    }
    return found
  }

  @Test("formats are those of ICU, apart from known differences of versions", arguments: languages + regions)
  func icu(language: String) {
    let differences = differences(language)
    let allowed = Self.allowed[language] ?? []
    for (kind, found) in differences where !allowed.contains(kind) {
      Issue.record("\(language) \(kind): \(found.prefix(3))")
    }
  }
}
