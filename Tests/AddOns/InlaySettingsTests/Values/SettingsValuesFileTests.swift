import Foundation
import InlayFiles
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlaySettings

/// Values in a file.
@Suite struct SettingsValuesFileTests {
  @Test("values are read from a file, written whole by save(), and only when they changed")
  func saving() throws {
    let folder = try TestFolder()
    let path = folder["values.plist"]
    let values = try SettingsValues(path: path)
    #expect(values.all.isEmpty)
    try values.save()
    #expect(folder.names == [])
    values.setValue(.string("Ada"), forKey: "name")
    #expect(folder.names == [])
    try values.save()
    #expect(folder.names == ["values.plist"] && !values.hasChanges)
    let saved = try folder.data("values.plist")
    #expect(try SettingsValues(path: path).all == ["name": .string("Ada")])
    values.setValue(nil, forKey: "name")
    values.setValue(.string("Ada"), forKey: "name")
    try values.save()
    #expect(try folder.data("values.plist") == saved)
  }

  @Test("only its owner can read a new file, and an existing file keeps its permissions")
  func permissions() throws {
    let folder = try TestFolder()
    let path = folder["values.plist"]
    func mode() throws -> Int? { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
    let values = try SettingsValues(path: path)
    values.setValue(.string("secret"), forKey: "password")
    try values.save()
    #expect(try mode() == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    values.setValue(.string("other"), forKey: "password")
    try values.save()
    #expect(try mode() == 0o640)
  }

  @Test("what was saved reads as it was, for values of every type")
  func roundTrip() throws {
    let folder = try TestFolder()
    let path = folder["values.plist"]
    try withSeeds(60) { random in
      var wanted: [String: PropertyList] = [:]
      for number in 0..<random.int(0...6) { wanted["key \(number)&<"] = value(&random, depth: 3) }
      let file = try SettingsValues(path: path)
      for key in file.all.keys { file.setValue(nil, forKey: key) }
      for (key, value) in wanted { file.setValue(value, forKey: key) }
      try file.save()
      let read = try SettingsValues(path: path).all
      return read == wanted ? nil : "\(read), not \(wanted)"
    }
  }

  private func value(_ random: inout SeededRandom, depth: Int) -> PropertyList {
    switch random.int(0...(depth > 0 ? 7 : 5)) {
    case 0:
      .string(
        (0..<random.int(0...8)).map { _ in random.pick(["a", " ", "é", "\r", "\n", "\t", "<", "&", "😀", "]]>"]) }
          .joined())
    case 1: .integer(random.pick([0, 1, -1, .max, .min, Int64(random.int(-1000...1000))]))
    case 2: .real(random.pick([0.1, -2.5, 1e300, .leastNonzeroMagnitude, random.double(-1e6...1e6)]))
    case 3: .boolean(random.chance(0.5))
    case 4: .date(Double(random.int(-60_000_000_000...250_000_000_000)))
    case 5: .data((0..<random.int(0...7)).map { _ in UInt8(random.int(0...255)) })
    case 6: .array((0..<random.int(0...3)).map { _ in value(&random, depth: depth - 1) })
    default:
      .dictionary(
        Dictionary(uniqueKeysWithValues: (0..<random.int(0...3)).map { ("k\($0)", value(&random, depth: depth - 1)) }))
    }
  }

  @Test("a damaged file, and one whose root is not a dictionary, are errors with its path")
  func damaged() throws {
    let folder = try TestFolder()
    for text in ["<plist><dict><key>a</key>", "<plist version=\"1.0\"><array/></plist>", ""] {
      let path = try folder.write(text, to: "values.plist")
      let error = #expect(throws: FileError.self) { try SettingsValues(path: path) }
      #expect(error?.problems.first?.file == path)
    }
  }

  @Test("a failure to write keeps the changes, and leaves an existing file as it was")
  func unwritable() throws {
    let folder = try TestFolder()
    let values = try SettingsValues(path: folder["missing/values.plist"])
    values.setValue(.integer(1), forKey: "a")
    let error = #expect(throws: FileError.self) { try values.save() }
    #expect(error?.problems.first?.file == folder["missing/values.plist"])
    #expect(values.hasChanges && folder.names == [])
  }
}
