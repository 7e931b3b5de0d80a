// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let da = """
    [da]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|DKK kr.|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$\
    |THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
    shortMonths=jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    monthsAlone=januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
    shortMonthsAlone=jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    days=søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
    shortDays=søn.|man.|tirs.|ons.|tors.|fre.|lør.
    daysAlone=søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
    shortDaysAlone=søn.|man.|tirs.|ons.|tors.|fre.|lør.
    noons=AM|PM
    dates=dd.MM.y|d. MMM y|d. MMMM y|EEEE 'den' d. MMMM y
    times=HH.mm|HH.mm.ss
    clocks=h.mm\u{202F}a|h.mm.ss\u{202F}a|HH.mm|HH.mm.ss
    moments={1}, {0}|{1}, {0}|{1} 'kl'. {0}|{1} 'kl'. {0}
    near=i forgårs|i går|i dag|i morgen|i overmorgen
    future=one:om {0} dag;other:om {0} dage
    past=one:for {0} dag siden;other:for {0} dage siden
    and={0} og {1}|{0}, {1}|{0}, {1}|{0} og {1}
    or={0} eller {1}|{0}, {1}|{0}, {1}|{0} eller {1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
