/// The families that replace others: generic names, families that are not installed, and letters that a font lacks.
/// These lists take the place of fontconfig's rules, which differ between systems and users. Those of most systems
/// choose the same fonts.
enum FontFamilies {
  /// A generic name.
  struct Generic {
    let name: String
    /// Families of this kind: where one of them is not installed, a font of the kind is used; otherwise one without
    /// serifs.
    let members: [String]
    /// The fonts of the kind, in order of preference.
    let preferred: [String]

    init(_ name: String, members: [String], preferred: [String]...) {
      self.name = name
      self.members = members
      self.preferred = Array(preferred.joined())
    }
  }

  /// Families and those with letters of the same widths, which replace them where they are not installed.
  static var equals: [(families: [String], others: [String])] {
    [
      (
        ["Helvetica", "Arial"],
        [
          "Nimbus Sans", "TeX Gyre Heros", "Arimo", "Liberation Sans", "Albany", "Albany AMT", "Arial", "Helvetica",
        ]
      ),
      (["Helvetica Narrow", "Arial Narrow"], ["Nimbus Sans Narrow", "TeX Gyre Heros Cn", "Liberation Sans Narrow"]),
      (
        ["Times", "Times New Roman"],
        [
          "Nimbus Roman", "TeX Gyre Termes", "Tinos", "Liberation Serif", "Thorndale", "Thorndale AMT",
          "Times New Roman", "Times",
        ]
      ),
      (
        ["Courier", "Courier New", "Courier Std"],
        [
          "Nimbus Mono PS", "TeX Gyre Cursor", "Cousine", "Liberation Mono", "Cumberland", "Cumberland AMT",
          "Courier New", "Courier",
        ]
      ),
      (["ITC Avant Garde Gothic", "Avant Garde"], ["URW Gothic", "TeX Gyre Adventor"]),
      (["ITC Bookman", "Bookman", "Bookman Old Style"], ["URW Bookman", "TeX Gyre Bonum"]),
      (["ITC Zapf Chancery", "Zapf Chancery"], ["Z003", "TeX Gyre Chorus"]),
      (["Palatino", "Palatino Linotype"], ["P052", "TeX Gyre Pagella"]),
      (["New Century Schoolbook", "Century Schoolbook"], ["C059", "TeX Gyre Schola"]),
      (["Georgia"], ["Gelasio"]), (["Cambria"], ["Caladea"]), (["Calibri"], ["Carlito"]), (["Symbol"], ["SymbolNeu"]),
      (["Bitstream Vera Sans"], ["DejaVu Sans"]), (["Bitstream Vera Serif"], ["DejaVu Serif"]),
      (["Bitstream Vera Sans Mono"], ["DejaVu Sans Mono"]),
    ]
  }

