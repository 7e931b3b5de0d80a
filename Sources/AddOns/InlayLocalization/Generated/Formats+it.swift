// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let it = """
    [it]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=2
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    currencies=AUD A$|CAD CA$|CNY CN¥|EUR €|GBP £|ILS ₪|NZD NZ$|PHP ₱|THB ฿|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}C\
    FA|XPF CFPF|XXX ¤
    months=gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
    shortMonths=gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
    monthsAlone=gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
    shortMonthsAlone=gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
    days=domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato
    shortDays=dom|lun|mar|mer|gio|ven|sab
    daysAlone=domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato
    shortDaysAlone=dom|lun|mar|mer|gio|ven|sab
    noons=AM|PM
    dates=dd/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'alle' 'ore' {0}|{1} 'alle' 'ore' {0}
    near=l’altro ieri|ieri|oggi|domani|dopodomani
    future=one:tra {0} giorno;other:tra {0} giorni
    past=one:{0} giorno fa;other:{0} giorni fa
    and={0} e {1}|{0}, {1}|{0}, {1}|{0} e {1}
    or={0} o {1}|{0}, {1}|{0}, {1}|{0} o {1}
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [it-ch]
    symbols=.|’|-|%|∞|NaN|.|’
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00;¤-#,##0.00
    dates=dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
    """
}
