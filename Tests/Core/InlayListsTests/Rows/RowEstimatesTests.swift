import Testing

@testable import InlayLists

@Suite struct RowEstimatesTests {
  @Test("the mean is due each time that the number of measured rows has doubled, if it changed")
  func mean() {
    var estimates = RowEstimates()
    #expect(estimates.renewed { $0 } == nil && estimates.estimate == nil)
    var due: [Int: Double] = [:]
    for number in 1...8 {
      estimates.note(Double(10 * number))
      if let mean = estimates.renewed(rounded: { $0 }) { due[number] = mean }
    }
    #expect(due == [1: 10, 2: 15, 4: 25, 8: 45] && estimates.estimate == 45)
    for _ in 0..<8 { estimates.note(45) }
    #expect(estimates.renewed { $0 } == nil)
    estimates.restart()
    #expect(estimates.estimate == nil)
  }
}
