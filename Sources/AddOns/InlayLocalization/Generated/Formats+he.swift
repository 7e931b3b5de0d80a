// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let he = """
    [he]
    digits=0
    symbols=.|,|\u{200E}-|%|∞|NaN|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|\u{200F}#,##0.00\u{A0}\u{200F}¤;\u{200F}-#,##0.00\u{A0}\u{200F}¤
    currencies=AUD A$|BRL R$|CAD CA$|CNY \u{200E}CN¥\u{200E}|EUR €|GBP £|HKD HK$|ILP ל״י|ILS ₪|INR ₹|JPY ¥|KRW ₩|MX\
    N MX$|NZD NZ$|THB ฿|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
    shortMonths=ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
    monthsAlone=ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
    shortMonthsAlone=ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
    days=יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת
    shortDays=יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת
    daysAlone=יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת
    shortDaysAlone=יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת
    noons=AM|PM
    dates=d.M.y|d בMMM y|d בMMMM y|EEEE, d בMMMM y
    times=H:mm|H:mm:ss
    clocks=h:mm a|h:mm:ss a|H:mm|H:mm:ss
    moments={1}, {0}|{1}, {0}|{1} בשעה {0}|{1} בשעה {0}
    near=שלשום|אתמול|היום|מחר|מחרתיים
    future=one:בעוד יום {0};two:בעוד יומיים;other:בעוד {0} ימים
    past=one:לפני יום {0};two:לפני יומיים;other:לפני {0} ימים
    and={0} ו{1}|{0}, {1}|{0}, {1}|{0} ו{1}
    or={0} או {1}|{0}, {1}|{0}, {1}|{0} או {1}
    bytes={0} בייט|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
