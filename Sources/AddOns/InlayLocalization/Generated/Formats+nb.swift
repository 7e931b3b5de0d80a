// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let nb = """
    [nb]
    digits=0
    symbols=,|\u{A0}|−|%|∞|NaN|,|\u{A0}
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤;-#,##0.00\u{A0}¤
    currencies=EUR €|GBP £|NOK kr|XCG Cg.|XOF F\u{202F}CFA
    months=januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
    shortMonths=jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
    monthsAlone=januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
    shortMonthsAlone=jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des
    days=søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
    shortDays=søn.|man.|tir.|ons.|tor.|fre.|lør.
    daysAlone=søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
    shortDaysAlone=søn.|man.|tir.|ons.|tor.|fre.|lør.
    noons=a.m.|p.m.
    dates=dd.MM.y|d. MMM y|d. MMMM y|EEEE d. MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'kl'. {0}|{1} 'kl'. {0}
    near=i forgårs|i går|i dag|i morgen|i overmorgen
    future=om {0} døgn
    past=for {0} døgn siden
    and={0} og {1}|{0}, {1}|{0}, {1}|{0} og {1}
    or={0} eller {1}|{0}, {1}|{0}, {1}|{0} eller {1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
