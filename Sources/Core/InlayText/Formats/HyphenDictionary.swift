import CInlayCairo
import InlaySystem
import Synchronization

/// The places where words of a language may be divided, from a dictionary of libhyphen in any encoding that the system
/// converts.
///
/// The places are libhyphen's, except those where letters would change. The library is not used: to read Debian's German
/// dictionary, it needs 4 seconds and 39 MB.
struct HyphenDictionary: Sendable {
  /// The least numbers of letters on both sides of a place.
  private struct Sides {
    var before: Int
    var after: Int
  }

  /// The patterns of compounds, if the dictionary has them, and the patterns of words.
  private var levels = [HyphenPatterns()]
  private var sidesOfWord = Sides(before: 2, after: 2)
  /// The sides in a word that is a part of a compound.
  private var sidesOfPart = Sides(before: 0, after: 0)

  /// Reads the bytes of a dictionary's file; nil for an unknown encoding. O(bytes * log patterns).
  init?(_ file: [UInt8]) {
    guard let end = file.firstIndex(of: 0x0A) else { return nil }
    let encoding = String(decoding: file[..<end], as: UTF8.self).filter { !$0.isWhitespace }
    // An empty name would mean the locale's encoding.
    guard !encoding.isEmpty, let text = Self.converted(file[(end + 1)...], from: encoding) else { return nil }
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let first = line.first, first != UInt8(ascii: "%"), first != UInt8(ascii: "#") else { continue }
      if first &- UInt8(ascii: "A") < 26 { readSetting(line) } else { levels[levels.count - 1].add(line) }
    }
    for index in levels.indices { levels[index].sort() }
  }

  private mutating func readSetting(_ line: ArraySlice<UInt8>) {
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // Settings behind the first level have no effect in libhyphen either.
    guard levels.count == 1, let name = words.first else { return }
    if name == "NEXTLEVEL" { levels.append(HyphenPatterns()) }
    guard words.count > 1, let number = Int(words[1]), number > 0 else { return }
    switch name {
    case "LEFTHYPHENMIN": sidesOfWord.before = number
    case "RIGHTHYPHENMIN": sidesOfWord.after = number
    case "COMPOUNDLEFTHYPHENMIN": sidesOfPart.before = number
    case "COMPOUNDRIGHTHYPHENMIN": sidesOfPart.after = number
    default: break
    }
  }

  /// The text in UTF-8; nil if it cannot be converted.
  private static func converted(_ text: ArraySlice<UInt8>, from encoding: String) -> [UInt8]? {
    if encoding == "UTF-8" { return Array(text) }
    // Names such as microsoft-cp1251.
    let name = encoding.split(separator: "-").last.map { $0.hasPrefix("cp") ? String($0) : encoding } ?? encoding
    return text.withUnsafeBytes { bytes -> [UInt8]? in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      var count: gsize = 0
      guard let utf8 = g_convert(base, bytes.count, "UTF-8", name, nil, &count, nil) else { return nil }
      defer { g_free(utf8) }
      return Array(UnsafeRawBufferPointer(start: utf8, count: Int(count)))
    }
  }

  /// The places in a word of letters, as the numbers of letters before them. O(letters * log patterns) for words without
  /// compounds.
  func places(in word: [Unicode.Scalar]) -> [Int] {
    let letters = word.map { scalar -> [UInt8] in
      let lowercase = scalar.properties.lowercaseMapping
      return Array((lowercase.unicodeScalars.count == 1 ? lowercase : String(scalar)).utf8)
    }
    var places: [Int] = []
    divide(letters[...], isStart: true, isEnd: true, into: &places)
    return places.filter { $0 >= sidesOfWord.before && word.count - $0 >= sidesOfWord.after }
  }

  /// Divides a compound into its parts, and these again.
  ///
  /// - Parameters:
  ///   - isStart: Whether the part begins the word.
  ///   - isEnd: Whether the part ends the word.
  private func divide(_ part: ArraySlice<[UInt8]>, isStart: Bool, isEnd: Bool, into places: inout [Int]) {
    let inner = levels.count > 1 ? levels[0].places(in: part) : []
    guard !inner.isEmpty else {
      places += levels[levels.count - 1].places(in: part).filter { place in
        (isStart || place - part.startIndex >= sidesOfPart.before)
          && (isEnd || part.endIndex - place >= sidesOfPart.after)
      }
      return
    }
    var start = part.startIndex
    for end in inner + [part.endIndex] {
      divide(
        part[start..<end], isStart: isStart && start == part.startIndex, isEnd: isEnd && end == part.endIndex,
        into: &places)
      if end < part.endIndex { places.append(end) }
      start = end
    }
  }
}

extension HyphenDictionary {
  /// The folder of dictionaries in Debian, Fedora and Arch.
  static let systemFolder = "/usr/share/hyphen"

  /// The dictionaries by their folder and language, each read once for the process; nil for a language without one.
  private static let known = Mutex<[String: HyphenDictionary?]>([:])
  private static let knownLimit = 64
  /// Debian's largest dictionary has one megabyte.
  private static let maximumBytes = 1 << 24

  /// The dictionary of a language in a folder; nil if there is none that can be read.
  static func dictionary(for language: String, in folder: String) -> HyphenDictionary? {
    guard let tag = LanguageTag(spelled: language) else { return nil }
    let key = "\(folder)/\(tag.text)"
    return known.withLock { known in
      if let found = known[key] { return found }
      let path = fileName(for: tag, in: folder).map { "\(folder)/\($0)" }
      let file = path.flatMap { try? readFile($0, maximumBytes: maximumBytes) }
      let dictionary = file.flatMap { HyphenDictionary($0) }
      if known.count >= knownLimit { known.removeAll() }
      known.updateValue(dictionary, forKey: key)
      return dictionary
    }
  }

  /// The file of the language in the tag's script or region, of the language alone, of its own country, such as
  /// `de_DE`, or else of any country.
  private static func fileName(for tag: LanguageTag, in folder: String) -> String? {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let start = "hyph_\(tag.language)"
    let parts = tag.text.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
    let exact = parts.map { part in
      let name = part.utf8.count == 4 ? "\(part.prefix(1).uppercased())\(part.dropFirst())" : part.uppercased()
      return "\(start)_\(name).dic"
    }
    let usual = ["\(start).dic", "\(start)_\(tag.language.uppercased()).dic"]
    return (exact + usual).first { names.contains($0) }
      ?? names.first { $0.hasPrefix("\(start)_") && FilePath($0).pathExtension == "dic" }
  }
}
