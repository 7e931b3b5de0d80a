import InlayTestSupport

/// Path data that is valid or nearly valid.
enum HostilePath {
  private static let commands: [(letter: String, count: Int)] = [
    ("M", 2), ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("A", 7), ("Z", 0),
  ]

  /// Path data with some of the numbers, as YAML without quotes.
  static func text(_ random: inout SeededRandom, numbers: [String]) -> String {
    var text = "M1 2"
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let command = commands.random(&random)
      text += Bool.random(using: &random) ? command.letter : command.letter.lowercased()
      for index in 0..<command.count * (Int.random(in: 0..<9, using: &random) == 0 ? 30 : 1) {
        if command.letter == "A", index % 7 == 3 || index % 7 == 4 {
          text += [" 0", " 1"].random(&random)
        } else {
          let isNegative = Int.random(in: 0..<4, using: &random) == 0 && (command.letter != "A" || index % 7 > 2)
          let number = Bool.random(using: &random) ? numbers.random(&random) : ["0", "1.5", "9", "20"].random(&random)
          text += (isNegative && !number.hasPrefix("-") ? " -" : " ") + number
        }
      }
    }
    return text
  }

  private static let pieces = [
    "M", "m", "L", "c", "A", "a", "z", "Z", "e", "E", ".", ",", "-", "+", " ", "\n", "\0", "0", "1", "9", "1e9",
    "-1e300", "1e-320",
    "1e999", "1e-999", "nan", "inf", ".5.5", "0 01 0", "--", "é", "\u{FFFD}", "M0 0", "1,1,1,1,1,1,1",
  ]

  /// The text with some letters deleted, inserted or doubled.
  static func mutated(_ text: String, _ random: inout SeededRandom) -> String {
    var characters = Array(text)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = min(characters.count, start + Int.random(in: 0...4, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: characters.removeSubrange(start..<end)
      case 1: characters.insert(contentsOf: characters[start..<end], at: start)
      default: characters.replaceSubrange(start..<end, with: Array(pieces.random(&random)))
      }
    }
    return String(characters)
  }
}
