internal import CInlayYaml
import InlaySystem

/// Reads YAML, of which JSON is a part, into a `Document`.
///
/// It takes the events of libyaml's parser one by one and counts values as they come: an untrusted file's aliases are
/// never expanded before they are counted.
struct DocumentReader {
  /// The limits of a file's contents.
  struct Limits {
    /// Scalars, lists and objects; an alias counts as a copy of its target.
    var values = 4_000_000
    var nesting = 1000
    /// The parser visits each open bracket again for each value, so brackets around many values cost time.
    var bracketWork = 400_000_000
    /// Lines that begin with `%TAG`.
    var tagDirectives = 100
  }

  private let source: SourceText
  private let limits: Limits
  private var nodes: [Document.Node] = []
  private var children: [Int32] = []
  private var open: [Container] = []
  /// The complete children of the open containers.
  private var pending: [Int32] = []
  private var anchors: [String: Anchor] = [:]
  private var bracketWork = 0

  /// A list or object without its end.
  private struct Container {
    let place: Place
    let isList: Bool
    let isBracketed: Bool
    let anchor: String?
    let firstPending: Int
    var size = Size()
  }

  /// The size of a value, with aliases counted as copies.
  private struct Size {
    var values = 1
    var height = 1
  }

  private enum Anchor {
    case open
    case complete(index: Int32, size: Size)
  }

  private init(_ source: SourceText, limits: Limits) {
    self.source = source
    self.limits = limits
  }

