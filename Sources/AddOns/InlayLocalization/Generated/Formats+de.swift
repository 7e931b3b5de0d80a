// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let de = """
    [de]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=ATS öS|AUD AU$|BGM BGK|BGO BGJ|BRL R$|CAD CA$|CNY CN¥|DEM DM|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|K\
    RW ₩|MXN MX$|NZD NZ$|THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    months=Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    shortMonths=Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.
    monthsAlone=Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    shortMonthsAlone=Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
    days=Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag
    shortDays=So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.
    daysAlone=Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag
    shortDaysAlone=So|Mo|Di|Mi|Do|Fr|Sa
    noons=AM|PM
    dates=dd.MM.yy|dd.MM.y|d. MMMM y|EEEE, d. MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'um' {0}|{1} 'um' {0}
    near=vorgestern|gestern|heute|morgen|übermorgen
    future=one:in {0} Tag;other:in {0} Tagen
    past=one:vor {0} Tag;other:vor {0} Tagen
    and={0} und {1}|{0}, {1}|{0}, {1}|{0} und {1}
    or={0} oder {1}|{0}, {1}|{0}, {1}|{0} oder {1}
    bytes=one:{0}\u{A0}Byte;other:{0} Byte|{0} kB|{0} MB|{0}\u{A0}GB|{0} TB|{0} PB
    [de-at]
    symbols=,|\u{A0}|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0\u{A0}%|¤\u{A0}#,##0.00
    months=Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    shortMonths=Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
    monthsAlone=Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    shortMonthsAlone=Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
    [de-ch]
    symbols=.|’|-|%|∞|NaN|.|’
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00;¤-#,##0.00
    currencies=ATS öS|AUD AU$|BGM BGK|BGO BGJ|BRL R$|CAD CA$|CNY CN¥|DEM DM|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|M\
    XN MX$|NZD NZ$|THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    [de-it]
    months=Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    shortMonths=Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
    monthsAlone=Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
    shortMonthsAlone=Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
    [de-li]
    symbols=.|’|-|%|∞|NaN|.|’
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=ATS öS|AUD AU$|BGM BGK|BGO BGJ|BRL R$|CAD CA$|CNY CN¥|DEM DM|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|M\
    XN MX$|NZD NZ$|THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    [de-lu]
    currencies=ATS öS|AUD AU$|BGM BGK|BGO BGJ|BRL R$|CAD CA$|CNY CN¥|DEM DM|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|K\
    RW ₩|LUF F|MXN MX$|NZD NZ$|THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    """
}
