import InlaySystem

/// The values of a YAML or JSON file, in one flat store.
///
/// A container's children are indices into the store, and an alias is the index of its target: a file full of aliases
/// takes no more memory than its text, and no operation needs recursion. Every child's index is less than its parent's.
final class Document: Sendable {
  struct Node: Sendable {
    // The larger one first: a node has 32 bytes.
    let content: Content
    let place: Place
  }

  enum Content: Sendable {
    /// A plain scalar has no quotes, and may be a number, a boolean or null.
    case scalar(String, isPlain: Bool)
    /// A range of `children`.
    case list(Range<Int32>)
    /// A range of `children`: a key, its value, the next key.
    case object(Range<Int32>)
    /// The value of a placeholder that failed, which may be anything. Only documents with problems have it.
    case unknown
  }

  let nodes: [Node]
  let children: [Int32]
  /// The documents whose values are in this one; empty for a document as it was read.
  let sources: [DataSource]

  /// Whether any value is unknown. Such a document is checked, and nothing is built from it.
  let hasUnknownValues: Bool

  init(nodes: [Node], children: [Int32], sources: [DataSource] = [], hasUnknownValues: Bool = false) {
    require(!nodes.isEmpty, "a document without a value")
    self.nodes = nodes
    self.children = children
    self.sources = sources
    self.hasUnknownValues = hasUnknownValues
  }

  /// The outermost value.
  var root: Value { Value(document: self, index: Int32(nodes.count - 1)) }
}
