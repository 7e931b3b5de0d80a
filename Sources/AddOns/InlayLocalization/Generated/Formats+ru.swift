// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let ru = """
    [ru]
    digits=0
    symbols=,|\u{A0}|-|%|∞|не\u{A0}число|,|\u{A0}
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MXN MX$|NZD NZ$|RUB ₽|RUR\
     р.|THB ฿|TMT ТМТ|TWD NT$|UAH ₴|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX XXXX
    months=января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
    shortMonths=янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
    monthsAlone=январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    shortMonthsAlone=янв.|февр.|март|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.
    days=воскресенье|понедельник|вторник|среда|четверг|пятница|суббота
    shortDays=вс|пн|вт|ср|чт|пт|сб
    daysAlone=воскресенье|понедельник|вторник|среда|четверг|пятница|суббота
    shortDaysAlone=вс|пн|вт|ср|чт|пт|сб
    noons=AM|PM
    dates=dd.MM.y|d MMM y\u{202F}'г'.|d MMMM y\u{202F}'г'.|EEEE, d MMMM y\u{202F}'г'.
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1}, {0}|{1}, {0}|{1} 'в' {0}|{1} 'в' {0}
    near=позавчера|вчера|сегодня|завтра|послезавтра
    future=one:через {0} день;few:через {0} дня;many:через {0} дней;other:через {0} дня
    past=one:{0} день назад;few:{0} дня назад;many:{0} дней назад;other:{0} дня назад
    and={0} и {1}|{0}, {1}|{0}, {1}|{0} и {1}
    or={0} или {1}|{0}, {1}|{0}, {1}|{0} или {1}
    bytes={0} Б|{0} кБ|{0} МБ|{0} ГБ|{0} ТБ|{0} ПБ
    [ru-by]
    currencies=AUD A$|BRL R$|BYN Br|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MXN MX$|NZD NZ$|RUB\
     ₽|THB ฿|TMT ТМТ|TWD NT$|UAH ₴|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX XXXX
    [ru-kg]
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KGS сом|KRW ₩|MXN MX$|NZD NZ$|RU\
    B ₽|RUR р.|THB ฿|TMT ТМТ|TWD NT$|UAH ₴|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX XXXX
    [ru-kz]
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|KZT ₸|MXN MX$|NZD NZ$|RUB\
     ₽|RUR р.|THB ฿|TMT ТМТ|TWD NT$|UAH ₴|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX XXXX
    [ru-md]
    currencies=AUD A$|BRL R$|CAD CA$|CNY CN¥|EUR €|GBP £|HKD HK$|ILS ₪|INR ₹|JPY ¥|KRW ₩|MDL L|MXN MX$|NZD NZ$|RUB\
     ₽|RUR р.|THB ฿|TMT ТМТ|TWD NT$|UAH ₴|USD $|VND ₫|XAF FCFA|XCD EC$|XCG Cg.|XOF F\u{202F}CFA|XPF CFPF|XXX XXXX
    [ru-ua]
    grouping=2
    """
}
