// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let nl = """
    [nl]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=1
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    currencies=AUD AU$|BRL R$|CAD C$|CNY CN¥|EUR €|FJD FJ$|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    SBD SI$|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA
    months=januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
    shortMonths=jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
    monthsAlone=januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
    shortMonthsAlone=jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
    days=zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag
    shortDays=zo|ma|di|wo|do|vr|za
    daysAlone=zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag
    shortDaysAlone=zo|ma|di|wo|do|vr|za
    noons=a.m.|p.m.
    dates=dd-MM-y|d MMM y|d MMMM y|EEEE d MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm a|h:mm:ss a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'om' {0}|{1} 'om' {0}
    near=eergisteren|gisteren|vandaag|morgen|overmorgen
    future=one:over {0} dag;other:over {0} dagen
    past=one:{0} dag geleden;other:{0} dagen geleden
    and={0} en {1}|{0}, {1}|{0}, {1}|{0} en {1}
    or={0} of {1}|{0}, {1}|{0}, {1}|{0} of {1}
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [nl-aw]
    currencies=AUD AU$|AWG Afl.|BRL R$|CAD C$|CNY CN¥|EUR €|FJD FJ$|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$\
    |NZD NZ$|SBD SI$|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA
    [nl-be]
    dates=d/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    [nl-bq]
    currencies=AUD AU$|BRL R$|CAD C$|CNY CN¥|EUR €|FJD FJ$|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    SBD SI$|THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA
    [nl-cw]
    currencies=ANG NAf.|AUD AU$|BRL R$|CAD C$|CNY CN¥|EUR €|FJD FJ$|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$\
    |NZD NZ$|SBD SI$|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA
    [nl-sr]
    currencies=AUD AU$|BRL R$|CAD C$|CNY CN¥|EUR €|FJD FJ$|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    SBD SI$|SRD $|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA
    [nl-sx]
    currencies=ANG NAf.|AUD AU$|BRL R$|CAD C$|CNY CN¥|EUR €|FJD FJ$|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$\
    |NZD NZ$|SBD SI$|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA
    """
}
