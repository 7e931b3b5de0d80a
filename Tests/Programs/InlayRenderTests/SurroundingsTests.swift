import Foundation
import InlayTestSupport
import Testing

/// Settings of users and machines that must not reach a picture.
@Suite struct SurroundingsTests {
  private static let scene = """
    inlay: 1
    size: [300, 190]
    background: "#FFFFFF"
    layers:
    - {type: text, string: Inter fi 123, frame: [4, 0, 290, 24]}
    - {type: text, string: DejaVu Sans, font: {family: sans-serif, size: 17}, frame: [4, 24, 290, 24]}
    - {type: text, string: bold italic, font: {family: serif, size: 15, weight: 700, italic: true}, frame: [4, 48, 290, 24]}
    - {type: text, string: "Nonesuch 123", font: {family: [Arial, Nonesuch], size: 6}, frame: [4, 72, 290, 24]}
    - {type: text, string: "日本語 العربية 😀", language: ja, frame: [4, 96, 290, 40]}
    - {type: text, string: "monospace 0O", font: {family: monospace, size: 13}, frame: [4, 136, 290, 24]}
    - {type: image, contents: a.svg, frame: [4, 160, 100, 30]}

    """
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="30"><text x="2" y="20" font-family="sans-serif">SVG 12</text></svg>
    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(Self.scene, to: "s.yaml")
    try folder.write(Self.svg, to: "a.svg")
    return folder
  }

  private func picture(in folder: TestFolder, _ environment: [String: String] = [:]) throws -> Data {
    let result = try Program.run(["s.yaml", "-o", "-"], in: folder.path, environment: environment)
    #expect(result.status == 0, "\(environment) \(result.errors)")
    return result.output
  }

  /// The properties of fontconfig that change how a font looks, or which one it is.
  static let properties = [
    ("rgba", "<const>rgb</const>"), ("antialias", "<bool>false</bool>"), ("embolden", "<bool>true</bool>"),
    ("matrix", "<matrix><double>1</double><double>0.5</double><double>0</double><double>1</double></matrix>"),
    ("pixelsize", "<double>31</double>"), ("size", "<double>31</double>"), ("scale", "<double>2</double>"),
    ("dpi", "<double>144</double>"), ("aspect", "<double>2</double>"), ("charwidth", "<int>20</int>"),
    ("spacing", "<const>mono</const>"), ("fontfeatures", "<string>zero on</string><string>liga off</string>"),
    ("fontvariations", "<string>wght=900</string>"), ("hinting", "<bool>true</bool>"),
    ("hintstyle", "<const>hintfull</const>"), ("autohint", "<bool>true</bool>"),
    ("lcdfilter", "<const>lcdlegacy</const>"),
    ("embeddedbitmap", "<bool>true</bool>"), ("minspace", "<bool>true</bool>"), ("verticallayout", "<bool>true</bool>"),
    ("globaladvance", "<bool>false</bool>"), ("weight", "<const>black</const>"), ("slant", "<const>oblique</const>"),
    ("width", "<const>condensed</const>"), ("family", "<string>DejaVu Serif</string>"), ("lang", "<string>ja</string>"),
    ("color", "<bool>false</bool>"), ("outline", "<bool>false</bool>"), ("style", "<string>Bold</string>"),
  ]

  private static func rules(_ properties: [(String, String)], _ target: String) -> String {
    properties.map {
      "<match target=\"\(target)\"><edit name=\"\($0.0)\" mode=\"assign\" binding=\"strong\">\($0.1)</edit></match>\n"
    }.joined()
  }

  private static func configuration(_ content: String) -> String {
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(content)</fontconfig>"
  }

  @Test("no property that a file of fontconfig's sets for a pattern or a font reaches a picture")
  func properties() throws {
    let folder = try folder()
    let usual = try picture(in: folder)
    for property in Self.properties {
      let rules = Self.rules([property], "pattern") + Self.rules([property], "font")
      let text = Self.configuration("<include>/etc/fonts/fonts.conf</include>" + rules)
      try folder.write(text, to: "fonts.conf")
      #expect(try picture(in: folder, ["FONTCONFIG_FILE": folder["fonts.conf"]]) == usual, "\(property.0)")
    }
  }

  @Test("neither does what a user's own file sets", arguments: ["pattern", "font"])
  func home(target: String) throws {
    let folder = try folder()
    let usual = try picture(in: folder)
    let others = """
      <selectfont><rejectfont><pattern><patelt name="family"><string>Inter</string></patelt></pattern></rejectfont></selectfont>
      <alias binding="strong"><family>sans-serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
      """
    for rules in [Self.rules(Self.properties, target), others] {
      try folder.write(Self.configuration(rules), to: "home/.config/fontconfig/fonts.conf")
      let environment = ["HOME": folder["home"], "XDG_CONFIG_HOME": folder["home/.config"]]
      #expect(try picture(in: folder, environment) == usual)
    }
  }

  @Test("a file of fontconfig's may name folders of fonts, which are all that counts")
  func folders() throws {
    let folder = try folder()
    let usual = try picture(in: folder)
    try folder.write(Self.configuration("<dir>/usr/share/fonts</dir>"), to: "fonts.conf")
    #expect(try picture(in: folder, ["FONTCONFIG_FILE": folder["fonts.conf"]]) == usual)
    try folder.write(Self.configuration("<dir>/usr/share/fonts/truetype/dejavu</dir>"), to: "fonts.conf")
    #expect(try picture(in: folder, ["FONTCONFIG_FILE": folder["fonts.conf"]]) != usual)
  }

  @Test(
    "switches of the libraries that draw do not reach a picture, nor standard output",
    arguments: [
      ["FREETYPE_PROPERTIES": "cff:hinting-engine=freetype truetype:interpreter-version=35"],
      ["HB_SHAPER_LIST": "fallback"], ["HB_OPTIONS": "uniscribe-bug-compatible"], ["PANGOCAIRO_BACKEND": "win32"],
      ["PIXMAN_DISABLE": "sse2 ssse3 mmx fast"], ["PIXMAN_DISABLE": "wholeops", "CAIRO_DEBUG_TRACE": "1"],
      ["FC_DEBUG": "1"], ["JSIMD_FORCENONE": "1"], ["JPEGMEM": "1"],
    ])
  func switches(variables: [String: String]) throws {
    let folder = try folder()
    #expect(try picture(in: folder, variables) == picture(in: folder))
  }

  @Test("the language of the system does not choose fonts", arguments: ["ja_JP.UTF-8", "ar", "C"])
  func locale(name: String) throws {
    let folder = try folder()
    let environment = ["LANG": name, "LC_ALL": name, "LANGUAGE": name, "FC_LANG": name]
    #expect(try picture(in: folder, environment) == picture(in: folder))
  }
}
