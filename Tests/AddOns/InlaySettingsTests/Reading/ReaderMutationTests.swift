import InlayFiles
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayLocalization
@testable import InlaySettings

/// Files with random mistakes end with a value or with a plain error.
@Suite struct ReaderMutationTests {
  private static let value = PropertyList.dictionary([
    "PreferenceSpecifiers": .array([
      .dictionary([
        "Type": .string("PSToggleSwitchSpecifier"), "Key": .string("schlüssel"), "DefaultValue": .boolean(true),
      ]),
      .dictionary([
        "Type": .string("PSMultiValueSpecifier"),
        "Values": .array([.integer(1), .real(0.5), .date(7), .data([1, 2, 3])]),
        "Titles": .array(["eins", "zwei", "drei", "vier"].map { .string($0) }),
      ]),
    ]),
    "StringsTable": .string("Root"),
  ])

  private static let strings = """
    /* the title */ "title" = "Größe \\U00e9\\n";
    // a word
    word = "\\"quoted\\""; short;
    "other" = 'x';
    """

  /// Texts with a meaning to a reader.
  private static let pieces = [
    "<", ">", "</", "<dict>", "</dict>", "<array>", "<key>k</key>", "<true/>", "<!DOCTYPE plist [", "<!ENTITY a \"b\">",
    "]>",
    "&a;", "&#0;", "<![CDATA[", "]]>", "<!--", "-->", "\"", "\\", "\\U", "\\ud83d", "/*", "*/", "//", ";", "=", "'",
    "\u{FEFF}",
    "\u{0}", "bplist00", "<?xml version='1.0' encoding='UTF-16'?>",
  ]

  private static func mutated(_ file: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = file
    for _ in 0..<random.int(1...3) where !bytes.isEmpty {
      let start = random.int(0...bytes.count - 1)
      let end = min(bytes.count, start + random.int(0...12))
      switch random.int(0...6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.int(0...bytes.count))
      case 2: bytes.replaceSubrange(start..<end, with: Array(random.pick(pieces).utf8))
      case 3: bytes = Array(bytes[..<start])
      case 4: bytes[start] = random.pick([0, 1, 0x7F, 0x80, 0xFF, 0xA2, 0xD1, 0x5F, 0x13])
      default: bytes[start] ^= 1 << random.int(0...7)
      }
    }
    // The table and the trailer of a binary file are a small part of it, and the most delicate one.
    if bytes.count > 60, random.chance(0.3) { bytes[bytes.count - random.int(1...60)] = UInt8(random.int(0...255)) }
    return bytes
  }

  private func check(_ file: [UInt8], read: ([UInt8]) throws -> Int) {
    var wholeCount = 0
    let count = Seeds.isLong ? 20_000 : 2_000
    for seed in Seeds.only.map({ $0...$0 }) ?? 1...UInt64(count) {
      var random = SeededRandom(seed: seed)
      let bytes = Self.mutated(file, &random)
      do {
        let values = try read(bytes)
        wholeCount += 1
        #expect(values <= 1000, "seed \(seed)")
      } catch let error as ReadingFailure {
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        #expect(!error.message.isEmpty && !error.message.contains("\n"), "seed \(seed)")
        #expect((1...lines).contains(error.place.line) && error.place.column >= 1, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
    #expect(Seeds.only != nil || wholeCount > count / 50, "files that stay whole test what comes after reading")
  }

  @Test("a binary file with random mistakes gives a value within the limits, or an error")
  func binary() {
    check(Self.value.binary) { try PropertyListFile($0, limits: limits(bytes: 4000, values: 1000)).size.values }
  }

  @Test("an XML file with random mistakes gives a value within the limits, or an error at a place inside of it")
  func xml() {
    check(Self.value.xml) { try PropertyListFile($0, limits: limits(bytes: 4000, values: 1000)).size.values }
  }

  @Test("a .strings file with random mistakes gives texts and warnings at places inside of it")
  func text() {
    check(Array(Self.strings.utf8)) { bytes in
      let file = try StringsFile(bytes, limits: limits(bytes: 4000, values: 1000))
      // UTF-16 may show any number of lines in as many bytes.
      let isInside = file.warnings.list.allSatisfy { $0.place.line >= 1 && $0.place.line <= bytes.count + 1 }
      return isInside ? file.texts.count : .max
    }
  }
}
