// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let pl = """
    [pl]
    digits=0
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    grouping=2
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    currencies=BRL R$|EUR €|PLN zł|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
    shortMonths=sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
    monthsAlone=styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
    shortMonthsAlone=sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
    days=niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota
    shortDays=niedz.|pon.|wt.|śr.|czw.|pt.|sob.
    daysAlone=niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota
    shortDaysAlone=niedz.|pon.|wt.|śr.|czw.|pt.|sob.
    noons=AM|PM
    dates=d.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} {0}|{1} {0}
    near=przedwczoraj|wczoraj|dzisiaj|jutro|pojutrze
    future=one:za {0} dzień;few:za {0} dni;many:za {0} dni;other:za {0} dnia
    past=one:{0} dzień temu;few:{0} dni temu;many:{0} dni temu;other:{0} dnia temu
    and={0} i {1}|{0}, {1}|{0}, {1}|{0} i {1}
    or={0} lub {1}|{0}, {1}|{0}, {1}|{0} lub {1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
