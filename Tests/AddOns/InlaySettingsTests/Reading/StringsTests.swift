import InlayFiles
import InlaySystem
import Testing

@testable import InlayLocalization
@testable import InlaySettings

@Suite struct StringsTests {
  private func strings(_ bytes: [UInt8]) throws -> StringsFile { try StringsFile(bytes, limits: PropertyList.Limits()) }

  private func texts(_ text: String) throws -> [String: String] { try strings(Array(text.utf8)).texts }

  private func warnings(_ text: String) throws -> [String] {
    try strings(Array(text.utf8)).warnings.problems(in: "f").map(\.description)
  }

  @Test("keys and texts are quoted or words, with comments between")
  func entries() throws {
    let text = """
      /* the first
         "a" = "no"; */
      "a" = "A";
      // "b" = "no";
      "b"= 'it''s' ;
      word.key-1 /* here too */ = word_2 ; "same";
      "key // no comment" = "/* nor here */";
      "lines" = "one
      two";
      """.replacing("it''s", with: "its")
    #expect(
      try texts(text) == [
        "a": "A", "b": "its", "word.key-1": "word_2", "same": "same", "key // no comment": "/* nor here */",
        "lines": "one\ntwo",
      ])
    #expect(try warnings(text).isEmpty)
    #expect(try texts("").isEmpty && texts(" \n// only a comment").isEmpty)
  }

  @Test("escapes are those of C, of UTF-16 and octal ones")
  func escapes() throws {
    let text = #""k" = "\"\\\n\t\r\'\a\U00e9\u65e5\ud83d\ude00\101\7\q\u";"#
    #expect(try texts(text) == ["k": "\"\\\n\t\r'\u{7}é日😀A\u{7}qu"])
    #expect(try texts(#""k" = "\ud83d \ude00 \ud83d\u0041";"#) == ["k": "\u{FFFD} \u{FFFD} \u{FFFD}A"])
    #expect(try texts(#""a\"b" = "";"#) == [#"a"b"#: ""])
  }

  @Test("the encoding is found: UTF-8 and UTF-16 with and without a mark, else Mac Roman")
  func encodings() throws {
    let text = "\"k\" = \"Größe 日本 😀\";\n"
    let expected = ["k": "Größe 日本 😀"]
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let files = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), big, [0xFE, 0xFF] + big, little, [0xFF, 0xFE] + little,
    ]
    for (number, file) in files.enumerated() {
      #expect(try strings(file).texts == expected, "\(number)")
      #expect(try strings(file).warnings.list.isEmpty, "\(number)")
    }
    let roman = try strings(Array("\n\"k\" = \"Gr".utf8) + [0x9A, 0xA7, 0x65, 0xDB] + Array("\";".utf8))
    #expect(roman.texts == ["k": "Größe€"])
    #expect(
      roman.warnings.problems(in: "f").map(\.description) == [
        "f:2:10: warning: not UTF-8: byte 0x9a; the file is read as Mac Roman"
      ])
  }

  @Test("property lists in both forms are strings too")
  func propertyLists() throws {
    let value = PropertyList.dictionary(["a": .string("Größe"), "b": .string("B"), "n": .integer(1)])
    for bytes in [value.xml, value.binary] {
      let file = try strings(bytes)
      #expect(file.texts == ["a": "Größe", "b": "B"])
      #expect(file.warnings.list.map(\.message) == ["the value of 'n' is not text"])
    }
    #expect(throws: ReadingFailure.self) { try strings(PropertyList.array([]).binary) }
  }

  @Test(
    "a mistake costs its entry and is reported at its place",
    arguments: [
      ("\"a\" = \"1\"\n\"b\" = \"2\";", ["a", "b", "z"], "1:9", "';' is missing after this"),
      ("\"a\" = \"1;\n\"b\" = \"2\";", ["b", "z"], "2:2", "';' or '=' is expected here"),
      ("\"a\" \"1\";\n\"b\" = \"2\";", ["b", "z"], "1:5", "';' or '=' is expected here"),
      ("\"a\" = ;\n\"b\" = \"2\";", ["b", "z"], "1:7", "a text is expected here"),
      ("\"a\" = { x = 1; };\n\"b\" = \"2\";", ["b", "z"], "1:7", "a text is expected here"),
      ("\"ä\" = \"1\"; é;\n\"b\" = \"2\";", ["b", "z", "ä"], "1:12", "a key is expected here"),
      ("/* open\n\"b\" = \"2\";", ["b", "z"], "1:1", "a comment that does not end with '*/'"),
      ("\"a\" = \"1\";\n= \"2\";", ["a", "z"], "2:1", "a key is expected here"),
    ])
  func mistakes(text: String, keys: [String], place: String, message: String) throws {
    let file = text + "\n\"z\" = \"Z\";\n"
    #expect(try texts(file).keys.sorted() == keys)
    #expect(try warnings(file).first == "f:\(place): warning: \(message)")
  }

  @Test("a text that does not end is reported where it begins")
  func openText() throws {
    #expect(try texts("\"a\" = \"1\";\n\"b\" = \"2").keys.sorted() == ["a"])
    #expect(try warnings("\"a\" = \"1\";\n\"b\" = \"2") == ["f:2:7: warning: a text that does not end with \""])
  }

  @Test("of equal keys the last one counts, with a warning")
  func duplicates() throws {
    let text = "\"a\" = \"1\";\n \"a\" = \"2\";"
    #expect(try texts(text) == ["a": "2"])
    #expect(try warnings(text) == ["f:2:2: warning: the key 'a' occurs twice; the last one counts"])
  }

  @Test("reading ends at the limit of warnings")
  func manyMistakes() throws {
    let file = try strings(Array(String(repeating: "=\n", count: 1000).utf8))
    #expect(file.warnings.list.count == 100)
    #expect(file.warnings.list.last?.place.line == 100)
  }

  @Test("however often a mistake leads into the same bytes again, each is visited a few times")
  func linear() throws {
    let filler = String(repeating: "x ", count: 300) + String(repeating: " \n", count: 300)
    let starts = [
      "/*", "a /*", "a = /*", "a = b /*", "/* */ /*", "/**/ a /* ", "\"", "'", "a = \"", "a = '", "\"a\" = \"\\\"",
      "a /* */", "//", "a //", "a", "a =", "\"\" '", "' /*", "\" /*", "/* \"", "/* '", "\\\"",
    ]
    let ends = ["", "*/", "*/ x y", "\" x", "' x", "*/ \" ' x", "\\"]
    for start in starts {
      for other in starts {
        for end in ends {
          let lines = String(repeating: start + "\n" + other + "\n", count: 20)
          for text in [lines + filler + end, lines + end + filler + ")", filler + lines + end] {
            var reader = StringsReader(Array(text.utf8))
            _ = reader.read()
            #expect(reader.visited <= 6 * text.utf8.count, "\(start) \(other) \(end): \(reader.visited)")
          }
        }
      }
    }
  }

  @Test("mistakes after mistakes have their places")
  func places() throws {
    let text = "\"é\" /*\n \"ü\" /* \n'k' = x\n\n \"日本\" =;\n/* \n"
    #expect(
      try warnings(text) == [
        "f:1:5: warning: a comment that does not end with '*/'",
        "f:2:6: warning: a comment that does not end with '*/'",
        "f:3:7: warning: ';' is missing after this", "f:5:8: warning: a text is expected here",
        "f:6:1: warning: a comment that does not end with '*/'",
      ])
  }
}
