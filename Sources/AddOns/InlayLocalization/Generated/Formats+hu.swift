// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let hu = """
    [hu]
    digits=0
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    grouping=2
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    currencies=HUF Ft|JPY ¥|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
    shortMonths=jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
    monthsAlone=január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
    shortMonthsAlone=jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
    days=vasárnap|hétfő|kedd|szerda|csütörtök|péntek|szombat
    shortDays=V|H|K|Sze|Cs|P|Szo
    daysAlone=vasárnap|hétfő|kedd|szerda|csütörtök|péntek|szombat
    shortDaysAlone=V|H|K|Sze|Cs|P|Szo
    noons=de.|du.
    dates=y. MM. dd.|y. MMM d.|y. MMMM d.|y. MMMM d., EEEE
    times=H:mm|H:mm:ss
    clocks=a\u{202F}h:mm|a\u{202F}h:mm:ss|H:mm|H:mm:ss
    moments={1} {0}|{1} {0}|{1} {0}|{1} {0}
    near=tegnapelőtt|tegnap|ma|holnap|holnapután
    future={0} nap múlva
    past={0} nappal ezelőtt
    and={0} és {1}|{0}, {1}|{0}, {1}|{0} és {1}
    or={0} vagy {1}|{0}, {1}|{0}, {1}|{0} vagy {1}
    bytes={0} bájt|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
