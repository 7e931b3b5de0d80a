import InlayTestSupport
import Testing

@testable import InlayLocalization

/// Dates, times and lists.
@Suite struct DateFormatTests {
  private static let morning = DateTime(year: 2026, month: 3, day: 7, hour: 9, minute: 5, second: 3)
  private static let evening = DateTime(year: 2026, month: 11, day: 28, hour: 21, minute: 30)

  private func formats(_ language: String?) -> LocaleFormats { LocaleFormats(language: language) }

  @Test(
    "dates in four styles",
    arguments: [
      ("en", ["3/7/26", "Mar 7, 2026", "March 7, 2026", "Saturday, March 7, 2026"]),
      ("en-GB", ["07/03/2026", "7 Mar 2026", "7 March 2026", "Saturday, 7 March 2026"]),
      ("de", ["07.03.26", "07.03.2026", "7. März 2026", "Samstag, 7. März 2026"]),
      ("fr", ["07/03/2026", "7 mars 2026", "7 mars 2026", "samedi 7 mars 2026"]),
      ("pl", ["7.03.2026", "7 mar 2026", "7 marca 2026", "sobota, 7 marca 2026"]),
      ("ja", ["2026/03/07", "2026/03/07", "2026年3月7日", "2026年3月7日土曜日"]),
      ("zh-Hans", ["2026/3/7", "2026年3月7日", "2026年3月7日", "2026年3月7日星期六"]),
      ("es", ["7/3/26", "7 mar 2026", "7 de marzo de 2026", "sábado, 7 de marzo de 2026"]),
      ("hu", ["2026. 03. 07.", "2026. márc. 7.", "2026. március 7.", "2026. március 7., szombat"]),
      ("ar-EG", ["٧\u{200F}/٣\u{200F}/٢٠٢٦", "٠٧\u{200F}/٠٣\u{200F}/٢٠٢٦", "٧ مارس ٢٠٢٦", "السبت، ٧ مارس ٢٠٢٦"]),
      ("fi", ["7.3.2026", "7.3.2026", "7. maaliskuuta 2026", "lauantai 7. maaliskuuta 2026"]),
    ])
  func dates(language: String, texts: [String]) {
    #expect(LocaleFormats.DateStyle.allCases.map { formats(language).date(Self.morning, style: $0) } == texts)
  }

  @Test(
    "times have the hours of the language, or those that are asked for",
    arguments: [
      ("en", "9:05 AM", "9:30:00 PM", "09:05", "9:05 AM"),
      ("en-GB", "09:05", "21:30:00", "09:05", "9:05 am"),
      ("de", "09:05", "21:30:00", "09:05", "9:05 AM"), ("fi", "9.05", "21.30.00", "9.05", "9.05 ap."),
      ("da", "09.05", "21.30.00", "09.05", "9.05 AM"),
      ("fr-CA", "09 h 05", "21 h 30 min 00 s", "09 h 05", "9 h 05 a.m."),
      ("ko", "오전 9:05", "오후 9:30:00", "09:05", "오전 9:05"), ("zh-Hant", "上午9:05", "晚上9:30:00", "09:05", "上午9:05"),
      ("ar-EG", "٩:٠٥ ص", "٩:٣٠:٠٠ م", "٠٩:٠٥", "٩:٠٥ ص"),
    ])
  func times(language: String, short: String, medium: String, day: String, half: String) {
    let formats = formats(language)
    func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
    #expect(plain(formats.time(Self.morning)) == short && plain(formats.time(Self.evening, style: .medium)) == medium)
    #expect(plain(formats.time(Self.morning, hours: .twentyFour)) == day)
    #expect(plain(formats.time(Self.morning, hours: .twelve)) == half)
  }

