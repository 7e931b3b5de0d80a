import InlaySystem
import Testing

@testable import InlayFiles

@Suite struct DocumentReaderTests {
  private func read(_ text: String, limits: DocumentReader.Limits = .init()) throws(ReadingFailure) -> Value {
    try DocumentReader.read(Array(text.utf8), limits: limits).root
  }

  /// The problem as `line:column: message`, or nil.
  private func failure(_ text: String, limits: DocumentReader.Limits = .init()) -> String? {
    failure(Array(text.utf8), limits: limits)
  }

  private func failure(_ bytes: [UInt8], limits: DocumentReader.Limits = .init()) -> String? {
    do throws(ReadingFailure) {
      _ = try DocumentReader.read(bytes, limits: limits)
      return nil
    } catch {
      return "\(error.place.line):\(error.place.column): \(error.message)"
    }
  }

  /// A value without places and quotes.
  private func plain(_ value: Value) -> String {
    switch value.content {
    case .scalar(let text, _): text
    case .unknown: "?"
    case .list: "[" + value.elements.map(plain).joined(separator: ", ") + "]"
    case .object: "{" + value.entries.map { plain($0.key) + ": " + plain($0.value) }.joined(separator: ", ") + "}"
    }
  }

  @Test("block style, flow style and JSON give the same values")
  func styles() throws {
    let block = "a:\n  - 1\n  - b: x y\n    c: [p, q]\nd: {}\n"
    let flow = "{a: [1, {b: x y, c: [p, q]}], d: {}}"
    let json = #"{"a":[1,{"b":"x y","c":["p","q"]}],"d":{}}"#
    #expect(plain(try read(block)) == flow)
    #expect(plain(try read(flow)) == flow)
    #expect(plain(try read(json)) == flow)
  }

  @Test("JSON may contain tabs, line ends of Windows and escapes")
  func jsonDetails() throws {
    let value = try read("{\r\n\t\"a\\/b\" :\t[1 ,\t-2.5e3],\r\n\t\"\\u00e9\\n\": null\r\n}")
    #expect(plain(value) == "{a/b: [1, -2.5e3], é\n: null}")
  }

  @Test("every value has the place of its first character, with columns counted in characters")
  func places() throws {
    let root = try read("name: é😀\nlist: [é, 😀, end]\n")
    let list = root["list"]?.elements.map { [$0.place.line, $0.place.column] }
    #expect(list == [[2, 8], [2, 11], [2, 14]])
  }

  @Test("a byte order mark is ignored")
  func byteOrderMark() throws {
    let value = try DocumentReader.read([0xEF, 0xBB, 0xBF] + Array("a: 1".utf8)).root
    #expect(plain(value) == "{a: 1}")
    #expect(value.place == .start)
  }

