/// A syllable of Korean while its letters are typed, one after the other: ㅎ, ㅏ, ㄴ are 한. A consonant after a vowel
/// ends the syllable until a vowel follows, which takes it along: 한 and ㅏ are 하 and 나.
struct HangulSyllable: Equatable {
  private var lead: Character?
  /// One or two letters.
  private var vowel: [Character] = []
  /// None, one or two letters.
  private var tail: [Character] = []

  static func isLetter(_ text: String) -> Bool {
    guard let letter = text.first, text.count == 1 else { return false }
    return leads.contains(letter) || vowels.contains(letter)
  }

  var isEmpty: Bool { lead == nil && vowel.isEmpty }

  /// The syllable, or its letter as long as there is no whole one; empty for none.
  var text: String {
    guard let lead, let vowelNumber = Self.number(of: vowel, in: Self.vowels) else {
      return lead.map { String($0) } ?? Self.joined(vowel).map { String($0) } ?? ""
    }
    let leadNumber = Self.leads.firstIndex(of: lead) ?? 0
    let tailNumber = Self.number(of: tail, in: Self.tails).map { $0 + 1 } ?? 0
    let code = 0xAC00 + UInt32((leadNumber * Self.vowels.count + vowelNumber) * (Self.tails.count + 1) + tailNumber)
    return Unicode.Scalar(code).map { String(Character($0)) } ?? ""
  }

  /// Adds a letter.
  ///
  /// - Returns: The text that the letter completes, before the syllable that continues; empty for none.
  mutating func add(_ letter: Character) -> String {
    if Self.vowels.contains(letter) {
      if let next = tail.popLast() { return begin(next, [letter]) }
      if vowel.isEmpty || Self.joined(vowel + [letter]) != nil {
        vowel.append(letter)
        return ""
      }
      return begin(nil, [letter])
    }
    if isEmpty {
      lead = letter
      return ""
    }
    if lead != nil, !vowel.isEmpty, Self.number(of: tail + [letter], in: Self.tails) != nil {
      tail.append(letter)
      return ""
    }
    return begin(letter, [])
  }

  /// Takes the letter back that was added last.
  mutating func removeLast() {
    if tail.popLast() == nil, vowel.popLast() == nil { lead = nil }
  }

  /// - Returns: The syllable that ends.
  private mutating func begin(_ lead: Character?, _ vowel: [Character]) -> String {
    let done = text
    (self.lead, self.vowel, tail) = (lead, vowel, [])
    return done
  }

  // MARK: Letters

  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let tails = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// Letters that are typed by two keys.
  private static let pairs: [[Character]: Character] = [
    ["ㅗ", "ㅏ"]: "ㅘ", ["ㅗ", "ㅐ"]: "ㅙ", ["ㅗ", "ㅣ"]: "ㅚ", ["ㅜ", "ㅓ"]: "ㅝ", ["ㅜ", "ㅔ"]: "ㅞ", ["ㅜ", "ㅣ"]: "ㅟ",
    ["ㅡ", "ㅣ"]: "ㅢ", ["ㄱ", "ㅅ"]: "ㄳ", ["ㄴ", "ㅈ"]: "ㄵ", ["ㄴ", "ㅎ"]: "ㄶ", ["ㄹ", "ㄱ"]: "ㄺ", ["ㄹ", "ㅁ"]: "ㄻ",
    ["ㄹ", "ㅂ"]: "ㄼ", ["ㄹ", "ㅅ"]: "ㄽ", ["ㄹ", "ㅌ"]: "ㄾ", ["ㄹ", "ㅍ"]: "ㄿ", ["ㄹ", "ㅎ"]: "ㅀ", ["ㅂ", "ㅅ"]: "ㅄ",
  ]

  /// One letter, or the letter that two make; nil for others.
  private static func joined(_ letters: [Character]) -> Character? {
    letters.count == 1 ? letters[0] : pairs[letters]
  }

  private static func number(of letters: [Character], in list: [Character]) -> Int? {
    joined(letters).flatMap(list.firstIndex)
  }
}
