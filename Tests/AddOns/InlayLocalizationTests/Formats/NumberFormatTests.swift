import InlayTestSupport
import Testing

@testable import InlayLocalization

/// Numbers, shares, prices and sizes.
@Suite struct NumberFormatTests {
  private func formats(_ language: String?) -> LocaleFormats { LocaleFormats(language: language) }

  @Test(
    "whole numbers have the groups and digits of their language",
    arguments: [
      ("en", "1,234", "12,345,678"), ("de", "1.234", "12.345.678"), ("de-AT", "1\u{A0}234", "12\u{A0}345\u{A0}678"),
      ("de-CH", "1’234", "12’345’678"), ("fr", "1\u{202F}234", "12\u{202F}345\u{202F}678"),
      ("es", "1234", "12.345.678"), ("es-MX", "1,234", "12,345,678"), ("pl", "1234", "12\u{A0}345\u{A0}678"),
      ("pt", "1.234", "12.345.678"), ("pt-PT", "1234", "12\u{A0}345\u{A0}678"), ("en-IN", "1,234", "1,23,45,678"),
      ("ar-EG", "١٬٢٣٤", "١٢٬٣٤٥٬٦٧٨"), ("ar-MA", "1.234", "12.345.678"), ("ja", "1,234", "12,345,678"),
      ("lt", "1,234", "12,345,678"), ("sv", "1\u{A0}234", "12\u{A0}345\u{A0}678"),
    ])
  func groups(language: String, thousand: String, millions: String) {
    #expect(formats(language).number(1234) == thousand && formats(language).number(12_345_678) == millions)
  }

