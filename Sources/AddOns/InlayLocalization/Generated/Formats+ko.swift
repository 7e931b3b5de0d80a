// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let ko = """
    [ko]
    digits=0
    symbols=.|,|-|%|∞|NaN|.|,
    grouping=1
    patterns=#,##0.###|#,##0%|¤#,##0.00
    currencies=AUD AU$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY JP¥|KRW ₩|MXN MX$|NZD NZ$|TWD NT$\
    |USD US$|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
    shortMonths=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
    monthsAlone=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
    shortMonthsAlone=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
    days=일요일|월요일|화요일|수요일|목요일|금요일|토요일
    shortDays=일|월|화|수|목|금|토
    daysAlone=일요일|월요일|화요일|수요일|목요일|금요일|토요일
    shortDaysAlone=일|월|화|수|목|금|토
    noons=오전|오후
    dates=yy. M. d.|y. M. d.|y년 MMMM d일|y년 MMMM d일 EEEE
    times=a h:mm|a h:mm:ss
    clocks=a h:mm|a h:mm:ss|HH:mm|H시 m분 s초
    moments={1} {0}|{1} {0}|{1} {0}|{1} {0}
    near=그저께|어제|오늘|내일|모레
    future={0}일 후
    past={0}일 전
    and={0} 및 {1}|{0}, {1}|{0}, {1}|{0} 및 {1}
    or={0} 또는 {1}|{0}, {1}|{0}, {1}|{0} 또는 {1}
    bytes={0}byte|{0}kB|{0}MB|{0}GB|{0}TB|{0}PB
    [ko-cn]
    times=HH:mm|HH:mm:ss
    """
}
