// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let sv = """
    [sv]
    digits=0
    symbols=,|\u{A0}|−|%|∞|NaN|,|\u{A0}
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=BBD Bds$|BMD BM$|BRL BR$|BSD BS$|BZD BZ$|CAD CA$|DKK Dkr|DOP RD$|EEK Ekr|EGP EG£|EUR €|IEP IE£|ILS ₪\
    |ISK Ikr|JMD JM$|MXN MX$|NOK Nkr|SEK kr|USD US$|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
    shortMonths=jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
    monthsAlone=januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
    shortMonthsAlone=jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
    days=söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag
    shortDays=sön|mån|tis|ons|tors|fre|lör
    daysAlone=söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag
    shortDaysAlone=sön|mån|tis|ons|tors|fre|lör
    noons=fm|em
    dates=y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1} {0}|{1} {0}|{1} 'kl'. {0}|{1} 'kl'. {0}
    near=i förrgår|i går|i dag|i morgon|i övermorgon
    future=one:om {0} dag;other:om {0} dagar
    past=one:för {0} dag sedan;other:för {0} dagar sedan
    and={0} och {1}|{0}, {1}|{0}, {1}|{0} och {1}
    or={0} eller {1}|{0}, {1}|{0}, {1}|{0} eller {1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [sv-fi]
    clocks=h.mm\u{202F}a|h.mm.ss\u{202F}a|HH.mm|HH.mm.ss
    """
}
