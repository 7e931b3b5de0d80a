// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let en = """
    [en]
    digits=0
    symbols=.|,|-|%|∞|NaN|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|¤#,##0.00
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD \
    NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=January|February|March|April|May|June|July|August|September|October|November|December
    shortMonths=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    monthsAlone=January|February|March|April|May|June|July|August|September|October|November|December
    shortMonthsAlone=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    days=Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
    shortDays=Sun|Mon|Tue|Wed|Thu|Fri|Sat
    daysAlone=Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
    shortDaysAlone=Sun|Mon|Tue|Wed|Thu|Fri|Sat
    noons=AM|PM
    dates=M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'at' {0}|{1} 'at' {0}
    near=|yesterday|today|tomorrow|
    future=one:in {0} day;other:in {0} days
    past=one:{0} day ago;other:{0} days ago
    and={0} and {1}|{0}, {1}|{0}, {1}|{0}, and {1}
    or={0} or {1}|{0}, {1}|{0}, {1}|{0}, or {1}
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [en-001]
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    shortMonths=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    shortMonthsAlone=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    noons=am|pm
    dates=dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    and={0} and {1}|{0}, {1}|{0}, {1}|{0} and {1}
    or={0} or {1}|{0}, {1}|{0}, {1}|{0} or {1}
    [en-150] en-001
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    times=HH:mm|HH:mm:ss
    [en-ae]
    dates=dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-ag] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ai] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-at] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0\u{A0}%|¤\u{A0}#,##0.00
    [en-au] en-001
    currencies=AUD $|SCR Rs|XCG Cg.|XPF CFP|XXX ¤
    shortMonths=Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec
    shortMonthsAlone=Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec
    dates=d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-bb] en-001
    currencies=AUD A$|BBD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-be] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    dates=dd/MM/yy|dd MMM y|d MMMM y|EEEE, d MMMM y
    [en-bi]
    currencies=AUD A$|BIF FBu|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-bm] en-001
    currencies=AUD A$|BMD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-bs] en-001
    currencies=AUD A$|BRL R$|BSD $|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-bw] en-001
    currencies=AUD A$|BRL R$|BWP P|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=dd/MM/yy|dd MMM y|dd MMMM y|EEEE, dd MMMM y
    times=HH:mm|HH:mm:ss
    [en-bz] en-001
    currencies=AUD A$|BRL R$|BZD $|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE, dd MMMM y
    times=HH:mm|HH:mm:ss
    [en-ca]
    currencies=AUD A$|BRL R$|CAD $|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD \
    NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    noons=a.m.|p.m.
    dates=y-MM-dd|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    and={0} and {1}|{0}, {1}|{0}, {1}|{0} and {1}
    or={0} or {1}|{0}, {1}|{0}, {1}|{0} or {1}
    bytes=one:{0} byte;other:{0} bytes|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [en-cc] en-001
    currencies=AUD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD\
     NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-ch] en-150
    symbols=.|’|-|%|∞|NaN|.|’
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00;¤-#,##0.00
    dates=dd.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-ck] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD $|PHP ₱|TWD \
    NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-cm] en-001
    times=HH:mm|HH:mm:ss
    [en-cx] en-001
    currencies=AUD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD\
     NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-cy] en-001
    [en-cz] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    [en-de] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    [en-dg] en-001
    times=HH:mm|HH:mm:ss
    [en-dk] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|DKK kr.|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH.mm|HH.mm.ss
    clocks=h.mm\u{202F}a|h.mm.ss\u{202F}a|HH.mm|HH.mm.ss
    [en-dm] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-er] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|ERN Nfk|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-es] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    [en-fi] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    times=H.mm|H.mm.ss
    clocks=h.mm\u{202F}a|h.mm.ss\u{202F}a|H.mm|H.mm.ss
    [en-fj] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|FJD $|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-fk] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|FKP £|GBP GB£|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-fm] en-001
    [en-fr] en-150
    symbols=,|\u{202F}|-|%|∞|NaN|,|\u{202F}
    [en-gb] en-001
    times=HH:mm|HH:mm:ss
    [en-gd] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-gg] en-001
    times=HH:mm|HH:mm:ss
    [en-gh] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|GHS GH₵|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-gi] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP GB£|GIP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|\
    PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-gm] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|GMD D|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-gs] en-001
    times=HH:mm|HH:mm:ss
    [en-gy] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|GYD $|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-hk] en-001
    dates=d/M/y|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-hu] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    [en-id] en-001
    symbols=,|.|-|%|∞|NaN|,|.
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|IDR Rp|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH.mm|HH.mm.ss
    clocks=h.mm\u{202F}a|h.mm.ss\u{202F}a|HH.mm|HH.mm.ss
    [en-ie] en-001
    noons=a.m.|p.m.
    dates=dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    times=HH:mm|HH:mm:ss
    [en-il] en-001
    times=H:mm|H:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|H:mm|H:mm:ss
    [en-im] en-001
    times=HH:mm|HH:mm:ss
    [en-in] en-001
    patterns=#,##,##0.###|#,##,##0%|¤#,##,##0.00
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=dd/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-io] en-001
    times=HH:mm|HH:mm:ss
    [en-it] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    [en-je] en-001
    times=HH:mm|HH:mm:ss
    [en-jm] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JMD $|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ke] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KES Ksh|KRW ₩|MXN MX$|NZD NZ$|\
    PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-ki] en-001
    currencies=AUD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD\
     NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-kn] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ky] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|KYD $|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-lc] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-lr] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|LRD $|MXN MX$|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ls] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤|ZAR R
    [en-mg] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MGA Ar|MXN MX$|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-mo] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MOP MOP$|MXN MX$|NZD NZ$\
    |PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ms] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-mt] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP GB£|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|\
    TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=dd/MM/y|dd MMM y|dd MMMM y|EEEE, d MMMM y
    times=HH:mm|HH:mm:ss
    [en-mu] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MUR Rs|MXN MX$|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-mv] en-001
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MVR Rf|MXN MX$|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=d-M-yy|dd-MM-y|d MMMM y|EEEE d MMMM y
    times=HH:mm|HH:mm:ss
    [en-mw] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MWK MK|MXN MX$|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-my] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|MYR RM|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-na] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NAD $|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-nf] en-001
    currencies=AUD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD\
     NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-ng] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NGN ₦|NZD NZ$|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-nl] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    patterns=#,##0.###|#,##0%|¤\u{A0}#,##0.00;¤\u{A0}-#,##0.00
    [en-no] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NOK kr|NZD NZ$|P\
    HP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-nr] en-001
    currencies=AUD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD\
     NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-nu] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD $|PHP ₱|TWD \
    NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-nz] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD $|PHP ₱|TWD \
    NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-pg] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PGK K|PH\
    P ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-pk] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|PK\
    R Rs|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=dd/MM/y|dd-MMM-y|d MMMM y|EEEE, d MMMM y
    [en-pl] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    [en-pn] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD $|PHP ₱|TWD \
    NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-pt] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    [en-pw] en-001
    [en-ro] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    [en-rw] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|RW\
    F RF|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-sb] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|SB\
    D $|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-sc] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|SC\
    R SR|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-sd] en-001
    [en-se] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|SE\
    K kr|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=y-MM-dd|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-sg] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|SG\
    D $|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    dates=d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    [en-sh] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP GB£|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|\
    SHP £|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-si] en-150
    symbols=,|.|-|%|∞|NaN|,|.
    [en-sk] en-150
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    [en-sl] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|SL\
    E Le|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ss] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP GB£|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|\
    SSP £|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-sx] en-001
    currencies=ANG NAf.|AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$\
    |PHP ₱|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-sz] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|SZ\
    L E|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-tc] en-001
    [en-tk] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD $|PHP ₱|TWD \
    NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-to] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TO\
    P T$|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-tt] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TT\
    D $|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-tv] en-001
    currencies=AUD $|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TWD\
     NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-tz] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|TZS TSh|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-ug] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|UGX USh|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    times=HH:mm|HH:mm:ss
    [en-vc] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD $|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-vg] en-001
    [en-vu] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|VUV VT|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-ws] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|WST WS$|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    [en-za] en-001
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤|ZAR R
    dates=y/MM/dd|dd MMM y|dd MMMM y|EEEE, dd MMMM y
    times=HH:mm|HH:mm:ss
    [en-zm] en-001
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|PHP ₱|TW\
    D NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤|ZMW K
    [en-zw] en-001
    dates=d/M/y|dd MMM,y|dd MMMM y|EEEE, dd MMMM y
    times=HH:mm|HH:mm:ss
    """
}
