import CInlayCairo

/// The rules of a font configuration of ours. No rules of the system or its users are beside them.
package enum FontRules {
  /// Adds the rules for certain font files.
  package static func add(to configuration: OpaquePointer) { load(language + scaledPictures, into: configuration) }

  /// Adds the rules for the system's fonts, which it has already.
  static func addForSystem(to configuration: OpaquePointer) {
    let rules = language + families(installed(in: configuration)) + scaledPictures + adaptations
    load(rules, into: configuration)
  }

  /// Has fontconfig read rules. Returns false if it cannot.
  @discardableResult
  static func load(_ rules: String, into configuration: OpaquePointer) -> Bool {
    Array("<?xml version=\"1.0\"?><fontconfig>\(rules)</fontconfig>".utf8CString).withUnsafeBytes {
      FcConfigParseAndLoadFromMemory(configuration, $0.baseAddress?.assumingMemoryBound(to: FcChar8.self), 1) != 0
    }
  }

  /// The text's language, and English: fontconfig adds those of the locale, which are removed.
  private static let language = """
    <match><edit name="lang" mode="assign_replace" binding="strong"><name>lang</name></edit></match>
    <match>
      <test name="lang" qual="all" compare="not_eq"><string>en</string></test>
      <test name="lang" qual="all" compare="not_eq"><string>und</string></test>
      <edit name="lang" mode="append_last" binding="weak"><string>en</string></edit>
    </match>
    """

  /// Fonts of pictures, such as colour emoji, have one size or few: they are scaled to the requested one.
  private static let scaledPictures = """
    <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
      </edit>
    </match>
    """

  /// Slants a font without italics and thickens one without a bold cut; hints no small letters of DejaVu, whose hints
  /// are not for them.
  private static let adaptations = """
    <match target="font">
      <test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
        </times>
      </edit>
      <edit name="slant" mode="assign"><const>oblique</const></edit>
      <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
    </match>
    <match target="font">
      <test name="weight" compare="less_eq"><const>medium</const></test>
      <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="weight" mode="assign"><const>bold</const></edit>
    </match>
    """
    + ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"].reduce(into: "") {
      $0 += """
        <match target="font">
          <test name="family"><string>\($1)</string></test>
          <test compare="less" name="pixelsize"><double>7.5</double></test>
          <edit name="hinting"><bool>false</bool></edit>
        </match>
        """
    }

  // MARK: Families

  /// The names of all families, as `key(_:)` has them.
  private static func installed(in configuration: OpaquePointer) -> Set<String> {
    var names: Set<String> = []
    guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else { return names }
    for index in 0..<Int(fonts.nfont) {
      var (number, name): (Int32, UnsafeMutablePointer<FcChar8>?) = (0, nil)
      while FcPatternGetString(fonts.fonts[index], FC_FAMILY, number, &name) == FcResultMatch, let found = name {
        names.insert(key(String(cString: found)))
        number += 1
      }
    }
    return names
  }

  /// Fontconfig compares names without case and spaces. As texts, because the bytes of an array are hashed one by one.
  private static func key(_ name: String) -> String {
    let (space, letters) = (UInt8(ascii: " "), UInt8(ascii: "A")...UInt8(ascii: "Z"))
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8.count)
    for byte in name.utf8 where byte != space { key.append(letters.contains(byte) ? byte | 0x20 : byte) }
    return String(decoding: key, as: UTF8.self)
  }

  /// Rules with families that are not installed would take time and have no effect.
  private static func families(_ installed: Set<String>) -> String {
    func known(_ names: [String]) -> [String] { names.filter { installed.contains(key($0)) } }
    let generics = FontFamilies.generics
    var rules = FontFamilies.equals.reduce(into: "") {
      $0 += Self.rules(for: $1.families, adding: known($1.others), "append", binding: "same")
    }
    for generic in generics {
      rules += Self.rules(for: generic.members, adding: [generic.name], "append_last", binding: "weak")
    }
    rules += signs("emoji", language: "und-zsye", FontFamilies.emoji)
    rules += signs("math", language: "und-zmth", FontFamilies.math)
    rules += """
      <match>
        <test qual="all" name="family" compare="not_eq"><string>sans-serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>serif</string></test>
        <test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
        <edit name="family" mode="append_last"><string>sans-serif</string></edit>
      </match>
      """
    rules += coloredEmoji
    for (name, families) in [("emoji", FontFamilies.emoji), ("math", FontFamilies.math)] {
      rules += Self.rules(for: [name], adding: known(families), "prepend", binding: "same")
    }
    for generic in generics {
      rules += Self.rules(for: [generic.name], adding: known(generic.preferred), "prepend", binding: "weak")
    }
    return rules
  }

  /// Texts of the languages of emoji and of mathematics get fonts of such signs, and texts in these fonts the language.
  private static func signs(_ name: String, language: String, _ families: [String]) -> String {
    rules(for: families, adding: [name], "append_last", binding: "same") + """
      <match>
        <test name="family"><string>\(name)</string></test>
        <edit name="lang" mode="prepend"><string>\(language)</string></edit>
      </match>
      <match>
        <test name="lang"><string>\(language)</string></test>
        <test qual="all" name="family" compare="not_eq"><string>\(name)</string></test>
        <edit name="family" mode="append" binding="strong"><string>\(name)</string></edit>
      </match>
      """
  }

  /// Emoji are in colour.
  private static let coloredEmoji = """
    <match>
      <test name="lang"><string>und-zsye</string></test>
      <test qual="all" name="color" compare="not_eq"><bool>true</bool></test>
      <test qual="all" name="color" compare="not_eq"><bool>false</bool></test>
      <edit name="color" mode="append"><bool>true</bool></edit>
    </match>
    """

  /// A rule for each family: fontconfig's tests have one value.
  private static func rules(
    for families: [String], adding others: [String], _ mode: String, binding: String
  ) -> String {
    if others.isEmpty { return "" }
    let added = others.reduce(into: "") { $0 += "<string>\($1)</string>" }
    let edit = "<edit name=\"family\" mode=\"\(mode)\" binding=\"\(binding)\">\(added)</edit></match>"
    return families.reduce(into: "") {
      $0 += "<match><test name=\"family\" ignore-blanks=\"true\"><string>\($1)</string></test>\(edit)"
    }
  }
}
