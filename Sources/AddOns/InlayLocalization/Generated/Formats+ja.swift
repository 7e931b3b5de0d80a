// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let ja = """
    [ja]
    digits=0
    symbols=.|,|-|%|∞|NaN|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|¤#,##0.00
    currencies=AUD A$|BRL R$|CAD CA$|CNY 元|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ￥|KRW ₩|MXN MX$|NZD NZ$|TWD NT$|USD \
    $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF
    months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    shortMonths=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    monthsAlone=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    shortMonthsAlone=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
    days=日曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日
    shortDays=日|月|火|水|木|金|土
    daysAlone=日曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日
    shortDaysAlone=日|月|火|水|木|金|土
    noons=午前|午後
    dates=y/MM/dd|y/MM/dd|y年M月d日|y年M月d日EEEE
    times=H:mm|H:mm:ss
    clocks=aK:mm|aK:mm:ss|H:mm|H:mm:ss
    moments={1} {0}|{1} {0}|{1} {0}|{1} {0}
    near=一昨日|昨日|今日|明日|明後日
    future={0} 日後
    past={0} 日前
    and={0}、{1}|{0}、{1}|{0}、{1}|{0}、{1}
    or={0}または{1}|{0}、{1}|{0}、{1}|{0}、または{1}
    bytes={0} byte|{0} KB|{0} MB|{0} GB|{0} TB|{0} PB
    """
}
