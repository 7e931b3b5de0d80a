import InlayTestSupport

@testable import InlaySettings

/// A binary property list made of objects, right or wrong.
struct BinaryFile {
  var objects: [[UInt8]]
  var topObject = 0
  var offsetSize = 2
  var referenceSize = 1
  /// The number of objects that the file claims to have.
  var claimedCount: UInt64?
  /// Instead of an object's own offset.
  var offsets: [Int: Int] = [:]
  var tableOffset: UInt64?

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var starts: [Int] = []
    for object in objects {
      starts.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for (index, start) in starts.enumerated() { bytes += Self.number(offsets[index] ?? start, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [
      claimedCount ?? UInt64(objects.count), UInt64(bitPattern: Int64(topObject)), tableOffset ?? UInt64(table),
    ] {
      bytes += Self.number(Int(bitPattern: UInt(number)), 8)
    }
    return bytes
  }

  /// Big-endian.
  static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A marker with a count.
  static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + number(count, 4)
  }

  /// Arrays of two, each twice the next one; the last is a number.
  static func doubling(levels: Int) -> BinaryFile {
    BinaryFile(objects: (1...levels).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x10, 7]])
  }
}

extension PropertyList {
  /// The value as a binary file, each value an object of its own.
  var binary: [UInt8] {
    var file = BinaryFile(objects: [], referenceSize: 2)
    file.offsetSize = 4
    file.topObject = add(to: &file)
    return file.bytes
  }

  private func add(to file: inout BinaryFile) -> Int {
    let object: [UInt8]
    switch self {
    case .string(let text):
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      let units = Array(text.utf16)
      object =
        BinaryFile.marker(isASCII ? 5 : 6, units.count)
        + (isASCII ? Array(text.utf8) : units.flatMap { BinaryFile.number(Int($0), 2) })
    case .integer(let number):
      object = (0...255).contains(number) ? [0x10, UInt8(number)] : [0x13] + BinaryFile.number(Int(number), 8)
    case .real(let number): object = [0x23] + BinaryFile.number(Int(bitPattern: UInt(number.bitPattern)), 8)
    case .boolean(let isTrue): object = [isTrue ? 9 : 8]
    case .date(let seconds): object = [0x33] + BinaryFile.number(Int(bitPattern: UInt(seconds.bitPattern)), 8)
    case .data(let bytes): object = BinaryFile.marker(4, bytes.count) + bytes
    case .array(let elements):
      let references = elements.map { $0.add(to: &file) }
      object = BinaryFile.marker(10, elements.count) + references.flatMap { BinaryFile.number($0, 2) }
    case .dictionary(let values):
      let sorted = values.sorted { $0.key < $1.key }
      let keys = sorted.map { PropertyList.string($0.key).add(to: &file) }
      let references = keys + sorted.map { $0.value.add(to: &file) }
      object = BinaryFile.marker(13, values.count) + references.flatMap { BinaryFile.number($0, 2) }
    }
    file.objects.append(object)
    return file.objects.count - 1
  }

  /// The value as an XML file.
  var xml: [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">\n\(element)\n</plist>\n
      """.utf8)
  }

  private var element: String {
    switch self {
    case .string(let text): return "<string>\(text.escaped)</string>"
    case .integer(let number): return "<integer>\(number)</integer>"
    case .real(let number): return "<real>\(number)</real>"
    case .boolean(let isTrue): return isTrue ? "<true/>" : "<false/>"
    case .date(let seconds):
      let (days, rest) = (Int(seconds) / 86_400, Int(seconds) % 86_400)
      // Enough for the dates of tests: days of January 2001.
      let parts = [days + 1, rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return "<date>2001-01-\(parts[0])T\(parts[1]):\(parts[2]):\(parts[3])Z</date>"
    case .data(let bytes): return "<data>\n\(bytes.base64)\n</data>"
    case .array(let elements): return "<array>\n" + elements.map(\.element).joined(separator: "\n") + "</array>"
    case .dictionary(let values):
      let entries = values.sorted { $0.key < $1.key }.map { "<key>\($0.key.escaped)</key>\($0.value.element)\n" }
      return "<dict>\n" + entries.joined() + "</dict>"
    }
  }

  /// A random value of at most some levels.
  static func random(depth: Int, _ random: inout SeededRandom) -> PropertyList {
    switch random.int(0...(depth > 0 ? 8 : 6)) {
    case 0:
      return .string(
        random.pick(["", "a", "a < b & c", "Größe", "日本", "😀 \"x\"", String(repeating: "long ", count: 9)]))
    case 1: return .integer(Int64(random.pick([0, 1, -1, 255, 256, 1 << 40, .max, .min])))
    case 2: return .real(random.pick([0, 0.5, -1.25, 1e300, 1.0 / 3]))
    case 3: return .boolean(random.chance(0.5))
    case 4: return .date(Double(random.int(0...2_000_000)))
    case 5, 6: return .data((0..<random.int(0...20)).map { _ in UInt8(random.int(0...255)) })
    case 7: return .array((0..<random.int(0...20)).map { _ in .random(depth: depth - 1, &random) })
    default:
      let values = (0..<random.int(0...20)).map { ("k\($0)é", PropertyList.random(depth: depth - 1, &random)) }
      return .dictionary(Dictionary(uniqueKeysWithValues: values))
    }
  }
}

extension String {
  fileprivate var escaped: String {
    reduce(into: "") { $0 += $1 == "<" ? "&lt;" : $1 == "&" ? "&amp;" : String($1) }
  }
}

extension [UInt8] {
  fileprivate var base64: String {
    let digits = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let part = self[start..<Swift.min(start + 3, count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 { text.append(place <= part.count ? digits[bits >> (18 - 6 * place) & 63] : "=") }
    }
    return text
  }
}
