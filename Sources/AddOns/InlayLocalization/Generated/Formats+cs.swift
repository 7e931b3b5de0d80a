// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let cs = """
    [cs]
    digits=0
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|CSK Kčs|CZK Kč|EUR €|GBP £|HKD HK$|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|TWD \
    NT$|USD US$|XAF FCFA|XCD EC$|XCG Cg.|XEU ECU|XOF F\u{202F}CFA|XPF CFPF
    months=ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
    shortMonths=led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
    monthsAlone=leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
    shortMonthsAlone=led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
    days=neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota
    shortDays=ne|po|út|st|čt|pá|so
    daysAlone=neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota
    shortDaysAlone=ne|po|út|st|čt|pá|so
    noons=dop.|odp.
    dates=dd.MM.yy|d. M. y|d. MMMM y|EEEE d. MMMM y
    times=H:mm|H:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|H:mm|H:mm:ss
    moments={1} {0}|{1} {0}|{1} 'v' {0}|{1} 'v' {0}
    near=předevčírem|včera|dnes|zítra|pozítří
    future=one:za {0} den;few:za {0} dny;many:za {0} dne;other:za {0} dní
    past=one:před {0} dnem;few:před {0} dny;many:před {0} dne;other:před {0} dny
    and={0} a\u{A0}{1}|{0}, {1}|{0}, {1}|{0} a\u{A0}{1}
    or={0} nebo {1}|{0}, {1}|{0}, {1}|{0} nebo {1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