  @Test("midnight and noon are 12 of a clock with 12 hours, and 0 and 12 of the other")
  func noon() {
    let times = [0, 11, 12, 13, 23].map { DateTime(year: 2026, month: 1, day: 1, hour: $0, minute: 7) }
    #expect(
      times.map { formats("en").time($0) }
        == ["12:07", "11:07", "12:07", "1:07", "11:07"].enumerated().map { $1 + "\u{202F}" + ($0 < 2 ? "AM" : "PM") })
    #expect(times.map { formats("de").time($0) } == ["00:07", "11:07", "12:07", "13:07", "23:07"])
    #expect(times.map { formats("zh-TW").time($0) } == ["凌晨12:07", "上午11:07", "中午12:07", "下午1:07", "晚上11:07"])
    #expect(formats("zh-TW").time(DateTime(year: 2026, month: 1, day: 1)) == "午夜12:00")
  }

  @Test("a date with a time")
  func moments() {
    #expect(formats("en").dateAndTime(Self.morning) == "Mar 7, 2026, 9:05\u{202F}AM")
    #expect(formats("en").dateAndTime(Self.morning, dateStyle: .full) == "Saturday, March 7, 2026 at 9:05\u{202F}AM")
    #expect(formats("de").dateAndTime(Self.morning, dateStyle: .long, timeStyle: .medium) == "7. März 2026 um 09:05:03")
    #expect(formats("de").dateAndTime(Self.morning, dateStyle: .short, hours: .twelve) == "07.03.26, 9:05\u{202F}AM")
  }

  @Test("names of days and months stand alone")
  func names() {
    #expect(formats("de").weekdayName(2) == "Montag" && formats("de").weekdayName(1, style: .short) == "So")
    #expect(formats("ru").monthName(3) == "март" && formats("ru").date(Self.morning, style: .long).contains("марта"))
    #expect(formats("de-AT").monthName(1) == "Jänner" && formats("en").monthName(99) == "December")
    #expect(formats("en").weekdayName(-4) == "Sunday")
  }

  @Test("days near today have names, others are counted")
  func relativeDays() {
    #expect(
      [-3, -1, 0, 1, 2, 5].map(formats("en").relativeDay) == [
        "3 days ago", "yesterday", "today", "tomorrow", "in 2 days", "in 5 days",
      ])
    #expect([-2, 2, 10].map(formats("de").relativeDay) == ["vorgestern", "übermorgen", "in 10 Tagen"])
    #expect(
      [3, 5, 21, -22].map(formats("ru").relativeDay) == [
        "через 3 дня", "через 5 дней", "через 21 день", "22 дня назад",
      ])
    #expect(formats("en").relativeDay(.min) == "9,223,372,036,854,775,807 days ago")
  }

  @Test(
    "a date and a time of any year, day and hour has its numbers and names",
    arguments: ICUTests.languages + ICUTests.regions)
  func anyDate(language: String) {
    let formats = formats(language)
    func number(_ value: Int) -> String {
      String(
        String.UnicodeScalarView(
          String(value).unicodeScalars.compactMap { digit in
            Unicode.Scalar(formats.table.zero.value + digit.value - 0x30)
          }))
    }
    var random = SeededRandom()
    for power in [1, 10, 100, 1000] {
      for _ in 0..<40 {
        let date = DateTime(
          year: random.int(power...min(power * 10, 9999)), month: random.int(1...12), day: random.int(1...28),
          hour: random.int(0...23), minute: random.int(10...59), second: random.int(10...59))
        let (long, time) = (formats.date(date, style: .long), formats.time(date, style: .medium, hours: .twentyFour))
        #expect(long.contains(number(date.year)) && long.contains(number(date.day)), "\(language): \(long), \(date)")
        for part in [date.hour, date.minute, date.second] {
          #expect(time.contains(number(part)), "\(language): \(time), \(date)")
        }
        let names = [0, 2].map { formats.table.days[$0][date.weekday - 1] }
        #expect(names.contains { formats.date(date, style: .full).contains($0) }, "\(language): \(date)")
      }
    }
  }

  @Test("lists")
  func lists() {
    let texts = ["a", "b", "c", "{0}"]
    #expect(
      (0...4).map { formats("en").list(Array(texts.prefix($0))) } == [
        "", "a", "a and b", "a, b, and c", "a, b, c, and {0}",
      ])
    #expect(formats("en-GB").list(texts) == "a, b, c and {0}")
    #expect(formats("de").list(texts, kind: .or) == "a, b, c oder {0}")
    #expect(formats("ja").list(["a", "b", "c"]) == "a、b、c" && formats("zh-Hant").list(["a", "b"]) == "a和b")
  }

  @Test("a moment is a date, at the offset of its time zone")
  func moment() {
    let date = DateTime(secondsSince1970: 1_772_874_303)
    #expect(date == DateTime(year: 2026, month: 3, day: 7, hour: 9, minute: 5, second: 3) && date.weekday == 7)
    #expect(
      DateTime(secondsSince1970: 0) == DateTime(year: 1970, month: 1, day: 1)
        && DateTime(secondsSince1970: 0).weekday == 5)
    #expect(
      DateTime(secondsSince1970: -1, offset: 7200)
        == DateTime(year: 1970, month: 1, day: 1, hour: 1, minute: 59, second: 59))
    #expect(DateTime(secondsSince1970: 951_782_400) == DateTime(year: 2000, month: 2, day: 29))
    #expect(
      DateTime(year: 2026, month: 2, day: 31).day == 28 && DateTime(year: 2024, month: 2, day: 31).day == 29)
    #expect(
      DateTime(year: 0, month: 13, day: 0, hour: 24, minute: -1, second: 60)
        == DateTime(year: 1, month: 12, day: 1, hour: 23, minute: 0, second: 59))
    #expect(
      DateTime(secondsSince1970: .min, offset: .min).year == 1
        && DateTime(secondsSince1970: .max, offset: .max).year == 9999)
    #expect(Self.morning < Self.evening && !(Self.morning < Self.morning))
  }

  @Test("days follow each other through four centuries")
  func days() {
    var last = DateTime(secondsSince1970: -86_400)
    for day in 0..<146_097 {
      let date = DateTime(secondsSince1970: day * 86_400)
      let isNext =
        date.day == last.day + 1 && date.month == last.month || date.day == 1 && date.month == last.month % 12 + 1
      #expect(isNext && date.daysSince1970 == day && date.weekday == last.weekday % 7 + 1)
      guard isNext else { return }
      last = date
    }
    #expect(last == DateTime(year: 2369, month: 12, day: 31))
  }

  @Test("languages and regions have the nearest table")
  func tables() {
    let tags = [
      "de-DE", "DE-ch", "de-Latn-AT", "nn-NO", "no", "iw", "zh-CN", "zh-SG", "zh-TW", "zh-HK", "zh-Hant-MO", "es-AR",
      "eo", "", "de_DE", "de_AT.UTF-8", "zh_Hant_HK", "C",
    ]
    #expect(
      tags.map { formats($0).language } == [
        "de", "de-ch", "de-at", "nb", "nb", "he", "zh", "zh-hans-sg", "zh-hant", "zh-hant-hk", "zh-hant-mo", "es-ar",
        "en", "en", "de", "de-at", "zh-hant-hk", "en",
      ])
    #expect(formats(nil).language == "en" && formats("de-CH") == formats("de-ch") && formats("de") != formats("de-CH"))
  }
}
