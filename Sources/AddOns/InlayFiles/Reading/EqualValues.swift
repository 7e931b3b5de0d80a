/// Finds out whether values of a document are equal wherever they stand, with keys in the same order.
///
/// O(values) to make, for aliases too; then O(1).
struct EqualValues {
  private enum Shape: Hashable {
    case scalar(String, isPlain: Bool)
    case list([Int32])
    case object([Int32])
  }

  /// The first equal value of each value, by index.
  private let firsts: [Int32]

  init(_ document: Document) {
    var firsts: [Int32] = []
    firsts.reserveCapacity(document.nodes.count)
    var known: [Shape: Int32] = [:]
    for (index, node) in document.nodes.enumerated() {
      // Children come before their parents.
      func children(_ range: Range<Int32>) -> [Int32] {
        document.children[Int(range.lowerBound)..<Int(range.upperBound)].map { firsts[Int($0)] }
      }
      let shape: Shape =
        switch node.content {
        case .scalar(let text, let isPlain): .scalar(text, isPlain: isPlain)
        case .unknown: .scalar("", isPlain: true)
        case .list(let range): .list(children(range))
        case .object(let range): .object(children(range))
        }
      let first = known[shape] ?? Int32(index)
      known[shape] = first
      firsts.append(first)
    }
    self.firsts = firsts
  }

  func areEqual(_ a: Value?, _ b: Value?) -> Bool {
    a.map { firsts[Int($0.index)] } == b.map { firsts[Int($0.index)] }
  }
}
