// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let fi = """
    [fi]
    digits=0
    symbols=,|\u{A0}|−|%|∞|epäluku|,|\u{A0}
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=EUR €|FIM mk|GBP £|JPY ¥|USD $|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA
    months=tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuut\
    a|marraskuuta|joulukuuta
    shortMonths=tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
    monthsAlone=tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|jou\
    lukuu
    shortMonthsAlone=tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
    days=sunnuntai|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina
    shortDays=su|ma|ti|ke|to|pe|la
    daysAlone=sunnuntai|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai
    shortDaysAlone=su|ma|ti|ke|to|pe|la
    noons=ap.|ip.
    dates=d.M.y|d.M.y|d. MMMM y|cccc d. MMMM y
    times=H.mm|H.mm.ss
    clocks=h.mm\u{202F}a|h.mm.ss\u{202F}a|H.mm|H.mm.ss
    moments={1} 'klo' {0}|{1} 'klo' {0}|{1} 'klo' {0}|{1} 'klo' {0}
    near=toissa päivänä|eilen|tänään|huomenna|ylihuomenna
    future={0} päivän päästä
    past=one:{0} päivä sitten;other:{0} päivää sitten
    and={0} ja {1}|{0}, {1}|{0}, {1}|{0} ja {1}
    or={0} tai {1}|{0}, {1}|{0}, {1}|{0} tai {1}
    bytes={0} t|{0} kt|{0} Mt|{0} Gt|{0} Tt|{0} Pt
    """
}
