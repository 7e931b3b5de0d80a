/// Names of files with characters of every general category of Unicode, beside separators of folders above all.
package struct HostileNames {
  /// Some characters of each category, the first ones and those at random places.
  package static let scalars: [[Unicode.Scalar]] = {
    var lists: [Unicode.GeneralCategory: [Unicode.Scalar]] = [:]
    for value in Array(UInt32(0)...0x2FFF) + Array(0xA000...0xABFF) + Array(0xF900...0x1_1FFF)
      + Array(0x1_F000...0x1_F9FF) + Array(0xE_0000...0xE_01FF)
    {
      // Files of scenes and jobs have neither byte order marks nor noncharacters.
      guard let scalar = Unicode.Scalar(value), value != 0xFEFF, value & 0xFFFE != 0xFFFE else { continue }
      lists[scalar.properties.generalCategory, default: []].append(scalar)
    }
    // Those that make one character of their neighbours: marks, prepended signs, joiners, selectors, flags, jamo.
    let joining: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{338}", "\u{600}", "\u{601}", "\u{6DD}", "\u{8E2}", "\u{110BD}", "\u{200D}", "\u{200C}",
      "\u{FE0F}", "\u{FE0E}", "\u{E0100}", "\u{1F1E6}", "\u{1F3FB}", "\u{20E3}", "\u{1100}", "\u{1161}", "\u{93E}",
    ]
    return lists.sorted { "\($0.key)" < "\($1.key)" }.map(\.value) + Array(repeating: joining, count: 8)
  }()

  package static func scalar(_ random: inout SeededRandom) -> Unicode.Scalar { random.pick(random.pick(scalars)) }

  /// A path of one to three separators that often tries to leave its folder, also through the link `l`.
  package static func path(_ random: inout SeededRandom, ending: String = ".png") -> String {
    var text = ""
    for _ in 0..<random.int(1...3) {
      text += random.pick(["..", "..", "l", "sub", ".", "", "a"])
      if random.chance(0.4) { text.unicodeScalars.append(scalar(&random)) }
      text += "/"
      if random.chance(0.6) { text.unicodeScalars.append(scalar(&random)) }
    }
    text += "hostile"
    if random.chance(0.4) { text.unicodeScalars.append(scalar(&random)) }
    return text + ending
  }

  /// Whether each part between bytes 0x2F is a name, none of them a control character: by bytes alone.
  package static func isInside(_ path: String) -> Bool {
    let parts = Array(path.utf8).split(separator: 0x2F, omittingEmptySubsequences: false).map { Array($0) }
    let isName = parts.allSatisfy { !$0.isEmpty && $0 != [0x2E] && $0 != [0x2E, 0x2E] }
    return isName && !path.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
