// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let tr = """
    [tr]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=1
    patterns=#,##0.###|%#,##0|¤#,##0.00
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MXN MX$|NZD NZ$|THB ฿|TRY\
     ₺|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
    shortMonths=Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
    monthsAlone=Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
    shortMonthsAlone=Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
    days=Pazar|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi
    shortDays=Paz|Pzt|Sal|Çar|Per|Cum|Cmt
    daysAlone=Pazar|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi
    shortDaysAlone=Paz|Pzt|Sal|Çar|Per|Cum|Cmt
    noons=ÖÖ|ÖS
    dates=d.MM.y|d MMM y|d MMMM y|d MMMM y EEEE
    times=HH:mm|HH:mm:ss
    clocks=a\u{202F}h:mm|a\u{202F}h:mm:ss|HH:mm|HH:mm:ss
    moments={1} {0}|{1} {0}|{1} {0}|{1} {0}
    near=evvelsi gün|dün|bugün|yarın|öbür gün
    future={0} gün sonra
    past={0} gün önce
    and={0} ve {1}|{0}, {1}|{0}, {1}|{0} ve {1}
    or={0} veya {1}|{0}, {1}|{0}, {1}|{0} veya {1}
    bytes={0} bayt|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [tr-cy]
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    """
}
