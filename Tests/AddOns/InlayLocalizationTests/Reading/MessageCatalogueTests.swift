import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayLocalization
@testable import InlayViews

/// Compiled catalogues of gettext.
@Suite struct MessageCatalogueTests {
  private func message(_ bytes: [UInt8]) -> String {
    do throws(ReadingFailure) {
      _ = try MessageCatalogue(bytes)
      return "read"
    } catch {
      return error.message
    }
  }

  @Test("texts, contexts and plural forms are read in both orders of bytes", arguments: [false, true])
  func texts(isBigEndian: Bool) throws {
    let file = Catalogue(
      [
        "Open": "Öffnen", "door\u{4}Open": "Offen", "%d stop\0%d stops": "%d Halt\0%d Halte", "Gone": "",
        "%s of %2$d": "%2$d von %1$s",
      ], header: Catalogue.header + "nplurals=2; plural=n > 1;\n", isBigEndian: isBigEndian)
    let texts = try MessageCatalogue(file.bytes).texts
    #expect(Set(texts.keys) == ["Open", "door\u{4}Open", "%d stop", "%s of %2$d"], "untranslated texts are left out")
    #expect(texts["Open"]?.forms == [.other: "Öffnen"] && texts["door\u{4}Open"]?.forms == [.other: "Offen"])
    #expect(texts["%s of %2$d"]?.forms == [.other: "{1} von {0}"])
    let stop = try #require(texts["%d stop"]?.numbered)
    #expect([0, 1, 2].map(stop.pattern(for:)) == ["{0} Halt", "{0} Halt", "{0} Halte"], "by the header's rule")
  }

  @Test("without a rule the one of English holds; other numbers of forms than the header says are told")
  func forms() throws {
    let file = try MessageCatalogue(Catalogue(["a\0b": "1\0x"]).bytes)
    #expect([0, 1, 2].map { file.texts["a"]?.numbered?.pattern(for: $0) } == ["x", "1", "x"])
    let few = Catalogue(["a\0b": "1\0x"], header: Catalogue.header + "nplurals=3; plural=n<2?0:n<5?1:2;")
    let catalogue = try MessageCatalogue(few.bytes)
    #expect(catalogue.warnings.list.map(\.message) == ["'a' has 2 forms; the header says nplurals=3"])
    #expect(catalogue.texts["a"]?.numbered?.pattern(for: 7) == "x", "the last one")
  }

  @Test("another file, another charset, a wrong rule and texts outside the file are refused")
  func refusals() {
    #expect(message([]).contains("not a compiled catalogue; compile the .po file with msgfmt"))
    #expect(message(Array("msgid \"a\"\nmsgstr \"b\"\n# a source of a catalogue".utf8)).contains("msgfmt"))
    let latin = Catalogue(["a": "b"], header: "Content-Type: text/plain; charset=ISO-8859-1\n")
    #expect(message(latin.bytes) == "the charset is 'ISO-8859-1'; convert the .po file with msgconv --to-code=UTF-8")
    var wrong = Catalogue(["a": "b"])
    wrong.texts[0].text = [0xFF, 0x41]
    #expect(message(wrong.bytes) == "entry 1 is not UTF-8; convert the .po file with msgconv --to-code=UTF-8")
    for (rule, part) in [("nplurals=0; plural=0", "from 1 to 16"), ("nplurals=2; plural=n@", "an operator")] {
      #expect(message(Catalogue([:], header: Catalogue.header + rule).bytes).contains(part))
    }
    let good = Catalogue(["a": "b", "c": "d"])
    var many = good.bytes
    many.replaceSubrange(8..<12, with: good.number(1 << 30))
    #expect(message(many).contains("fewer bytes"))
    var outside = good.bytes
    outside.replaceSubrange(44..<48, with: good.number(0x7FFF_FFFF))
    #expect(message(outside) == "the msgstr of entry 1 is outside the file")
    var version = good.bytes
    version.replaceSubrange(4..<8, with: good.number(5 << 16))
    #expect(message(version).contains("version"))
  }

  @Test("entries that share bytes cannot make a small file large")
  func overlap() {
    let count = 1000
    let plain = Catalogue([:])
    let size = 28 + count * 16
    var bytes = [0x9504_12DE, 0, count, 28, 28 + count * 8, 0, 0].flatMap(plain.number)
    for _ in 0..<count { bytes += plain.number(size) + plain.number(0) }
    for _ in 0..<count { bytes += plain.number(size) + plain.number(0) }
    #expect(message(bytes).contains("overlap") || message(bytes).contains("UTF-8"))
    #expect(bytes.count == size)
    var shared = Array(bytes.prefix(28))
    for _ in 0..<count * 2 { shared += plain.number(8000) + plain.number(size) }
    shared += [UInt8](repeating: UInt8(ascii: "a"), count: 8000)
    #expect(message(shared) == "the catalogue's texts overlap, and are too long in total")
  }

  @Test("changed bytes are read or refused", arguments: Seeds.first(4))
  func mutations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let texts = ["Open": "Öffnen", "%d stop\0%d stops": "%d Halt\0%d Halte", "c\u{4}a": "b"]
    let good = Catalogue(texts, header: Catalogue.header + "nplurals=2; plural=(n != 1);\n").bytes
    for _ in 0..<500 {
      var bytes = good
      for _ in 0..<random.int(1...4) { bytes[random.int(0...bytes.count - 1)] = UInt8(random.int(0...255)) }
      bytes.removeLast(random.chance(0.3) ? random.int(0...bytes.count - 1) : 0)
      _ = message(bytes)
    }
  }
}