  static var generics: [Generic] {
    [
      Generic(
        "serif",
        members: [
          "Bitstream Vera Serif", "Cambria", "Constantia", "DejaVu Serif", "Elephant", "Garamond", "Georgia",
          "Liberation Serif", "Luxi Serif", "MS Serif", "Nimbus Roman No9 L", "Nimbus Roman", "Palatino Linotype",
          "Thorndale AMT", "Thorndale", "Times New Roman", "Times", "Nazli", "Lotoos", "Mitra", "Ferdosi", "Badr",
          "Zar", "Titr", "Jadid", "Kochi Mincho", "AR PL SungtiL GB", "AR PL Mingti2L Big5", "ＭＳ 明朝", "NanumMyeongjo",
          "UnBatang", "Baekmuk Batang", "MgOpen Canonica", "Sazanami Mincho", "AR PL ZenKai Uni", "ZYSong18030",
          "FreeSerif", "SimSun",
        ],
        preferred: [
          "Noto Serif", "DejaVu Serif", "Times New Roman", "Thorndale AMT", "Luxi Serif", "Nimbus Roman No9 L",
          "Nimbus Roman", "Times",
        ], ofSeveral, ["Kinnari", "Norasi", "Frank Ruehl", "Dror", "JG LaoTimes", "MS Mincho", "SimSun", "PMingLiu"],
        chinese,
        [
          "HanyiSong", "MgOpen Canonica", "Sazanami Mincho", "IPAMonaMincho", "IPAMincho", "Kochi Mincho",
          "AR PL SungtiL GB", "AR PL Mingti2L Big5", "AR PL Zenkai Uni", "ＭＳ 明朝", "NanumMyeongjo", "UnBatang",
          "Baekmuk Batang", "Noto Serif CJK JP", "Noto Serif CJK SC", "Noto Serif CJK TC", "Noto Serif CJK KR",
          "KacstQura", "Frank Ruehl CLM",
        ], indian, ["Rachana", "FreeSerif", "Code2000", "Code2001"]),
      Generic(
        "sans-serif", members: [],
        preferred: [
          "Noto Sans", "DejaVu Sans", "Verdana", "Arial", "Albany AMT", "Luxi Sans", "Nimbus Sans L", "Nimbus Sans",
          "Helvetica", "Lucida Sans Unicode", "BPG Glaho International", "Tahoma", "Nachlieli", "Yudit Unicode",
          "Kerkis", "ArmNet Helvetica",
        ], ofSeveral,
        [
          "Waree", "Loma", "Garuda", "Umpush", "JG Lao Old Arial", "MS Gothic", "UmePlus P Gothic", "Microsoft YaHei",
          "Microsoft JhengHei",
        ], chinese, ["MgOpen Moderna", "MgOpen Modata", "MgOpen Cosmetica"], gothic,
        [
          "AR PL KaitiM GB", "AR PL KaitiM Big5", "AR PL SungtiL GB", "AR PL Mingti2L Big5", "ＭＳ ゴシック", "NanumGothic",
          "UnDotum", "Baekmuk Dotum", "Baekmuk Gulim", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK TC",
          "Noto Sans CJK KR", "KacstQura",
        ], indian, ["Meera", "FreeSans", "Arial Unicode MS", "Arial Unicode", "Code2000", "Code2001"]),
      Generic(
        "monospace",
        members: [
          "Andale Mono", "Bitstream Vera Sans Mono", "Consolas", "Courier New", "Courier", "Courier Std",
          "Cumberland AMT", "Cumberland", "DejaVu Sans Mono", "Fixedsys", "Inconsolata", "Liberation Mono", "Luxi Mono",
          "Nimbus Mono L", "Nimbus Mono", "Nimbus Mono PS", "Terminal", "NSimSun", "NanumGothicCoding", "FreeMono",
        ],
        preferred: [
          "Noto Sans Mono", "DejaVu Sans Mono", "Inconsolata", "Andale Mono", "Courier New", "Cumberland AMT",
          "Luxi Mono", "Nimbus Mono L", "Nimbus Mono", "Nimbus Mono PS", "Courier", "Miriam Mono",
        ], gothic,
        [
          "AR PL KaitiM GB", "MS Gothic", "UmePlus Gothic", "NSimSun", "MingLiu", "AR PL ShanHeiSun Uni",
          "AR PL New Sung Mono", "HanyiSong", "AR PL SungtiL GB", "AR PL Mingti2L Big5", "ZYSong18030",
          "NanumGothicCoding", "NanumGothic", "UnDotum", "Baekmuk Dotum", "Baekmuk Gulim", "Noto Sans Mono CJK JP",
          "Noto Sans Mono CJK SC", "TlwgTypo", "TlwgTypist", "TlwgTypewriter", "TlwgMono", "Hasida",
        ], ofSeveral, indian, ["Meera", "FreeMono"]),
      Generic(
        "fantasy", members: ["Impact"],
        preferred: ["Impact", "Copperplate Gothic Std", "Cooper Std", "Bauhaus Std"]),
      Generic(
        "cursive", members: ["Comic Sans MS"],
        preferred: ["ITC Zapf Chancery Std", "Zapfino", "Comic Sans MS"]),
      Generic(
        "system-ui", members: [],
        preferred: ["Cantarell", "Noto Sans UI", "Segoe UI", "Segoe UI Historic", "Segoe UI Symbol"], ofInterfaces),
    ]
  }

  /// Fonts of mathematical signs.
  static let math = [
    "XITS Math", "STIX Two Math", "Cambria Math", "Latin Modern Math", "Minion Math", "Lucida Math", "Asana Math",
  ]

  /// Fonts of coloured pictures, and those of black ones.
  static let emoji = [
    "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", "Twitter Color Emoji", "EmojiOne Mozilla", "Emoji Two",
    "JoyPixels", "Emoji One", "Noto Emoji", "Android Emoji",
  ]

  // MARK: Parts of lists

  /// The families for Armenian, Georgian, Lao, Ethiopic, Canadian, Arabic, Indian and Berber letters.
  private static let ofSeveral = [
    "Artsounk", "BPG UTF8 M", "Saysettha Unicode", "GF Zemen Unicode", "Pigiarniq", "B Davat", "B Compset", "Kacst-Qr",
    "Urdu Nastaliq Unicode", "Raghindi", "Mukti Narrow", "padmaa", "Hapax Berbère",
  ]
  private static let chinese = [
    "WenQuanYi Zen Hei", "WenQuanYi Bitmap Song", "AR PL ShanHeiSun Uni", "AR PL New Sung", "ZYSong18030",
  ]
  private static let gothic = ["VL Gothic", "IPAMonaGothic", "IPAGothic", "Sazanami Gothic", "Kochi Gothic"]
  private static let indian = [
    "Lohit Bengali", "Lohit Gujarati", "Lohit Hindi", "Lohit Marathi", "Lohit Maithili", "Lohit Kashmiri",
    "Lohit Konkani", "Lohit Nepali", "Lohit Sindhi", "Lohit Punjabi", "Lohit Tamil", "Lohit Malayalam", "Lohit Kannada",
    "Lohit Telugu", "Lohit Oriya", "LKLUG",
  ]
  private static let ofInterfaces = [
    "Noto Sans Arabic UI", "Noto Sans Bengali UI", "Noto Sans Devanagari UI", "Noto Sans Gujarati UI",
    "Noto Sans Gurmukhi UI", "Noto Sans Kannada UI", "Noto Sans Khmer UI", "Noto Sans Lao UI", "Noto Sans Malayalam UI",
    "Noto Sans Myanmar UI", "Noto Sans Oriya UI", "Noto Sans Sinhala UI", "Noto Sans Tamil UI", "Noto Sans Telugu UI",
    "Noto Sans Thai UI", "Leelawadee UI", "Nirmala UI", "Yu Gothic UI", "Meiryo UI", "MS UI Gothic", "Khmer UI",
    "Lao UI", "Microsoft YaHei UI", "Microsoft JhengHei UI",
  ]
}
