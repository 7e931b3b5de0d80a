// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let uk = """
    [uk]
    digits=0
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    grouping=1
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    currencies=JPY ¥|UAH ₴|UAK крб.|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX ¤
    months=січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
    shortMonths=січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
    monthsAlone=січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень
    shortMonthsAlone=січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
    days=неділя|понеділок|вівторок|середа|четвер|пʼятниця|субота
    shortDays=нд|пн|вт|ср|чт|пт|сб
    daysAlone=неділя|понеділок|вівторок|середа|четвер|пʼятниця|субота
    shortDaysAlone=нд|пн|вт|ср|чт|пт|сб
    noons=дп|пп
    dates=dd.MM.yy|d MMM y\u{202F}'р'.|d MMMM y\u{202F}'р'.|EEEE, d MMMM y\u{202F}'р'.
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'о' {0}|{1} 'о' {0}
    near=позавчора|учора|сьогодні|завтра|післязавтра
    future=one:через {0} день;few:через {0} дні;many:через {0} днів;other:через {0} дня
    past=one:{0} день тому;few:{0} дні тому;many:{0} днів тому;other:{0} дня тому
    and={0} і {1}|{0}, {1}|{0}, {1}|{0} і {1}
    or={0} або {1}|{0}, {1}|{0}, {1}|{0} або {1}
    bytes={0} Б|{0} кБ|{0} МБ|{0} ГБ|{0} ТБ|{0} ПБ
    """
}
