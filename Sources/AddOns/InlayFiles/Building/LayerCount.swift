import InlaySystem

/// The number and depth of a document's layers, with aliases counted as copies.
///
/// Children have lower indices than their parents, so one pass from the leaves to the root is enough. O(nodes).
struct LayerCount {
  /// The counts of all values, by index.
  private let counts: [Int]
  private let depths: [Int32]
  private let isLayer: [Bool]
  private let document: Document

  init(_ document: Document, isLayer: [Bool]) {
    var counts = [Int](repeating: 0, count: document.nodes.count)
    var depths = [Int32](repeating: 0, count: document.nodes.count)
    for (index, node) in document.nodes.enumerated() {
      switch node.content {
      case .scalar, .unknown: break
      case .list(let range), .object(let range):
        for child in document.children[Int(range.lowerBound)..<Int(range.upperBound)] {
          // Values, and so layers, are limited far below an overflow.
          counts[index] += counts[Int(child)]
          depths[index] = max(depths[index], depths[Int(child)])
        }
        if isLayer[index] {
          counts[index] += 1
          depths[index] += 1
        }
      }
    }
    self.counts = counts
    self.depths = depths
    self.isLayer = isLayer
    self.document = document
  }

  /// The number of layers in the whole document.
  var total: Int { counts.last ?? 0 }

  /// The depth of nested layers in a value.
  func levels(in value: Value) -> Int { Int(depths[Int(value.index)]) }

  /// The first layer on the deepest path that is nested deeper than a limit; nil for none.
  func place(deeperThan limit: Int) -> Place? {
    var value = document.root
    guard depths[Int(value.index)] > limit else { return nil }
    var passed = 0
    while true {
      if isLayer[Int(value.index)] {
        passed += 1
        if passed > limit { return value.place }
      }
      let inner: [Value] =
        switch value.content {
        case .scalar, .unknown: []
        case .list: Array(value.elements)
        case .object: value.entries.map(\.value)
        }
      guard let deepest = inner.max(by: { depths[Int($0.index)] < depths[Int($1.index)] }) else { return nil }
      value = deepest
    }
  }
}
