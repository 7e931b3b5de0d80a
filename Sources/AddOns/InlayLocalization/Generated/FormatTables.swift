// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

/// The tables of languages, each with its regions.
enum FormatTables {
  static func table(_ language: String) -> String? {
    switch language {
    case "ar": ar
    case "cs": cs
    case "da": da
    case "de": de
    case "el": el
    case "en": en
    case "es": es
    case "fi": fi
    case "fr": fr
    case "he": he
    case "hu": hu
    case "it": it
    case "ja": ja
    case "ko": ko
    case "nb": nb
    case "nl": nl
    case "pl": pl
    case "pt": pt
    case "ru": ru
    case "sv": sv
    case "tr": tr
    case "uk": uk
    case "zh": zh
    case "zh-hant": zhHant
    default: nil
    }
  }

  /// Codes of currencies by their decimals, where these are not 2.
  static let decimals = """
    0 ADP AFN ALL BIF BYR CLP DJF ESP GNF IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA MGF MMK MRO PYG RSD RWF S\
    LL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
    3 BHD JOD KWD LYD OMR TND
    4 CLF UYW
    """
}
