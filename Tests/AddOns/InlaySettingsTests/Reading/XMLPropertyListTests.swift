import Testing

@testable import InlayLocalization
@testable import InlaySettings

@Suite struct XMLPropertyListTests {
  @Test("every element gives its value")
  func values() throws {
    let value = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <!-- a comment -->
        <key>s</key><string> a &amp; b&#x41;<![CDATA[<c>]]> </string>
        <key>none</key><string/>
        <key>i</key><integer> -42 </integer><key>hex</key><integer>0x1F</integer><key>plus</key><integer>+7</integer>
        <key>r</key><real>1.5e3</real><key>inf</key><real>-infinity</real>
        <key>t</key><true/><key>f</key><false></false>
        <key>d</key><date>2026-01-31T12:00:01Z</date>
        <key>x</key><data> AP9h
          YmM= </data>
        <key>a</key><array><integer>1</integer><array/><dict/></array>
      </dict>
      </plist>
      """)
    #expect(
      value
        == .dictionary([
          "s": .string(" a & bA<c> "), "none": .string(""), "i": .integer(-42), "hex": .integer(31),
          "plus": .integer(7), "r": .real(1500), "inf": .real(-.infinity), "t": .boolean(true), "f": .boolean(false),
          "d": .date(791_553_601), "x": .data([0, 255, 97, 98, 99]),
          "a": .array([.integer(1), .array([]), .dictionary([:])]),
        ]))
  }

  @Test("dates count from 2001, also before it and in leap years")
  func dates() throws {
    #expect(try read("<plist><date>1970-01-01T00:00:00Z</date></plist>") == .date(-978_307_200))
    #expect(try read("<plist><date>2000-02-29T23:59:59Z</date></plist>") == .date(-26_438_401))
    #expect(try read("<plist><date>2001-01-01T00:00:00Z</date></plist>") == .date(0))
  }

  @Test("the encoding is that of the file: UTF-8 with a mark, UTF-16 in both orders, Latin 1")
  func encodings() throws {
    let text = "<plist><string>Größe 😀</string></plist>"
    let expected = PropertyList.string("Größe 😀")
    #expect(try read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    #expect(try read([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == expected)
    #expect(try read([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == expected)
    let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><plist><string>Gr"
    #expect(try read(Array(latin.utf8) + [0xF6] + Array("</string></plist>".utf8)) == .string("Grö"))
  }

  @Test(
    "a mistake is reported at its line and column",
    arguments: [
      ("<plist>\n <dict>\n  <bool/></dict></plist>", "3:3", "a property list has no element 'bool'"),
      ("<plist><dict><key>a</key><strinng/></dict></plist>", "1:26", "did you mean 'string'?"),
      ("<plist><dict><string/></dict></plist>", "1:14", "a value in a <dict> without a <key> before it"),
      ("<plist><dict><key>a</key></dict></plist>", "1:26", "the key 'a' has no value"),
      ("<plist><dict><key>a</key><key>b</key></dict></plist>", "1:26", "the key 'a' has no value"),
      ("<plist><array><key>a</key></array></plist>", "1:15", "<key> outside of <dict>"),
      ("<plist><string/><string/></plist>", "1:17", "a second value: a property list has exactly one"),
      ("<plist><array><plist/></array></plist>", "1:15", "<plist> must be the outermost element"),
      ("<plist><string>a<true/></string></plist>", "1:17", "<true> inside <string>"),
      ("<plist><array>é x</array></plist>", "1:15", "text outside a value"),
      ("<plist><integer>1x</integer></plist>", "1:8", "'1x' is not a 64-bit integer"),
      ("<plist><integer>9223372036854775808</integer></plist>", "1:8", "is not a 64-bit integer"),
      ("<plist><real>1,5</real></plist>", "1:8", "'1,5' is not a number"),
      ("<plist><date>2026-13-01T00:00:00Z</date></plist>", "1:8", "is not a date, such as 2026-01-31T12:00:00Z"),
      ("<plist><date>yesterday</date></plist>", "1:8", "'yesterday' is not a date"),
      ("<plist><data>A=BC</data></plist>", "1:8", "is not Base64 data"),
      ("<plist><true>1</true></plist>", "1:8", "text in <true>, which cannot contain any"),
      ("<plist></plist>", "1:16", "the property list is empty"),
      ("<plist><dict>", "1:14", "not readable as XML: no element found"),
      ("<plist>\n<string>äö</strin></plist>", "2:13", "not readable as XML: mismatched tag"),
    ])
  func mistakes(text: String, place: String, message: String) {
    let found = problem(text)
    #expect(found.hasPrefix("f:\(place): error: ") && found.contains(message), "\(found)")
  }

  @Test("of equal keys the last one counts, with a warning at its place")
  func duplicateKeys() throws {
    let text = "<plist><dict>\n<key>a</key><true/>\n<key>a</key><false/></dict></plist>"
    let file = try PropertyListFile(Array(text.utf8), limits: PropertyList.Limits())
    #expect(file.value == .dictionary(["a": .boolean(false)]))
    #expect(
      file.warnings.problems(in: "f").map(\.description) == [
        "f:3:1: warning: the key 'a' occurs twice; the last one counts"
      ])
  }

  @Test("the places of elements are those of the arrays of the outermost dictionary")
  func places() throws {
    let text =
      "<plist><dict><key>a</key><array>\n<dict><key>x</key><array><true/></array></dict>\n <true/>\n</array></dict></plist>"
    let file = try PropertyListFile(Array(text.utf8), limits: PropertyList.Limits())
    #expect(file.elementPlaces.mapValues { $0.map { [$0.line, $0.column] } } == ["a": [[2, 1], [3, 2]]])
  }

  @Test("entities of a file's own are refused before they are expanded")
  func entities() {
    let laughs = """
      <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <plist><string>&b;</string></plist>
      """
    #expect(problem(laughs).contains("declarations in the document type are not allowed"))
    let outside = "<!DOCTYPE plist SYSTEM 'x.dtd'><plist><string>&nbsp;</string></plist>"
    #expect(problem(outside).contains("an entity that XML does not define"))
    #expect(problem("<plist><string>&nbsp;</string></plist>").contains("undefined entity"))
  }

  @Test("the limits are those of bytes, values and depth")
  func exceeded() throws {
    let text = Array("<plist><array><array/><array><true/></array></array></plist>".utf8)
    #expect(problem(text, limits(bytes: text.count, values: 4, depth: 2)) == "read")
    #expect(problem(text, limits(bytes: text.count - 1)).contains("\(text.count) bytes, over the limit of"))
    #expect(problem(text, limits(values: 3)) == "f:1:30: error: more than 3 values")
    #expect(problem(text, limits(depth: 1)) == "f:1:15: error: values are nested more than 1 levels deep")
    let deep = String(repeating: "<array>", count: 100_000)
    #expect(problem(deep).contains("values are nested more than 100 levels deep"))
  }

  @Test("files of no known form are refused with the reason")
  func forms() {
    #expect(problem("{ a = b; }").contains("NeXT's text form is not read"))
    #expect(problem("<dict/>") == "read", "a value without <plist>")
    #expect(problem("hello") == "f:1:1: error: the file is not a property list")
    #expect(problem("") == "f:1:1: error: the file is not a property list")
    #expect(problem("bplist16").contains("an unknown version"))
  }
}
