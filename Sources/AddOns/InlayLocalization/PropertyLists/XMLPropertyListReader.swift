internal import CInlayExpat
import InlaySystem

/// Reads an XML property list: takes the events of expat's parser one by one.
///
/// A document type is allowed, declarations inside it are not: their entities could make a small file large.
final class XMLPropertyListReader {
  let parser: OpaquePointer
  private let limits: PropertyList.Limits
  private var failure: ReadingFailure?
  private var file = PropertyListFile(value: .array([]))
  private var isComplete = false
  private var open: [Container] = []
  /// The element whose text is being read, with its position.
  private var leaf: (element: XMLElement, place: Place)?
  private var text: [UInt8] = []
  private var hasPlist = false

  /// An array or dictionary without its end.
  private struct Container {
    let isArray: Bool
    let place: Place
    var elements: [PropertyList] = []
    var values: [String: PropertyList] = [:]
    /// The key whose value comes next.
    var key: String?
    /// The elements' positions in an array of the outermost dictionary.
    var places: [Place] = []
  }

  private init(_ parser: OpaquePointer, limits: PropertyList.Limits) {
    self.parser = parser
    self.limits = limits
  }

  /// - Throws: `ReadingFailure` at the first mistake or exceeded limit.
  static func read(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) -> PropertyListFile {
    guard let length = Int32(exactly: bytes.count) else { throw ReadingFailure("the file is too long for XML") }
    guard let parser = XML_ParserCreate(nil) else { throw ReadingFailure("not enough memory to read the file") }
    defer { XML_ParserFree(parser) }
    let reader = XMLPropertyListReader(parser, limits: limits)
    let status = withExtendedLifetime(reader) {
      reader.setHandlers()
      return bytes.withUnsafeBytes { XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), length, 1) }
    }
    if let failure = reader.failure { throw failure }
    guard status == XML_STATUS_OK else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no memory"
      throw ReadingFailure("not readable as XML: \(reason)", at: reader.place)
    }
    guard reader.isComplete else { throw ReadingFailure("the property list is empty", at: reader.place) }
    return reader.file
  }

  var place: Place {
    Place(
      line: Int(clamping: inlayXMLLine(parser)),
      column: Int(clamping: inlayXMLColumn(parser)) + 1)
  }

  /// Ends reading, unless it ended before.
  func fail(_ message: String, at place: Place? = nil) {
    guard failure == nil else { return }
    failure = ReadingFailure(message, at: place ?? self.place)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  // MARK: Events

  func start(_ name: String) {
    guard failure == nil else { return }
    if let leaf { return fail("<\(name.prefix(40))> inside <\(leaf.element.rawValue)>") }
    guard let element = XMLElement(rawValue: name) else {
      let hint = XMLElement.allCases.map(\.rawValue).hint(for: name)
      return fail("a property list has no element \(name.quoted)\(hint)")
    }
    switch element {
    case .plist:
      guard !hasPlist, open.isEmpty, !isComplete else { return fail("<plist> must be the outermost element") }
      hasPlist = true
    case .key:
      guard let last = open.indices.last, !open[last].isArray else { return fail("<key> outside of <dict>") }
      if let key = open[last].key { return fail("the key \(key.quoted) has no value") }
      leaf = (element, place)
    case .dict, .array:
      guard begin() else { return }
      guard open.count < limits.maximumDepth else {
        return fail("values are nested more than \(limits.maximumDepth) levels deep")
      }
      open.append(Container(isArray: element == .array, place: place))
    default:
      if begin() { leaf = (element, place) }
    }
  }

  /// Counts a value that begins, and reports whether one may.
  private func begin() -> Bool {
    file.size.values += 1
    if file.size.values > limits.maximumValues {
      fail("more than \(limits.maximumValues) values")
    } else if let last = open.last {
      if !last.isArray && last.key == nil { fail("a value in a <dict> without a <key> before it") }
    } else if isComplete {
      fail("a second value: a property list has exactly one")
    }
    return failure == nil
  }

  func end() {
    guard failure == nil else { return }
    if let (element, place) = leaf {
      leaf = nil
      defer { text.removeAll(keepingCapacity: true) }
      file.size.bytes += text.count
      if element == .key { return takeKey(at: place) }
      do throws(ReadingFailure) {
        add(try element.value(of: text, at: place), at: place)
      } catch {
        fail(error.message, at: error.place)
      }
    } else if let container = open.popLast() {
      if let key = container.key { return fail("the key \(key.quoted) has no value") }
      if open.count == 1, container.isArray, let key = open[0].key { file.elementPlaces[key] = container.places }
      add(container.isArray ? .array(container.elements) : .dictionary(container.values), at: container.place)
    }
  }

  private func takeKey(at place: Place) {
    let key = String(decoding: text, as: UTF8.self)
    let last = open.count - 1
    if open[last].values[key] != nil {
      file.warnings.add("the key \(key.quoted) occurs twice; the last one counts", at: place)
    }
    open[last].key = key
    if last == 0 { file.keyPlaces[key] = place }
  }

  private func add(_ value: PropertyList, at place: Place) {
    guard let last = open.indices.last else {
      file.value = value
      isComplete = true
      return
    }
    if open[last].isArray {
      open[last].elements.append(value)
      if last == 1, !open[0].isArray { open[last].places.append(place) }
    } else if let key = open[last].key {
      open[last].values[key] = value
      open[last].key = nil
    }
  }

  func take(_ characters: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    if leaf != nil {
      text += characters
    } else if characters.contains(where: { $0 > 0x20 }) {
      fail("text outside a value")
    }
  }
}

extension XMLPropertyListReader {
  /// Makes the parser report to this reader, which must live until the parser ends.
  func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, _ in reader(from: data)?.start(name.map { String(cString: $0) } ?? "") },
      { data, _ in reader(from: data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      characters?.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        reader(from: data)?.take(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      if hasDeclarations != 0 {
        reader(from: data)?.fail("declarations in the document type are not allowed")
      }
    }
    XML_SetSkippedEntityHandler(parser) { data, _, _ in reader(from: data)?.fail("an entity that XML does not define") }
  }
}

private func reader(from data: UnsafeMutableRawPointer?) -> XMLPropertyListReader? {
  data.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
}