  @Test("an escaped surrogate pair in double quotes is one character, and later columns stay correct")
  func surrogatePairs() throws {
    let value = try read(##"["\uD83D\ude00!", '\uD83D\uDE00', \uD83D\uDE00, "\\uD83D\\uDE00", x]"##)
    let texts = value.elements.map { $0.scalar ?? "" }
    #expect(texts == ["😀!", ##"\uD83D\uDE00"##, ##"\uD83D\uDE00"##, ##"\uD83D\uDE00"##, "x"])
    #expect(value.elements.last?.place.column == 67)
    #expect(plain(try read(##"["\\\uD83D\uDE00"]"##)) == ##"[\😀]"##)
  }

  @Test("half of a surrogate pair is an error at its place")
  func loneSurrogates() {
    for text in [#"["\uD83D"]"#, #"["\uDE00\uD83D"]"#, #"["\uD83Dx\uDE00"]"#, ##"["\\uD83D\uDE00"]"##] {
      #expect(failure(text)?.hasPrefix("1:") ?? false, "\(text)")
    }
  }

  @Test("a merge key is refused with what to write, and the same text elsewhere is a text")
  func mergeKeys() {
    let message =
      "merge keys (<<) are not supported: write the keys here, or give a whole value an anchor (&name) and use it by its "
      + "alias (*name)"
    #expect(failure("a: &a {x: 1}\nb:\n  <<: *a\n  y: 2") == "3:3: " + message)
    #expect(failure("- {y: 2, <<: [{x: 1}]}") == "1:10: " + message)
    #expect(failure("<<: {}") == "1:1: " + message)
    for text in ["a: <<", "[<<]", "'<<': 1", "{a: {b: 1}, c: <<}", "[{a: 1}, <<]"] {
      #expect(failure(text) == nil, "\(text)")
    }
  }

  @Test(
    "bytes that are not UTF-8 are an error at the first of them",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4: the file is not UTF-8 here"),
      ([0x61, 0x0A, 0xC3, 0xA9, 0xC3, 0x28], "2:2: the file is not UTF-8 here"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is UTF-16; it must be UTF-8"),
      ([0x61, 0x3A, 0x0A, 0x20, 0x00], "2:2: the character U+0000 is not allowed here"),
      ([0xC3, 0xA9, 0x07], "1:2: the character U+0007 is not allowed here"),
      ([0x61, 0xC2, 0x80], "1:2: the character U+0080 is not allowed here"),
      ([0x61, 0xEF, 0xBB, 0xBF], "1:2: the character U+FEFF is not allowed here"),
    ] as [([UInt8], String)])
  func noText(bytes: [UInt8], message: String) {
    #expect(failure(bytes) == message)
  }

  @Test(
    "a stream without exactly one document is an error with its place",
    arguments: [
      ("", "1:1: the file is empty"),
      ("# nothing\n\n", "1:1: the file is empty"),
      ("a: 1\n---\nb: 2\n", "2:1: a second document starts here; a file can contain only one"),
      ("a: !!str 1", "1:4: the tag 'tag:yaml.org,2002:str': tags are not allowed"),
      ("a: !mine [1]", "1:4: the tag '!mine': tags are not allowed"),
      (#"a: "\0""#, "1:4: the character U+0000 is not allowed in a text"),
      ("a: *b", "1:4: there is no anchor '&b' before the alias '*b'"),
      (
        "a: [1, 2\n",
        "2:1: not readable as YAML or JSON: did not find expected ',' or ']' while parsing a flow sequence, "
          + "which begins at 1:4"
      ),
      (
        "a: [\"b]\nc: 1\n",
        "3:1: not readable as YAML or JSON: found unexpected end of stream while scanning a quoted scalar, "
          + "which begins at 1:5"
      ),
      (
        "a: b: c",
        "1:5: not readable as YAML or JSON: mapping values are not allowed in this context "
          + "(quote text that contains ': ', start all keys of an object in the same column, and check whether "
          + "the key before lacks its colon)"
      ),
      (
        "a:\n\t- 1",
        "2:1: not readable as YAML or JSON: found character that cannot start any token while scanning for the next "
          + "token (indent lines with spaces, not tabs, and quote text that begins with @, ` or %)"
      ),
      (
        "a: {b: #f00}\n",
        "2:1: not readable as YAML or JSON: did not find expected node content while parsing a flow node "
          + "(text after # is a comment unless it is in quotes)"
      ),
    ])
  func noDocument(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test("an alias has its anchor's value; of equal names, the last")
  func aliases() throws {
    #expect(plain(try read("{a: &x [1], b: *x, c: &x 2, d: *x}")) == "{a: [1], b: [1], c: 2, d: 2}")
  }

  @Test(
    "an alias inside its anchor's value is an error",
    arguments: ["&a [*a]", "x: &a {b: [1, *a]}", "&a {*a : 1}", "a: &x 1\nb: &x [*x]"])
  func cycles(text: String) {
    #expect(failure(text)?.contains("is inside the value that it refers to: a cycle") ?? false, "\(text)")
  }

  @Test("aliases count as copies: a bomb is an error, in values and in keys", arguments: ["[%]", "{[%]: 1}"])
  func bombs(form: String) {
    var text = "a0: &a0 [x]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) " + form.replacing("%", with: aliases) + "\n"
    }
    #expect(failure(text)?.contains("more than 4000000 values") ?? false)
  }

  @Test("the value limit is read, and one more value is an error")
  func valueLimit() {
    var limits = DocumentReader.Limits()
    limits.values = 10
    let nine = Array(repeating: "x", count: 9).joined(separator: ",")
    #expect(failure("[\(nine)]", limits: limits) == nil)
    #expect(failure("[\(nine),x]", limits: limits)?.hasPrefix("1:20: more than 10 values") ?? false)
    #expect(failure("[&a [x, x, x, x], *a]", limits: limits)?.hasPrefix("1:19: ") ?? true)
    #expect(failure("[&a [x, x, x], *a]", limits: limits) == nil)
  }

  @Test("nesting ends at the limit, by brackets, by indentation and by aliases")
  func nestingLimit() {
    let brackets = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    let tooDeep = "values are nested more than 1000 levels deep"
    #expect(failure(brackets(1000)) == nil)
    #expect(failure(brackets(1001)) == "1:1001: \(tooDeep)")
    #expect(failure(String(repeating: "[", count: 2000)) == "1:1001: \(tooDeep)", "found before the text ends")
    #expect(failure(String(repeating: "- ", count: 2000)) == "1:2001: \(tooDeep)")
    var chain = "a0: &a0 x\n"
    for level in 1...1100 { chain += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(failure(chain)?.hasPrefix("1000:") ?? false)
  }

  @Test("brackets around many values are an error before they cost minutes")
  func bracketLimit() {
    var limits = DocumentReader.Limits()
    limits.bracketWork = 1000
    let open = String(repeating: "[", count: 50)
    let close = String(repeating: "]", count: 50)
    #expect(failure(open + "x,x,x,x,x,x,x,x,x" + close, limits: limits) != nil)
    #expect(failure(open + close, limits: limits)?.contains("brackets") ?? true)
    #expect(failure("[" + Array(repeating: "x", count: 900).joined(separator: ",") + "]", limits: limits) == nil)
  }
}
