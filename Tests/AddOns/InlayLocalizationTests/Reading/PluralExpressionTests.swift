import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayLocalization
@testable import InlayViews

/// Plural rules of gettext's headers.
@Suite struct PluralExpressionTests {
  /// The rules that the manual of gettext gives, with forms of 0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 102, 103.
  @Test(
    "the rules of gettext's manual",
    arguments: [
      ("0", "00000000000000"), ("n != 1", "10111111111111"), ("n>1", "00111111111111"),
      ("n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2", "20111110111011"),
      ("n==1 ? 0 : n==2 ? 1 : 2", "20122222222222"),
      ("n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2", "10111112222111"),
      ("n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2", "20112220122011"),
      ("(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", "20112222222222"),
      ("n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2", "20112222122211"),
      ("n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5", "01233444445553"),
    ])
  func manual(rule: String, forms: String) throws {
    let expression = try PluralExpression(rule)
    let numbers: [UInt] = [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 102, 103]
    #expect(numbers.map { String(expression.value(for: $0)) }.joined() == forms)
  }

  @Test(
    "operators bind as in C",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 3 - 2", 5), ("7 / 2", 3), ("7 % 4", 3), ("!n", 0), ("!!n", 1),
      ("1 < 2 == 1", 1), ("0 || 1 && 0", 0), ("1 ? 2 : 0 ? 3 : 4", 2), ("0 ? 2 : 0 ? 3 : 4", 4), ("n / 0", 0),
      ("n % 0", 0), ("2 <= 2", 1), ("3 >= 4", 0), ("\tn\t", 6), ("0 && 1 / 0", 0), ("0 - 1 > 5", 1),
    ] as [(String, UInt)])
  func binding(rule: String, value: UInt) throws { #expect(try PluralExpression(rule).value(for: 6) == value) }

  @Test("a mistake is reported with its place, and a hostile rule is refused")
  func mistakes() {
    func message(_ rule: String) -> String {
      do throws(ReadingFailure) {
        _ = try PluralExpression(rule)
        return "read"
      } catch {
        return error.message
      }
    }
    #expect(message("n ? 1") == "the plural rule 'n ? 1': ':' is expected before ''")
    #expect(message("n @ 1") == "the plural rule 'n @ 1': an operator is expected before '@ 1'")
    #expect(message("(n") == "the plural rule '(n': ')' is expected before ''")
    #expect(message("n == m") == "the plural rule 'n == m': 'n', a number or '(' is expected before 'm'")
    #expect(message("99999999999999999999").contains("a number"))
    #expect(message("").contains("is expected"))
    #expect(message(String(repeating: "(", count: 900)).contains("nested more than 50"))
    #expect(message(String(repeating: "!", count: 900)).contains("nested more than 50"))
    #expect(message("n" + String(repeating: "+n", count: 400)).contains("more than 50 operators"))
    #expect(message(String(repeating: "n?n:", count: 200) + "n").contains("nested more than 50"))
    #expect(message(String(repeating: " ", count: 2000)).contains("1,000 characters"))
  }

  @Test("random bytes are read or refused, and what is read has a value for any number", arguments: Seeds.first(4))
  func noise(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "n", "1", "10", "?", ":", "(", ")", "!", "&&", "||", "==", "!=", "<", ">=", "+", "-", "*", "/", "%", " ",
    ]
    for _ in 0..<2000 {
      let text = (0..<random.int(1...30)).map { _ in random.pick(parts) }.joined()
      guard let rule = try? PluralExpression(text) else { continue }
      for n in [0, 1, 5, UInt.max] { _ = rule.value(for: n) }
    }
  }
}