  /// The document in a file's bytes.
  ///
  /// - Throws: `ReadingFailure` for a file that is not UTF-8 or YAML, without a document or with two, with tags or
  ///   merge keys, with an alias without an anchor or inside its own target, or over a limit.
  static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(ReadingFailure) -> Document {
    let source = try SourceText(bytes)
    // The parser compares each directive with all earlier ones.
    if let place = source.bytes.placeOfDirective("%TAG", after: limits.tagDirectives) {
      throw ReadingFailure("more than \(limits.tagDirectives) %TAG directives: tags are not allowed", at: place)
    }
    var reader = DocumentReader(source, limits: limits)
    let result: Result<Document, ReadingFailure> = source.bytes.withUnsafeBufferPointer { bytes in
      do throws(ReadingFailure) { return .success(try reader.parse(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ReadingFailure) -> Document {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw ReadingFailure("no memory to read the file") }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    var isAtEnd = false
    while !isAtEnd {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw ReadingFailure(parser) }
      defer { yaml_event_delete(&event) }
      isAtEnd = try take(event)
    }
    guard !nodes.isEmpty else { throw ReadingFailure("the file is empty") }
    return Document(nodes: nodes, children: children)
  }

  /// Takes one event. Returns true after the last.
  private mutating func take(_ event: yaml_event_t) throws(ReadingFailure) -> Bool {
    let place = Place(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      guard nodes.isEmpty else {
        throw ReadingFailure("a second document starts here; a file can contain only one", at: place)
      }
    case YAML_SCALAR_EVENT: try takeScalar(event, at: place)
    case YAML_ALIAS_EVENT: try takeAlias(String(event.data.alias.anchor) ?? "", at: place)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try begin(
        Container(
          place: place, isList: true, isBracketed: start.style == YAML_FLOW_SEQUENCE_STYLE,
          anchor: String(start.anchor), firstPending: pending.count),
        tag: start.tag)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try begin(
        Container(
          place: place, isList: false, isBracketed: start.style == YAML_FLOW_MAPPING_STYLE,
          anchor: String(start.anchor), firstPending: pending.count),
        tag: start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try end()
    case YAML_STREAM_END_EVENT: return true
    default: break
    }
    return false
  }

  private mutating func takeScalar(_ event: yaml_event_t, at place: Place) throws(ReadingFailure) {
    let scalar = event.data.scalar
    try checkTag(scalar.tag, at: place)
    let characters = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    guard !characters.contains(0) else {
      throw ReadingFailure("the character U+0000 is not allowed in a text", at: place)
    }
    let isDoubleQuoted = scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
    let text = source.restored(characters, isDoubleQuoted: isDoubleQuoted)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    if isPlain, text == "<<", isAtKey {
      throw ReadingFailure(
        "merge keys (<<) are not supported: write the keys here, or give a whole value an anchor (&name) and use it by "
          + "its alias (*name)", at: place)
    }
    try add(
      Document.Node(content: .scalar(text, isPlain: isPlain), place: place), size: Size(),
      anchor: String(scalar.anchor))
  }

  /// Whether the next value is a key of an object.
  private var isAtKey: Bool {
    open.last.map { !$0.isList && (pending.count - $0.firstPending).isMultiple(of: 2) } ?? false
  }

  private mutating func takeAlias(_ name: String, at place: Place) throws(ReadingFailure) {
    switch anchors[name] {
    case nil: throw ReadingFailure("there is no anchor '&\(name)' before the alias '*\(name)'", at: place)
    case .open:
      throw ReadingFailure("the alias '*\(name)' is inside the value that it refers to: a cycle", at: place)
    case .complete(let index, let size): try complete(index, size: size, at: place)
    }
  }

  private mutating func begin(_ container: Container, tag: UnsafeMutablePointer<UInt8>?) throws(ReadingFailure) {
    try checkTag(tag, at: container.place)
    // The parser itself has no limit, and visits each open bracket for each token.
    guard open.count < limits.nesting else { throw tooDeep(at: container.place) }
    if let anchor = container.anchor { anchors[anchor] = .open }
    open.append(container)
  }

  private mutating func end() throws(ReadingFailure) {
    guard let container = open.popLast() else { return }
    let first = Int32(children.count)
    children += pending[container.firstPending...]
    pending.removeSubrange(container.firstPending...)
    let range = first..<Int32(children.count)
    try add(
      Document.Node(content: container.isList ? .list(range) : .object(range), place: container.place),
      size: container.size, anchor: container.anchor)
  }

  private mutating func add(_ node: Document.Node, size: Size, anchor: String?) throws(ReadingFailure) {
    let index = Int32(nodes.count)
    nodes.append(node)
    if let anchor { anchors[anchor] = .complete(index: index, size: size) }
    try complete(index, size: size, at: node.place)
  }

  /// Adds a complete value to the open container around it.
  private mutating func complete(_ index: Int32, size: Size, at place: Place) throws(ReadingFailure) {
    guard let container = open.indices.last else { return }
    pending.append(index)
    open[container].size.values += size.values
    open[container].size.height = max(open[container].size.height, size.height + 1)
    guard nodes.count <= limits.values, open[container].size.values <= limits.values else {
      throw ReadingFailure(
        "more than \(limits.values) values, with each alias counted as a copy of its value", at: place)
    }
    guard open.count + size.height <= limits.nesting else { throw tooDeep(at: place) }
    guard open[container].isBracketed else { return }
    bracketWork += open.count
    guard bracketWork <= limits.bracketWork else {
      throw ReadingFailure("too many values in too many nested brackets", at: place)
    }
  }

  private func tooDeep(at place: Place) -> ReadingFailure {
    ReadingFailure("values are nested more than \(limits.nesting) levels deep", at: place)
  }

  private func checkTag(_ tag: UnsafeMutablePointer<UInt8>?, at place: Place) throws(ReadingFailure) {
    guard let tag = String(tag) else { return }
    throw ReadingFailure("the tag \(tag.quoted): tags are not allowed", at: place)
  }
}

extension String {
  fileprivate init?(_ characters: UnsafeMutablePointer<UInt8>?) {
    guard let characters else { return nil }
    self.init(cString: characters)
  }
}

extension Place {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}

extension ReadingFailure {
  /// The usual mistakes, by the parser's words.
  private static let hints = [
    "found character that cannot start any token":
      "indent lines with spaces, not tabs, and quote text that begins with @, ` or %",
    "mapping values are not allowed in this context":
      "quote text that contains ': ', start all keys of an object in the same column, and check whether the key "
      + "before lacks its colon",
    "could not find expected ':'": "a key and its value are written as 'key: value', with a space after the colon",
    "did not find expected node content": "text after # is a comment unless it is in quotes",
  ]

  /// The problem that stopped the parser, with the beginning of what it was reading.
  fileprivate init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "no memory"
    let place = Place(parser.problem_mark)
    let start = Place(parser.context_mark)
    var message = "not readable as YAML or JSON: \(problem)"
    if let context = parser.context {
      message += " \(String(cString: context))"
      if start != place { message += ", which begins at \(start.line):\(start.column)" }
    }
    if let hint = Self.hints[problem] { message += " (\(hint))" }
    self.init(message, at: place)
  }
}
