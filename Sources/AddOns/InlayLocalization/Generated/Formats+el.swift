// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let el = """
    [el]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=1
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|GRD Δρχ|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου\
    |Δεκεμβρίου
    shortMonths=Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
    monthsAlone=Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος\
    |Νοέμβριος|Δεκέμβριος
    shortMonthsAlone=Ιαν|Φεβ|Μάρ|Απρ|Μάι|Ιούν|Ιούλ|Αύγ|Σεπ|Οκτ|Νοέ|Δεκ
    days=Κυριακή|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο
    shortDays=Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ
    daysAlone=Κυριακή|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο
    shortDaysAlone=Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ
    noons=π.μ.|μ.μ.
    dates=d/M/yy|d MMM y|d MMMM y|EEEE d MMMM y
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} στις {0}|{1} στις {0}
    near=προχθές|χθες|σήμερα|αύριο|μεθαύριο
    future=one:σε {0} ημέρα;other:σε {0} ημέρες
    past=one:πριν από {0} ημέρα;other:πριν από {0} ημέρες
    and={0} και {1}|{0}, {1}|{0}, {1}|{0} και {1}
    or={0} ή {1}|{0}, {1}|{0}, {1}|{0} ή {1}
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
