import Inlay
import InlayControls
import InlayFiles
import InlaySettings
import Testing

/// An app's own members of types of Swift, with names that the library could have taken.
extension Int {
  fileprivate var pluralCount: String { "\(self) of them" }
  fileprivate func text(in words: [String]) -> String { words[self] }
}

extension Double {
  fileprivate func adding(_ other: Double) -> Double { self + other }
  fileprivate func difference(from other: Double) -> Double { self - other }
}

extension String {
  fileprivate var pluralCount: Int { count }
  fileprivate func text(in words: [String: String]) -> String { words[self] ?? self }
}

extension Optional {
  fileprivate func difference(from other: Wrapped) -> String { self == nil ? "nothing" : "something" }
}

/// What compiles without the imports compiles with them, and means the same.
@Suite struct SwiftNamesTests {
  @Test("the difference of arrays of numbers is Swift's")
  func differences() {
    let difference = [1.0, 2.0].difference(from: [1.0])
    let typed: CollectionDifference<Double> = difference
    #expect(difference.insertions.count == 1 && typed.removals.isEmpty)
    #expect([1.0].difference(from: [2.0]).count == 2)
    #expect([[0.0], [1.0]].difference(from: [[1.0]]).insertions.count == 1)
    let colors: [Color?] = [.black, nil]
    #expect(colors.difference(from: [nil]).insertions.count == 1)
    #expect([1.0].applying(difference) == [1.0, 2.0])
  }

  @Test("an app's members of numbers, strings and optionals are the only ones of their names")
  func members() {
    let (plural, text) = (2.pluralCount, 1.text(in: ["none", "one"]))
    #expect(plural == "2 of them" && text == "one")
    let (sum, difference) = (1.5.adding(2), 3.0.difference(from: 1))
    #expect(sum == 3.5 && difference == 2)
    let (count, word) = ("one".pluralCount, "one".text(in: ["one": "eins"]))
    #expect(count == 3 && word == "eins")
    #expect(Int?.none.difference(from: 1) == "nothing" && Color?.some(.black).difference(from: .black) == "something")
  }
}
