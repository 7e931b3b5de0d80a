import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct HyphenDictionaryTests {
  private func places(_ word: String, _ lines: [String]) throws -> [Int] {
    let file = Array((["UTF-8"] + lines).joined(separator: "\n").utf8)
    return try #require(HyphenDictionary(file)).places(in: Array(word.unicodeScalars))
  }

  @Test(
    "a word is divided where the largest digit of its patterns is odd, with libhyphen's rules",
    arguments: [
      ("lighthouse", ["t1h"], [5]), ("Lighthouse", ["t1h"], [5]), ("LIGHTHOUSE", ["t1h"], [5]), ("light", ["t1h"], []),
      // A larger even digit forbids the place.
      ("lighthouse", ["t1h", "t2ho"], []), ("lighthouse", ["t3h", "t2ho"], [5]),
      // The longest text that begins a pattern counts, and then no shorter pattern.
      ("lighthouse", ["t1h", "ghth1x"], []), ("lighthouse", ["t2h", "ght1ho"], [5]),
      // Of equal letters the last pattern counts.
      ("lighthouse", ["t1h", "t2h"], []), ("lighthouse", ["t2h", "t1h"], [5]),
      // Full stops are the ends of words. Two letters stay on each side without a setting.
      ("lighthouse", [".li1g", "u1se."], [2, 8]), ("lighthouse", [".l1i", "s1e"], []),
      ("lighthouse", ["LEFTHYPHENMIN 3", "RIGHTHYPHENMIN 3", ".li1g", "t1h", "u1se."], [5]),
      // Patterns that change letters, comments and empty lines.
      ("zucker", ["c1k/k=k,1,1"], []), ("zucker", ["% c1k", "", "# u1c", "c1k\r"], [3]),
      ("Gerüstbau", ["ü1s", "t1b"], [4, 6]), ("Schlüsselbund", ["l1b", "üs1s"], [6, 9]),
    ] as [(String, [String], [Int])])
  func rules(word: String, lines: [String], wanted: [Int]) throws {
    #expect(try places(word, lines) == wanted)
  }

  @Test("a compound is divided into its words first, and each word has its own least letters") func compounds() throws {
    let words = ["light1house", "NEXTLEVEL", "li1g", "t1h", "ho1u", "u1se"]
    #expect(try places("lighthouse", words) == [2, 5, 7, 8])
    let sides = ["COMPOUNDLEFTHYPHENMIN 3", "COMPOUNDRIGHTHYPHENMIN 4"]
    #expect(try places("lighthouse", sides + words) == [5, 8])
    #expect(try places("lighted", words) == [2])
  }

  @Test("dictionaries are converted from their encoding, and an unknown encoding is refused") func encodings() throws {
    func places(_ word: String, _ encoding: String, _ patterns: [UInt8]) -> [Int]? {
      HyphenDictionary(Array("\(encoding)\r\n".utf8) + patterns)?.places(in: Array(word.unicodeScalars))
    }
    #expect(places("drüben", "ISO8859-1", [0xFC, 0x31, 0x62]) == [3])
    #expect(places("рабата", "microsoft-cp1251", [0xE0, 0x31, 0xE1]) == [2])
    #expect(places("drüben", "NO-SUCH-1", [0xFC, 0x31, 0x62]) == nil)
    #expect(HyphenDictionary([]) == nil && HyphenDictionary([0x0A]) == nil)
  }

  @Test("a language has the dictionary of its script or region, then its own, then any country's") func files() throws {
    let folder = try TestFolder()
    for (name, pattern) in [("de_CH", "t1h"), ("de_DE", "h1o"), ("en_GB", "u1s"), ("sr_Latn", "g1h"), ("sr", "h1t")] {
      try folder.write("UTF-8\n\(pattern)\n", to: "hyph_\(name).dic")
    }
    func places(_ language: String) -> [Int]? {
      HyphenDictionary.dictionary(for: language, in: folder.path)?.places(in: Array("lighthouse".unicodeScalars))
    }
    #expect(places("de") == [6] && places("de-DE") == [6] && places("de_CH.UTF-8") == [5] && places("de-AT") == [6])
    #expect(places("en") == [8] && places("en-US") == [8])
    #expect(places("sr-Latn-RS") == [3] && places("sr") == [4] && places("sr-RS") == [4])
    #expect(places("fr") == nil && places("d") == nil && places("../hyph_de_DE") == nil)
    #expect(HyphenDictionary.dictionary(for: "de", in: folder["none"]) == nil)
  }

  @Test(
    "Debian's German dictionary divides words as with libhyphen",
    .enabled(if: TestFonts.exists("/usr/share/hyphen/hyph_de_DE.dic"), "hyphen-de is not installed"))
  func system() throws {
    let dictionary = try #require(HyphenDictionary.dictionary(for: "de-DE", in: HyphenDictionary.systemFolder))
    // As hnj_hyphen_hyphenate2 of libhyphen 2.8.8 divides them.
    let words = [
      "Do-nau-dampf-schiff-fahrts-müt-zen-fa-brik", "Rechts-schutz-ver-si-che-rungs-ge-sell-schaf-ten",
      "Be-nach-rich-ti-gungs-ein-stel-lun-gen", "Ge-schwin-dig-keits-be-gren-zung", "Stra-ßen-bahn-hal-te-stel-le",
    ]
    for wanted in words {
      let word = Array(wanted.unicodeScalars.filter { $0 != "-" })
      let places = dictionary.places(in: word)
      let parts = zip([0] + places, places + [word.count]).map { start, end in
        String(String.UnicodeScalarView(word[start..<end]))
      }
      #expect(parts.joined(separator: "-") == wanted)
    }
  }
}
