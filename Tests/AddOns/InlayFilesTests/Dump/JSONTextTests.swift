import Foundation
import Testing

@testable import InlayFiles

@Suite struct JSONTextTests {
  private func text(_ write: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    write(&json)
    return json.text
  }

  @Test("texts with any characters are read back unchanged")
  func strings() throws {
    let texts = ["", "plain", "\"\\/", "\n\r\t\u{0}\u{1F}\u{7F}", "é😀\u{2028}\u{FEFF}", "{\"a\":1}"]
    // The escapes of characters among others that have none.
    let singles = (0...0x7F as ClosedRange<UInt8>).map { "a\(Unicode.Scalar($0))b" }
    for original in texts + singles {
      let json = text { json in
        json.append("[")
        json.append(string: original)
        json.append("]")
      }
      #expect(json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == [original], "\(json)")
    }
    #expect(text { $0.append(string: nil) } == "null")
  }

  @Test("numbers are short, exact and finite")
  func numbers() {
    let numbers = [0, -0.0, 1, -2.5, 0.1, 1e21, .infinity, -.infinity, .nan]
    #expect(
      text { $0.append(numbers: numbers) }
        == "[0,0,1,-2.5,0.1,1e+21,1.7976931348623157e+308,-1.7976931348623157e+308,0]")
  }
}
