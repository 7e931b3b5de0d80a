// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let zhHant = """
    [zh-hant]
    digits=0
    symbols=.|,|-|%|∞|非數值|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|¤#,##0.00
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ￦|MXN MX$|NZD NZ$|TWD $|USD\
     US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    shortMonths=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    monthsAlone=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    shortMonthsAlone=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    days=星期日|星期一|星期二|星期三|星期四|星期五|星期六
    shortDays=週日|週一|週二|週三|週四|週五|週六
    daysAlone=星期日|星期一|星期二|星期三|星期四|星期五|星期六
    shortDaysAlone=週日|週一|週二|週三|週四|週五|週六
    noons=上午|下午
    dates=y/M/d|y年M月d日|y年M月d日|y年M月d日 EEEE
    times=Bh:mm|Bh:mm:ss
    clocks=Bh:mm|Bh:mm:ss|HH:mm|HH:mm:ss
    moments={1} {0}|{1} {0}|{1} {0}|{1} {0}
    near=前天|昨天|今天|明天|後天
    future={0} 天後
    past={0} 天前
    and={0}和{1}|{0}、{1}|{0}、{1}|{0}和{1}
    or={0}或{1}|{0}、{1}|{0}、{1}|{0}或{1}
    bytes={0} byte|{0} kB|{0} MB|{0} GB|{0} TB|{0} PB
    periods=0 凌晨|5 清晨|8 上午|12 中午|13 下午|19 晚上|midnight 午夜
    [zh-hant-hk]
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MXN MX$|NZD NZ$|TWD NT$|U\
    SD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    dates=d/M/y|y年M月d日|y年M月d日|y年M月d日EEEE
    times=ah:mm|ah:mm:ss
    clocks=ah:mm|ah:mm:ss|HH:mm|HH:mm:ss
    near=前日|昨日|今日|明日|後日
    future={0} 日後
    past={0} 日前
    and={0}及{1}|{0}、{1}|{0}、{1}|{0}及{1}
    [zh-hant-mo] zh-hant-hk
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MOP MOP$|MXN MX$|NZD NZ$|\
    TWD NT$|USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    [zh-hant-my]
    times=ah:mm|ah:mm:ss
    """
}
