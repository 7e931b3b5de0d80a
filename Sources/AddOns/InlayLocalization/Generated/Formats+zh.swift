// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let zh = """
    [zh]
    digits=0
    symbols=.|,|-|%|∞|NaN|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|¤#,##0.00
    currencies=AUD AU$|BRL R$|CAD CA$|CNY ¥|EUR €|GBP £|HKD HK$|ILR ILS|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|T\
    WD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    months=一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月
    shortMonths=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    monthsAlone=一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月
    shortMonthsAlone=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    days=星期日|星期一|星期二|星期三|星期四|星期五|星期六
    shortDays=周日|周一|周二|周三|周四|周五|周六
    daysAlone=星期日|星期一|星期二|星期三|星期四|星期五|星期六
    shortDaysAlone=周日|周一|周二|周三|周四|周五|周六
    noons=上午|下午
    dates=y/M/d|y年M月d日|y年M月d日|y年M月d日EEEE
    times=HH:mm|HH:mm:ss
    clocks=ah:mm|ah:mm:ss|HH:mm|HH:mm:ss
    moments={1} {0}|{1} {0}|{1} {0}|{1} {0}
    near=前天|昨天|今天|明天|后天
    future={0}天后
    past={0}天前
    and={0}和{1}|{0}、{1}|{0}、{1}|{0}和{1}
    or={0}或{1}|{0}、{1}|{0}、{1}|{0}或{1}
    bytes={0} B|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    [zh-hans-hk] zh
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILR ILS|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$\
    |TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    dates=d/M/yy|y年M月d日|y年M月d日|y年M月d日EEEE
    times=ah:mm|ah:mm:ss
    [zh-hans-mo] zh
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILR ILS|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MOP MOP$|MXN MX\
    $|NZD NZ$|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    dates=d/M/yy|y年M月d日|y年M月d日|y年M月d日EEEE
    times=ah:mm|ah:mm:ss
    [zh-hans-my] zh
    times=ah:mm|ah:mm:ss
    [zh-hans-sg] zh
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILR ILS|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$\
    |SGD $|TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    dates=dd/MM/yy|y年M月d日|y年M月d日|y年M月d日EEEE
    times=ah:mm|ah:mm:ss
    """
}
