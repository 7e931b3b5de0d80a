// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let pt = """
    [pt]
    digits=0
    symbols=,|.|-|%|∞|NaN|,|.
    grouping=1
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PTE Esc\
    .|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
    shortMonths=jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
    monthsAlone=janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
    shortMonthsAlone=jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
    days=domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado
    shortDays=dom.|seg.|ter.|qua.|qui.|sex.|sáb.
    daysAlone=domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado
    shortDaysAlone=dom.|seg.|ter.|qua.|qui.|sex.|sáb.
    noons=AM|PM
    dates=dd/MM/y|d 'de' MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'às' {0}|{1} 'às' {0}
    near=anteontem|ontem|hoje|amanhã|depois de amanhã
    future=one:em {0} dia;other:em {0} dias
    past=one:há {0} dia;other:há {0} dias
    and={0} e {1}|{0}, {1}|{0}, {1}|{0} e {1}
    or={0} ou {1}|{0}, {1}|{0}, {1}|{0} ou {1}
    bytes={0} bytes|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [pt-ao] pt-pt
    grouping=1
    currencies=AOA Kz|AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [pt-ch] pt-pt
    [pt-cv] pt-pt
    [pt-gq] pt-pt
    [pt-gw] pt-pt
    [pt-lu] pt-pt
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|LUF F|MXN MX$|NZD NZ$|T\
    HB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [pt-mo] pt-pt
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MOP MOP$|MXN MX$|NZD NZ\
    $|THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [pt-mz] pt-pt
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|MZN MTn|NZD NZ$\
    |THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [pt-pt]
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    grouping=2
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|THB ฿|T\
    WD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    shortDays=domingo|segunda|terça|quarta|quinta|sexta|sábado
    shortDaysAlone=domingo|segunda|terça|quarta|quinta|sexta|sábado
    noons=da manhã|da tarde
    dates=dd/MM/yy|dd/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    future=one:dentro de {0} dia;other:dentro de {0} dias
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [pt-st] pt-pt
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|STN Db|\
    THB ฿|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [pt-tl] pt-pt
    """
}
