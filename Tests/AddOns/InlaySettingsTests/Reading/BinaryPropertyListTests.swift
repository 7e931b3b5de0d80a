import Foundation
import InlayTestSupport
import Testing

@testable import InlayLocalization
@testable import InlaySettings

@Suite struct BinaryPropertyListTests {
  @Test("a file that another program wrote gives its values")
  func values() throws {
    let file = """
      YnBsaXN0MDDbAQIDBAUGBwgJCgsMDRAREhMUFRYXGFRUeXBlUWFRYlNiaWdRZFFlUWZRblFyUXVReFhQU1NsaWRlcqQOAQEPEAGgCRMAAAEAAAAA\
      ADNBx5cTIIAAANAIE//////////9Iz/4AAAAAAAAagDWAGwA5wD8ACBl5WcsACDYPd4ARQD/YWJjCB8kJigsLjAyNDY4OkNISktMVV5fYGlyhwAA\
      AAAAAAEBAAAAAAAAABkAAAAAAAAAAAAAAAAAAACN
      """
    let data = try #require(Data(base64Encoded: file))
    #expect(
      try read(Array(data))
        == .dictionary([
          "Type": .string("PSSlider"), "n": .integer(-3), "big": .integer(1 << 40), "r": .real(1.5),
          "b": .boolean(true), "f": .boolean(false), "d": .date(791_553_601), "x": .data([0, 255, 97, 98, 99]),
          "u": .string("Ölçü 日本 😀"), "a": .array([.integer(1), .string("Type"), .string("Type"), .array([])]),
          "e": .dictionary([:]),
        ]))
  }

  @Test("the same value in the binary and in the XML form reads the same")
  func twoForms() throws {
    try withSeeds(300) { random in
      let value = PropertyList.random(depth: 4, &random)
      let binary = try read(value.binary)
      if binary != value { return "the binary form differs" }
      return try read(value.xml) == value ? nil : "the XML form differs"
    }
  }

  @Test("numbers have any size that a file may give them")
  func sizes() throws {
    func value(_ object: [UInt8]) throws -> PropertyList { try read(BinaryFile(objects: [object]).bytes) }
    #expect(try value([0x11, 0xFF, 0xFE]) == .integer(65_534))
    #expect(try value([0x12, 0xFF, 0xFF, 0xFF, 0xFF]) == .integer(4_294_967_295))
    #expect(try value([0x13] + [UInt8](repeating: 255, count: 8)) == .integer(-1))
    #expect(try value([0x14] + [UInt8](repeating: 0, count: 15) + [9]) == .integer(9))
    #expect(try value([0x14] + [UInt8](repeating: 255, count: 16)) == .integer(-1))
    #expect(
      problem(BinaryFile(objects: [[0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 255, count: 8)]).bytes)
        .contains("an integer with more than 64 bits"))
    #expect(try value([0x22, 0x3F, 0xC0, 0, 0]) == .real(1.5))
    for size in 1...8 {
      var file = BinaryFile(objects: [[0xA1] + BinaryFile.number(1, size), [0x09]], referenceSize: size)
      file.offsetSize = size
      #expect(try read(file.bytes) == .array([.boolean(true)]), "\(size)")
    }
  }

  @Test("a value that is used many times counts each time")
  func doubling() throws {
    #expect(try read(BinaryFile.doubling(levels: 3).bytes).count == 15)
    #expect(
      problem(BinaryFile.doubling(levels: 30).bytes)
        == "f:1:1: error: more than 1000000 values, counting each use of a value")
    #expect(problem(BinaryFile.doubling(levels: 3).bytes, limits(values: 15)) == "read")
    #expect(problem(BinaryFile.doubling(levels: 3).bytes, limits(values: 14)).contains("more than 14 values"))
    // One text of 1000 bytes, used 200 times.
    let uses = BinaryFile(objects: [
      BinaryFile.marker(10, 200) + [UInt8](repeating: 1, count: 200),
      BinaryFile.marker(5, 1000) + [UInt8](repeating: 65, count: 1000),
    ])
    #expect(problem(uses.bytes, limits(bytes: 200_000)) == "read")
    #expect(problem(uses.bytes, limits(bytes: 199_999)).contains("more than 199999 bytes in texts and data"))
  }

  @Test("objects that lie inside of each other are read a bounded number of times")
  func overlapping() {
    // 100 objects at the same place, each an array of 100 numbers.
    var file = BinaryFile(objects: [
      BinaryFile.marker(10, 100) + (2..<102).map { UInt8($0) },
      BinaryFile.marker(10, 100) + [UInt8](repeating: 102, count: 100),
    ])
    file.objects += (2..<102).map { _ in [] } + [[0x09]]
    for index in 2..<102 { file.offsets[index] = 8 + file.objects[0].count }
    #expect(problem(file.bytes, limits(values: 10_101)) == "read")
    #expect(problem(file.bytes, limits(values: 10_100)).contains("more than 10100 values"))
  }

  @Test("a value inside of itself is a mistake")
  func cycles() {
    #expect(problem(BinaryFile(objects: [[0xA1, 0]]).bytes) == "f:1:1: error: object 0 contains itself")
    #expect(
      problem(BinaryFile(objects: [[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]]).bytes).contains("contains itself"))
  }

  @Test("nesting is limited, also where a value that was read lies deeper the next time")
  func depth() {
    var nested = BinaryFile(objects: (1...100).map { [0xA1, UInt8($0)] } + [[0x09]])
    #expect(problem(nested.bytes) == "read")
    nested.objects = (1...101).map { [0xA1, UInt8($0)] } + [[0x09]]
    #expect(problem(nested.bytes) == "f:1:1: error: values are nested more than 100 levels deep")
    // [A, [A]] with A = [[]].
    let twice = BinaryFile(objects: [[0xA2, 1, 3], [0xA1, 2], [0xA0], [0xA1, 1]])
    #expect(problem(twice.bytes, limits(depth: 4)) == "read")
    #expect(problem(twice.bytes, limits(depth: 3)).contains("more than 3 levels deep"))
  }

  @Test("counts and offsets beyond the file are mistakes with their byte")
  func beyond() {
    func found(_ objects: [[UInt8]], _ change: (inout BinaryFile) -> Void = { _ in }) -> String {
      var file = BinaryFile(objects: objects)
      change(&file)
      return problem(file.bytes)
    }
    #expect(found([[0xA9, 0]]) == "f:1:1: error: 9 elements, which extend beyond the end of the objects, at byte 8")
    #expect(found([[0xDF, 0x13] + BinaryFile.number(.max, 8)]).contains("more than the file can contain, at byte 8"))
    #expect(found([[0xAF, 0x12, 0, 0, 0, 200]]).contains("more than the file can contain, at byte 8"))
    #expect(found([[0xAF, 0x50]]).contains("a count that is not a number"))
    #expect(found([[0x5F]]).contains("a count that is not a number"))
    #expect(found([[0x59, 65]]).contains("text or data with 9 units, which extends beyond"))
    #expect(found([[0x62, 0, 65, 0]]).contains("text or data with 2 units, which extends beyond"))
    #expect(found([[0x13, 1]]).contains("a value that extends beyond the end of the objects"))
    #expect(found([[0xA1, 7]]).contains("there is no object 7; the file has 1"))
    #expect(found([[0x09]]) { $0.offsets[0] = 7 }.contains("object 0 begins at byte 7, outside the objects"))
    #expect(found([[0x09]]) { $0.offsets[0] = 9 }.contains("object 0 begins at byte 9, outside the objects"))
    let table = "the object table is outside the file"
    #expect(found([[0x09]]) { $0.topObject = 1 }.contains(table))
    #expect(found([[0x09]]) { $0.topObject = -1 }.contains(table))
    #expect(found([[0x09]]) { $0.claimedCount = .max }.contains(table))
    #expect(found([[0x09]]) { $0.claimedCount = 2 }.contains(table))
    #expect(found([[0x09]]) { $0.tableOffset = .max }.contains(table))
    #expect(found([[0x09]]) { $0.tableOffset = 8 }.contains(table))
    #expect(found([[0x09]]) { $0.referenceSize = 9 }.contains(table))
    #expect(problem(Array("bplist00".utf8)).contains("too short"))
  }

  @Test("types that no property list has are refused")
  func types() {
    #expect(problem(BinaryFile(objects: [[0x80, 1]]).bytes).contains("a reference (UID) from a keyed archive"))
    for marker in [0x00, 0x0F, 0x21, 0x34, 0x70, 0x90, 0xB0, 0xC0, 0xE0, 0xF0] as [UInt8] {
      let message = "the unknown type 0x\(String(marker, radix: 16)), at byte 8"
      #expect(problem(BinaryFile(objects: [[marker, 1]]).bytes).contains(message))
    }
    #expect(problem(BinaryFile(objects: [[0xD1, 1, 1], [0x09]]).bytes).contains("a key that is not text"))
    #expect(problem(BinaryFile(objects: [[0x51, 0xC3]]).bytes).contains("text that is not ASCII"))
  }

  @Test("of equal keys the last one counts, with a warning")
  func duplicateKeys() throws {
    let file = BinaryFile(objects: [[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x08], [0x09]])
    let read = try PropertyListFile(file.bytes, limits: PropertyList.Limits())
    #expect(read.value == .dictionary(["a": .boolean(true)]))
    #expect(read.warnings.list.map(\.message) == ["the key 'a' occurs twice at byte 8; the last one counts"])
  }
}

extension PropertyList {
  /// The number of values.
  fileprivate var count: Int {
    if case .array(let elements) = self { elements.reduce(1) { $0 + $1.count } } else { 1 }
  }
}
