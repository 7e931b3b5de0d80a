// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let es = """
    [es]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=2
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=ESP ₧|EUR €|THB ฿|USD US$|VND ₫|XCG Cg.|XPF CFPF|XXX ¤
    months=enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
    shortMonths=ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
    monthsAlone=enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
    shortMonthsAlone=ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
    days=domingo|lunes|martes|miércoles|jueves|viernes|sábado
    shortDays=dom|lun|mar|mié|jue|vie|sáb
    daysAlone=domingo|lunes|martes|miércoles|jueves|viernes|sábado
    shortDaysAlone=dom|lun|mar|mié|jue|vie|sáb
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=d/M/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    times=H:mm|H:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|H:mm|H:mm:ss
    moments={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}
    near=anteayer|ayer|hoy|mañana|pasado mañana
    future=one:dentro de {0} día;other:dentro de {0} días
    past=one:hace {0} día;other:hace {0} días
    and={0} y {1}|{0}, {1}|{0}, {1}|{0} y {1}
    or={0} o {1}|{0}, {1}|{0}, {1}|{0} o {1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [es-419]
    symbols=.|,|-|%|∞|NaN|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|¤#,##0.00
    currencies=ESP ₧|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.m.|p.m.
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [es-ar] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=ARS $|ESP ₧|USD US$|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    clocks=h:mm\u{202F}a|hh:mm:ss|HH:mm|HH:mm:ss
    [es-bo] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    currencies=BOB Bs|ESP ₧|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=d/M/yy|d MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-br] es-419
    currencies=BRL R$|ESP ₧|XCG Cg.|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [es-bz] es-419
    currencies=BZD $|ESP ₧|XCG Cg.|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [es-cl] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤#,##0.00;¤-#,##0.00
    currencies=CLP $|ESP ₧|USD US$|XCG Cg.|XPF CFPF|XXX ¤
    shortMonthsAlone=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=dd-MM-yy|dd-MM-y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-co] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=COP $|ESP ₧|USD US$|XCG Cg.|XPF CFPF|XXX ¤
    shortMonthsAlone=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=d/MM/yy|d/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|H:mm|H:mm:ss
    [es-cr] es-419
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    currencies=CRC ₡|ESP ₧|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    [es-cu] es-419
    currencies=CUP $|ESP ₧|USD US$|XCG Cg.|XPF CFPF|XXX ¤
    [es-do] es-419
    currencies=DOP RD$|ESP ₧|USD US$|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    [es-ec] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤#,##0.00;¤-#,##0.00
    currencies=ESP ₧|USD $|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    [es-gq]
    patterns=#,##0.###|#,##0\u{A0}%|¤#,##0.00
    currencies=ESP ₧|EUR €|THB ฿|USD US$|VND ₫|XAF FCFA|XCG Cg.|XPF CFPF|XXX ¤
    [es-gt] es-419
    currencies=ESP ₧|GTQ Q|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=d/MM/yy|d/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-hn] es-419
    currencies=ESP ₧|HNL L|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=d/M/yy|d MMM y|dd 'de' MMMM 'de' y|EEEE dd 'de' MMMM 'de' y
    [es-mx] es-419
    currencies=ESP ₧|MRO MRU|MRU UM|MXN $|XCG Cg.|XPF CFPF|XXX ¤
    shortMonths=ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    shortMonthsAlone=ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    dates=dd/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    bytes=one:{0} B;other:{0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [es-ni] es-419
    currencies=ESP ₧|NIO C$|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    [es-pa] es-419
    currencies=ESP ₧|PAB B/.|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=MM/dd/yy|MM/dd/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-pe] es-419
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=ESP ₧|PEN S/|XCG Cg.|XPF CFPF|XXX ¤
    months=enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
    shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    monthsAlone=Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
    shortMonthsAlone=Ene.|Feb.|Mar.|Abr.|May.|Jun.|Jul.|Ago.|Set.|Oct.|Nov.|Dic.
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=d/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-ph]
    currencies=ESP ₧|EUR €|PHP ₱|THB ฿|USD US$|VND ₫|XCG Cg.|XPF CFPF|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [es-pr] es-419
    currencies=ESP ₧|USD $|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    dates=MM/dd/yy|MM/dd/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-py] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    currencies=ESP ₧|PYG Gs.|XCG Cg.|XPF CFPF|XXX ¤
    shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    shortMonthsAlone=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    noons=a.\u{A0}m.|p.\u{A0}m.
    [es-sv] es-419
    currencies=ESP ₧|USD $|XCG Cg.|XPF CFPF|XXX ¤
    noons=a.\u{A0}m.|p.\u{A0}m.
    near=antier|ayer|hoy|mañana|pasado mañana
    [es-us] es-419
    currencies=ESP ₧|JPY ¥|USD $|XCG Cg.|XPF CFPF|XXX ¤
    dates=d/M/y|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    [es-uy] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=ESP ₧|USD US$|UYU $|UYW UP|XCG Cg.|XPF CFPF|XXX ¤
    months=enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
    shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    monthsAlone=Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
    shortMonthsAlone=Ene.|Feb.|Mar.|Abr.|May.|Jun.|Jul.|Ago.|Set.|Oct.|Nov.|Dic.
    noons=a.\u{A0}m.|p.\u{A0}m.
    [es-ve] es-419
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤#,##0.00;¤-#,##0.00
    currencies=ESP ₧|VEF Bs.|VES Bs.S|XCG Cg.|XPF CFPF|XXX ¤
    shortMonths=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    shortMonthsAlone=ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    noons=a.\u{A0}m.|p.\u{A0}m.
    """
}