  @Test("numbers with decimals are rounded to even ones, and have at most three unless said")
  func decimals() {
    let english = formats("en")
    #expect(
      [0, 1, 2.5, 0.0005, 0.0015, 1234.5678, 999_999.9999].map { english.number($0) } == [
        "0", "1", "2.5", "0", "0.002", "1,234.568", "1,000,000",
      ])
    #expect([0.5, 1.5, 2.5, 9.5].map { english.number($0, decimals: 0...0) } == ["0", "2", "2", "10"])
    #expect(english.number(2, decimals: 2...2) == "2.00" && english.number(2.125, decimals: 1...2) == "2.12")
    #expect(formats("de").number(-1234.5) == "-1.234,5" && formats("sv").number(-1) == "\u{2212}1")
    #expect(english.number(-0.0001) == "0", "no minus before nothing")
    #expect(english.number(1e20) == "100,000,000,000,000,000,000" && english.number(1e-20) == "0")
    #expect(english.number(.infinity) == "∞" && english.number(-.infinity) == "-∞" && english.number(.nan) == "NaN")
    #expect(english.number(.min) == "-9,223,372,036,854,775,808")
    #expect(
      english.number(.leastNonzeroMagnitude, decimals: 4...99) == "0.0000", "decimals beyond the limits are those")
  }

  @Test("rounded digits are those of exact arithmetic", arguments: Seeds.first(6))
  func rounding(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let (units, decimals) = (random.int(0...10_000_000), random.int(0...4))
      let kept = random.int(0...decimals)
      var (scale, drop) = (1, 1)
      for _ in 0..<decimals { scale *= 10 }
      for _ in kept..<decimals { drop *= 10 }
      let (quotient, rest) = units.quotientAndRemainder(dividingBy: drop)
      let isUp = rest * 2 > drop || rest * 2 == drop && quotient % 2 == 1
      let text = String(units / scale) + "." + String(String(units % scale + scale).dropFirst())
      let digits = DecimalDigits(decimals == 0 ? String(units) : text, decimals: kept...kept)
      let joined = (digits.integer + digits.fraction).reduce(0) { $0 * 10 + Int($1) }
      #expect(joined == quotient + (isUp ? 1 : 0) && digits.fraction.count == kept, "\(text) to \(kept)")
    }
  }

  @Test(
    "percents",
    arguments: [
      ("en", "41%"), ("de", "41\u{A0}%"), ("fr", "41\u{A0}%"), ("tr", "%41"), ("he", "41%"), ("ar-EG", "٤١٪\u{61C}"),
      ("es", "41\u{A0}%"), ("es-MX", "41%"),
    ])
  func percent(language: String, text: String) { #expect(formats(language).percent(0.41) == text) }

  @Test("shares are multiplied without errors of binary fractions")
  func shares() {
    #expect(formats("en").percent(0.07) == "7%" && formats("en").percent(0.145) == "14%")
    #expect(formats("en").percent(0.1234, decimals: 1...1) == "12.3%" && formats("en").percent(-2) == "-200%")
    #expect(formats("en").percent(0.00001) == "0%" && formats("en").percent(0.00001, decimals: 0...3) == "0.001%")
    #expect(formats("en").percent(1e16) == "1,000,000,000,000,000,000%")
  }

  /// From 1e-300 to 1e300. Between the far ones the next are left out.
  private static let powers = (-300...300).filter { Seeds.isLong || abs($0) <= 25 || $0.isMultiple(of: 25) }

  /// What is written between the signs: the digits and the decimal sign.
  private static func digits(_ text: String, _ formats: LocaleFormats, isPrice: Bool = false) -> String {
    let symbols = formats.table.symbols
    let groups = [symbols.group, symbols.priceGroup].filter { !$0.isEmpty }
    let decimal = isPrice ? symbols.priceDecimal : symbols.decimal
    let plain = groups.filter { $0 != decimal }.reduce(text) { $0.replacing($1, with: "") }
    let scalars = plain.unicodeScalars.filter { scalar in
      scalar.properties.numericType == .decimal || decimal.unicodeScalars.contains(scalar)
    }
    return String(String.UnicodeScalarView(scalars)).replacing(decimal, with: ".")
  }

  @Test(
    "a share of any size is the number of hundredths, and a price that of units, with either sign and in all languages",
    arguments: ICUTests.languages + ICUTests.regions)
  func powersOfTen(language: String) throws {
    let formats = formats(language)
    for power in Self.powers {
      for (digits, sign) in [("1", ""), ("1", "-"), ("9.994999", ""), ("4.5", "-")] {
        let share = try #require(Double("\(sign)\(digits)e\(power)"))
        let hundredfold = try #require(Double("\(sign)\(digits)e\(power + 2)"))
        for decimals in [0...0, 0...3, 2...20] as [ClosedRange<Int>] {
          let (percent, number) = (
            formats.percent(share, decimals: decimals), formats.number(hundredfold, decimals: decimals)
          )
          let wanted = Self.digits(number, formats)
          guard Self.digits(percent, formats) == wanted, percent.contains(formats.table.symbols.percent) else {
            Issue.record("\(language): \(share) is \(percent), and \(hundredfold) is \(number)")
            return
          }
          let isMinus = percent.contains(formats.table.symbols.minus)
          #expect(isMinus == number.contains(formats.table.symbols.minus), "\(language): \(share) is \(percent)")
        }
        let (price, number) = (formats.price(share, currency: "EUR"), formats.number(share, decimals: 2...2))
        let isSame =
          Self.digits(price, formats, isPrice: true) == Self.digits(number, formats)
          && price.contains(formats.table.symbols.minus) == number.contains(formats.table.symbols.minus)
        guard isSame else {
          Issue.record("\(language): \(share) is \(price) and \(number)")
          return
        }
      }
    }
    #expect(formats.percent(.nan).contains(formats.table.symbols.nan))
  }

  @Test(
    "sizes and distances of days of any power of ten have the digits of their number",
    arguments: ICUTests.languages + ICUTests.regions)
  func largeCounts(language: String) {
    let formats = formats(language)
    var (power, exponent) = (1000, 3)
    while power < 1_000_000_000_000_000_000 {
      for days in [power, -power] {
        #expect(formats.relativeDay(days).contains(formats.number(power)), "\(language): \(days)")
      }
      let size = formats.byteCount(power)
      #expect(size.contains(formats.number([1, 10, 100][exponent % 3])), "\(language): \(power) is \(size)")
      exponent += 1
      power *= 10
    }
  }

  @Test(
    "prices have the sign, the place and the decimals of their currency",
    arguments: [
      ("en", 1234.5, "EUR", "€1,234.50"), ("en", -5, "USD", "-$5.00"), ("en", 5, "CHF", "CHF\u{A0}5.00"),
      ("en", 1234.5, "JPY", "¥1,234"), ("de", 1234.5, "EUR", "1.234,50\u{A0}€"), ("de-AT", 12.5, "EUR", "€\u{A0}12,50"),
      ("de-CH", -12.5, "CHF", "CHF-12.50"), ("fr", 12.5, "EUR", "12,50\u{A0}€"), ("fr-CA", 12.5, "CAD", "12,50\u{A0}$"),
      ("en-GB", 12.5, "GBP", "£12.50"), ("ja", 1200, "JPY", "￥1,200"), ("pl", 12.5, "PLN", "12,50\u{A0}zł"),
      ("en-IN", 1_234_567, "INR", "₹12,34,567.00"), ("en", 1.2345, "BHD", "BHD\u{A0}1.234"),
      ("sv", 10, "SEK", "10,00\u{A0}kr"),
      ("es-MX", 12.5, "MXN", "$12.50"), ("en", 1, "€€", "€€1.00"), ("zh-Hant-TW", 100, "TWD", "$100.00"),
      ("nl", -5, "EUR", "€\u{A0}-5,00"), ("pt-BR", 5, "BRL", "R$\u{A0}5,00"), ("hu", 500, "HUF", "500,00\u{A0}Ft"),
    ])
  func prices(language: String, amount: Double, currency: String, text: String) {
    #expect(formats(language).price(amount, currency: currency) == text)
  }

  @Test("sizes of data go up in steps of 1,000, and have a decimal below 100")
  func bytes() {
    let english = formats("en")
    #expect(
      [0, 1, 999, 1000, 1500, 99_949, 99_950, 999_499].map(english.byteCount) == [
        "0 byte", "1 byte", "999 byte", "1 kB", "1.5 kB", "99.9 kB", "100 kB", "999 kB",
      ])
    #expect(
      [999_500, 12_345_678, 1_500_000_000, 2_000_000_000_000, .max].map(english.byteCount) == [
        "1 MB", "12.3 MB", "1.5 GB", "2 TB", "9,223 PB",
      ])
    #expect(formats("fr").byteCount(1_500_000) == "1,5\u{202F}Mo" && formats("de").byteCount(3) == "3 Byte")
    #expect(formats("ru").byteCount(2_500) == "2,5 кБ" && english.byteCount(-1500) == "-1.5 kB")
  }
}
