/// The heights of one section's rows.
///
/// Rows of one height take O(1) memory; others are runs in a balanced tree. Everything but `forgetMeasures` and
/// `setMean` is O(log runs).
@usableFromInline package struct RowRuns: Sendable {
  /// All rows while they are equal; the tree is empty then.
  @usableFromInline var uniform: (count: Int, height: Double, origin: HeightOrigin) = (0, 0, .given)
  @usableFromInline var tree = SumTree<RowRun>()

  package init() {}

  package init(count: Int, height: Double, origin: HeightOrigin = .given) {
    uniform = (max(0, count), height, origin)
  }

  private init(tree: SumTree<RowRun>) {
    self.tree = tree
    simplify()
  }

  var extent: Extent {
    if tree.root != nil { return tree.extent }
    return Extent(
      count: uniform.count, rows: uniform.count, guesses: uniform.origin.isGuess ? uniform.count : 0,
      height: Double(uniform.count) * uniform.height)
  }

  @inlinable package var count: Int { tree.root?.extent.count ?? uniform.count }

  /// The number of guessed heights.
  var guesses: Int {
    guard let root = tree.root else { return uniform.origin.isGuess ? uniform.count : 0 }
    return root.extent.guesses
  }

  /// Whether both are uniform and equal, or copies of each other. O(1).
  func isIdentical(to other: RowRuns) -> Bool { tree.root === other.tree.root && uniform == other.uniform }

  var total: Double {
    guard let root = tree.root else { return Double(uniform.count) * uniform.height }
    return root.extent.height
  }

  /// The sum of the heights before a row.
  func offset(ofRow row: Int) -> Double {
    guard row < count else { return total }
    return tree.root == nil ? Double(row) * uniform.height : offset(inTree: row)
  }

  private func offset(inTree row: Int) -> Double {
    let (run, before) = tree.element(at: row)
    return before.height + Double(row - before.count) * run.height
  }

  @inlinable package func height(ofRow row: Int) -> Double {
    tree.root == nil ? uniform.height : run(ofRow: row).height
  }

  @inlinable package func origin(ofRow row: Int) -> HeightOrigin {
    tree.root == nil ? uniform.origin : run(ofRow: row).origin
  }

  func isGuessed(_ row: Int) -> Bool { origin(ofRow: row).isGuess }

  @usableFromInline func run(ofRow row: Int) -> RowRun { tree.element(at: row).element }

  /// The rows with guessed heights, ascending. O(log runs) for each run of them.
  package var guessedRows: [Int] {
    guard tree.root != nil else { return uniform.origin.isGuess ? Array(0..<uniform.count) : [] }
    var rows: [Int] = []
    tree.visit(where: { $0.guesses > 0 }, { rows += $1..<$1 + $0.count })
    return rows
  }

  /// Whether the content decides the row's height, measured or not.
  func isAutomatic(_ row: Int) -> Bool { origin(ofRow: row) != .given }

  /// The last row that begins at or before an offset from the section's first row, so not a row of height 0. Clamped to
  /// the existing rows; the section must not be empty.
  func row(at offset: Double) -> Int {
    guard tree.root != nil else { return Self.row(at: offset, of: uniform.count, height: uniform.height) }
    let (run, before) = tree.element(atHeight: offset)
    return before.count + Self.row(at: offset - before.height, of: run.count, height: run.height)
  }

  private static func row(at offset: Double, of count: Int, height: Double) -> Int {
    guard height > 0 else { return count - 1 }
    let row = max(0, Int(clamping: (offset / height).rounded(.down)))
    return min(row, count - 1)
  }

  /// The first row from one on that has a height; nil if there is none.
  func seenRow(from row: Int) -> Int? {
    guard tree.root == nil else { return tree.index(withHeightFrom: row) }
    return uniform.height > 0 && row < uniform.count ? max(0, row) : nil
  }

  /// The last row before one that has a height; nil if there is none.
  func seenRow(before row: Int) -> Int? {
    guard tree.root == nil else { return tree.index(withHeightBefore: row) }
    let last = min(row, uniform.count) - 1
    return uniform.height > 0 && last >= 0 ? last : nil
  }

  /// The rows of a range without those of known height 0. O(log runs + runs in the range).
  func seen(in range: Range<Int>) -> SeenRows {
    guard tree.root != nil else { return uniform.height > 0 || uniform.origin.isGuess ? SeenRows(range) : SeenRows() }
    var rows = SeenRows()
    tree.visit(range) { run, start in
      guard run.height > 0 || run.origin.isGuess else { return }
      rows.append((start..<start + run.count).clamped(to: range))
    }
    return rows
  }

  /// - Parameter row: May be the count.
  mutating func insert(_ rows: RowRuns, at row: Int) {
    guard rows.count > 0 else { return }
    if count == 0 {
      self = rows
      return
    }
    if tree.root == nil, rows.tree.root == nil, uniform.height == rows.uniform.height,
      uniform.origin == rows.uniform.origin
    {
      uniform.count += rows.uniform.count
      return
    }
    grow()
    tree.insert(rows.asTree, at: row)
    simplify()
  }

  /// - Returns: The removed rows.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> RowRuns {
    guard tree.root != nil else {
      uniform.count -= range.count
      return RowRuns(count: range.count, height: uniform.height, origin: uniform.origin)
    }
    let removed = tree.remove(range)
    simplify()
    return RowRuns(tree: removed)
  }

  /// Sets the height of a row. Ignores rows that do not exist.
  mutating func set(_ height: Double, _ origin: HeightOrigin, ofRow row: Int) {
    guard row < count else { return }
    grow()
    let run = RowRun(count: 1, height: height, origin: origin)
    tree.replace(row..<row + 1, with: SumTree(root: SumTree.Node(elements: [run])))
    simplify()
  }

  /// Makes guesses of the measured heights, and of the given ones too, and keeps their values. O(runs).
  mutating func forgetMeasures(keepingGiven: Bool = false) {
    func forgotten(_ origin: HeightOrigin) -> HeightOrigin {
      switch origin {
      case .measured: .remembered
      case .given: keepingGiven ? .given : .mean
      case .mean, .estimate, .remembered: origin
      }
    }
    uniform.origin = forgotten(uniform.origin)
    tree = tree.mapped(
      where: { $0.guesses < $0.rows },
      { RowRun(count: $0.count, height: $0.height, origin: forgotten($0.origin)) })
    simplify()
  }

  /// The rows after a reload, with these heights as guesses, and the mean for additional rows. O(runs).
  package func remembered(count: Int, mean: @autoclosure () -> Double) -> RowRuns {
    var rows = self
    rows.forgetMeasures()
    if rows.count > count { rows.remove(count..<rows.count) }
    let new = count - rows.count
    if new > 0 { rows.insert(RowRuns(count: new, height: mean(), origin: .mean), at: rows.count) }
    return rows
  }

  /// Gives the rows without any other height another mean. O(runs).
  mutating func setMean(_ height: Double) {
    if uniform.origin == .mean { uniform.height = height }
    tree = tree.mapped(
      where: { $0.guesses > 0 },
      { $0.origin == .mean ? RowRun(count: $0.count, height: height, origin: .mean) : $0 })
    simplify()
  }

  private mutating func grow() {
    guard tree.root == nil else { return }
    tree = asTree
    uniform.count = 0
  }

  private var asTree: SumTree<RowRun> {
    guard tree.root == nil else { return tree }
    var builder = SumTree<RowRun>.Builder()
    var left = uniform.count
    while left > 0 {
      let count = min(left, RowRun.maximumCount)
      builder.append(RowRun(count: count, height: uniform.height, origin: uniform.origin))
      left -= count
    }
    return builder.tree()
  }

  /// Rows that became equal need no tree.
  private mutating func simplify() {
    guard let root = tree.root else { return }
    guard root.level == 0, root.elements.count == 1, let run = root.elements.first else { return }
    uniform = (run.count, run.height, run.origin)
    tree = SumTree()
  }

  /// Makes the heights of consecutive rows. O(1) each, amortised.
  package struct Builder {
    private var tree = SumTree<RowRun>.Builder()

    package init() {}

    package mutating func append(_ height: Double, _ origin: HeightOrigin = .given) {
      tree.append(RowRun(count: 1, height: height, origin: origin))
    }

    package mutating func heights() -> RowRuns { RowRuns(tree: tree.tree()) }
  }
}
