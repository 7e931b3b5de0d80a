import InlaySystem

/// Reads a binary property list, version `bplist00`.
///
/// Each object is read once and counted for each use. libplist 2.2 copies it for each use: a file of 153 bytes takes
/// 900 MB.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let limits: PropertyList.Limits
  private let layout: BinaryPropertyListLayout
  private var warnings = ReadingWarnings()
  private var state: [Int: State] = [:]
  /// The use of the limits so far, each use of an object counted.
  private var used = PropertyListFile.Size()

  /// An array, dictionary, text or data that was met.
  private enum State {
    case open
    case complete(Object)
  }

  private struct Object {
    var value: PropertyList
    /// The size with everything inside; 0 until it is complete.
    var size = PropertyListFile.Size()
    /// Arrays and dictionaries, one in another.
    var height = 0
  }

  private init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) {
    self.bytes = bytes
    self.limits = limits
    layout = try BinaryPropertyListLayout(bytes)
  }

  /// - Throws: `ReadingFailure` at the first mistake or exceeded limit; its message has the byte.
  static func read(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) -> PropertyListFile {
    var reader = try BinaryPropertyListReader(bytes, limits: limits)
    let object = try reader.object(reader.layout.topObject, depth: 0)
    var file = PropertyListFile(value: object.value)
    file.size = reader.used
    file.warnings = reader.warnings
    return file
  }

  /// - Parameter depth: The number of arrays and dictionaries around the object.
  private mutating func object(_ index: Int, depth: Int) throws(ReadingFailure) -> Object {
    switch state[index] {
    case .open: throw ReadingFailure("object \(index) contains itself")
    case .complete(let object):
      guard depth + object.height <= limits.maximumDepth else { throw tooDeep }
      try use(object.size)
      return object
    case nil: break
    }
    let start = used
    try use(PropertyListFile.Size(values: 1))
    let offset = try layout.offset(of: index, in: bytes)
    let marker = bytes[offset]
    switch marker {
    case 0x08: return Object(value: .boolean(false))
    case 0x09: return Object(value: .boolean(true))
    case 0x10...0x14:
      return Object(value: .integer(try integer(1 << Int(marker & 15), at: offset + 1)))
    case 0x22:
      return Object(value: .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try number(4, at: offset + 1))))))
    case 0x23: return Object(value: .real(Double(bitPattern: try number(8, at: offset + 1))))
    case 0x33: return Object(value: .date(Double(bitPattern: try number(8, at: offset + 1))))
    case 0x40...0x6F, 0xA0...0xAF, 0xD0...0xDF:
      state[index] = .open
      var object = marker >= 0xA0 ? try container(at: offset, depth: depth) : Object(value: try text(at: offset))
      object.size = PropertyListFile.Size(values: used.values - start.values, bytes: used.bytes - start.bytes)
      state[index] = .complete(object)
      return object
    case 0x80...0x8F: throw failure("a reference (UID) from a keyed archive, which is not a property list", at: offset)
    default: throw failure("the unknown type 0x\(String(marker, radix: 16))", at: offset)
    }
  }

  /// Counts a use of an object.
  private mutating func use(_ size: PropertyListFile.Size) throws(ReadingFailure) {
    guard size.values <= limits.maximumValues - used.values else {
      throw ReadingFailure("more than \(limits.maximumValues) values, counting each use of a value")
    }
    guard size.bytes <= limits.maximumBytes - used.bytes else {
      throw ReadingFailure("more than \(limits.maximumBytes) bytes in texts and data, counting each use of a value")
    }
    used.values += size.values
    used.bytes += size.bytes
  }

  // MARK: Arrays and dictionaries

  private mutating func container(at offset: Int, depth: Int) throws(ReadingFailure) -> Object {
    let isArray = bytes[offset] < 0xB0
    let (count, start) = try count(at: offset)
    guard depth < limits.maximumDepth else { throw tooDeep }
    let (length, isTooLong) = count.multipliedReportingOverflow(by: layout.referenceSize * (isArray ? 1 : 2))
    guard !isTooLong, length <= layout.end - start else {
      throw failure("\(count) elements, which extend beyond the end of the objects", at: offset)
    }
    var height = 1
    func reference(_ number: Int) throws(ReadingFailure) -> Int {
      Int(clamping: try self.number(layout.referenceSize, at: start + number * layout.referenceSize))
    }
    if isArray {
      var elements: [PropertyList] = []
      for number in 0..<count {
        let element = try object(try reference(number), depth: depth + 1)
        height = max(height, element.height + 1)
        elements.append(element.value)
      }
      return Object(value: .array(elements), height: height)
    }
    var values: [String: PropertyList] = [:]
    for number in 0..<count {
      let key = try object(try reference(number), depth: depth + 1)
      guard case .string(let name) = key.value else { throw failure("a key that is not text", at: offset) }
      // A key counts by its bytes, not as a value.
      used.values -= 1
      let element = try object(try reference(count + number), depth: depth + 1)
      height = max(height, element.height + 1)
      if values.updateValue(element.value, forKey: name) != nil {
        warnings.add("the key \(name.quoted) occurs twice at byte \(offset); the last one counts", at: .start)
      }
    }
    return Object(value: .dictionary(values), height: height)
  }

  private var tooDeep: ReadingFailure {
    ReadingFailure("values are nested more than \(limits.maximumDepth) levels deep")
  }

  // MARK: Texts and data

  private mutating func text(at offset: Int) throws(ReadingFailure) -> PropertyList {
    let (count, start) = try count(at: offset)
    let isWide = bytes[offset] >= 0x60
    guard count <= (layout.end - start) / (isWide ? 2 : 1) else {
      throw failure("text or data with \(count) units, which extends beyond the end of the objects", at: offset)
    }
    let contents = bytes[start..<start + count * (isWide ? 2 : 1)]
    try use(PropertyListFile.Size(bytes: contents.count))
    switch bytes[offset] >> 4 {
    case 4: return .data(Array(contents))
    case 5:
      guard contents.allSatisfy({ $0 < 0x80 }) else { throw failure("text that is not ASCII", at: offset) }
      return .string(String(decoding: contents, as: UTF8.self))
    default:
      let units = (0..<count).lazy.map { UInt16(contents[start + 2 * $0]) << 8 | UInt16(contents[start + 2 * $0 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    }
  }

  // MARK: Numbers

  /// The number of elements that the object at an offset has, and where they begin.
  private func count(at offset: Int) throws(ReadingFailure) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 15)
    guard short == 15 else { return (short, offset + 1) }
    guard offset + 1 < layout.end, case let marker = bytes[offset + 1], (0x10...0x13).contains(marker) else {
      throw failure("a count that is not a number", at: offset)
    }
    let size = 1 << Int(marker & 15)
    let count = try number(size, at: offset + 2)
    guard count <= UInt64(bytes.count) else {
      throw failure("the count \(count), more than the file can contain", at: offset)
    }
    return (Int(count), offset + 2 + size)
  }

  /// Numbers of 1, 2 and 4 bytes have no sign; 16 bytes are 8 of sign and 8 of number.
  private func integer(_ size: Int, at offset: Int) throws(ReadingFailure) -> Int64 {
    let result = Int64(bitPattern: try number(min(size, 8), at: size == 16 ? offset + 8 : offset))
    if size == 16, Int64(bitPattern: try number(8, at: offset)) != result >> 63 {
      throw failure("an integer with more than 64 bits", at: offset)
    }
    return result
  }

  private func number(_ size: Int, at offset: Int) throws(ReadingFailure) -> UInt64 {
    guard size <= layout.end - offset else {
      throw failure("a value that extends beyond the end of the objects", at: offset)
    }
    return bytes.bigEndian(size, at: offset)
  }

  private func failure(_ message: String, at offset: Int) -> ReadingFailure {
    ReadingFailure("\(message), at byte \(offset)")
  }
}
