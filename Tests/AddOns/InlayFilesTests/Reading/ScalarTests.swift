import Testing

@testable import InlayFiles

@Suite struct ScalarTests {
  private func value(_ text: String) throws -> Value {
    try #require(try DocumentReader.read(Array("v: \(text)\n".utf8)).root.entries.first).value
  }

  @Test(
    "numbers are decimal, with or without fraction and exponent",
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("+7", 7), ("007", 7), ("1.5", 1.5), (".5", 0.5), ("5.", 5), ("-2.5e3", -2500),
      ("1E-2", 0.01), ("1e+2", 100),
    ] as [(String, Double)])
  func numbers(text: String, number: Double) throws {
    #expect(try value(text).number == number)
  }

  @Test(
    "numbers in notations of only some readers are not numbers",
    arguments: [
      "0x10", "0o17", "1_000", "1:30", ".inf", "-.inf", ".nan", "inf", "nan", "infinity", "1e", "e5", ".", "+",
      "1 2", "'1'", "\"1\"", "1,5", "1e5.0", "--1", "true", "0b1",
    ])
  func noNumbers(text: String) throws {
    #expect(try value(text).number == nil)
  }

  @Test("a number that overflows is distinguished from a text, and is not finite")
  func infinite() throws {
    #expect(try value("1e999999").unboundedNumber == .infinity)
    #expect(try value("1e999999").number == nil)
    #expect(try value(String(repeating: "9", count: 5000)).unboundedNumber == nil)
  }

  @Test("whole numbers may have a zero fraction, and other fractions are refused")
  func integers() throws {
    #expect(try value("3").integer == 3)
    #expect(try value("3.0").integer == 3)
    #expect(try value("1e3").integer == 1000)
    #expect(try value("3.5").integer == nil)
    #expect(try value("1e300").integer == nil)
  }

  @Test("only true and false without quotes are booleans")
  func booleans() throws {
    #expect(try value("true").boolean == true)
    #expect(try value("false").boolean == false)
    for text in ["yes", "no", "on", "off", "True", "FALSE", "y", "1", "'true'", "\"false\"", "~"] {
      #expect(try value(text).boolean == nil, "\(text)")
    }
  }

  @Test("null is an empty value, a tilde or null without quotes, and no text")
  func null() throws {
    for text in ["", "~", "null", "Null", "NULL"] {
      #expect(try value(text).isNull, "\(text)")
      #expect(try value(text).text == nil)
    }
    for text in ["''", "'null'", "\"~\"", "nil", "none", "0"] { #expect(try !value(text).isNull, "\(text)") }
  }

  @Test("a number or boolean without quotes is also the text as written")
  func texts() throws {
    #expect(try value("042").text == "042")
    #expect(try value("1.50").text == "1.50")
    #expect(try value("yes").text == "yes")
    #expect(try value("true").text == "true")
  }
}
