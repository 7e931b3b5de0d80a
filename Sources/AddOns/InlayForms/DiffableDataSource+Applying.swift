import InlayLists
import InlaySystem

extension DiffableDataSource {
  /// Shows a snapshot: deletes, inserts, moves, reloads and reconfigures rows and sections as one update of the table.
  /// The fewest rows move. See `DiffableDataSourceSnapshot.updates(from:)` for the time that the comparison takes.
  ///
  /// While the table calls for cells or heights, snapshots wait until the end of its layout, in order. If the table is
  /// gone or has another data source, nothing is shown, and the snapshot is kept.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and rows to show.
  ///   - animated: Whether rows slide to their new positions, and others appear and disappear with
  ///     `defaultRowAnimation`. UIKit's `animatingDifferences`, but false by default.
  ///   - completion: Called once, by a tick: after the end of the animation, or by the next tick if there is none.
  ///     Without a scene it is called at the end of this call; inside another completion, like those of
  ///     `Layer.animate`. It may apply the next snapshot.
  public func apply(_ snapshot: Snapshot, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    let transition = Transition.differences(animated: animated)
    add(WaitingSnapshot(snapshot: snapshot, transition: transition, completion: completion))
  }

  /// Shows a snapshot without finding the changes: the table reloads, which clears the selection. O(1), and the time of
  /// the table's `reloadData()`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and rows to show.
  ///   - completion: Called once, as in `apply(_:animated:completion:)`.
  package func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: ((Bool) -> Void)? = nil) {
    add(WaitingSnapshot(snapshot: snapshot, transition: .reload, completion: completion))
  }

  /// Shows the visible items of a tree in a section. An unknown section is added at the end. Expanded parents insert
  /// their children, and collapsed ones delete them. The cells of these parents are filled again. If a whole snapshot
  /// changes the section's items later, the section becomes a list.
  ///
  /// It takes the time of `apply(_:animated:completion:)`, and O(items of the tree).
  ///
  /// - Parameters:
  ///   - tree: The items of the section.
  ///   - section: The section.
  ///   - animated: Whether rows slide to their new positions, and others appear and disappear; false by default.
  ///   - completion: Called once, as in `apply(_:animated:completion:)`.
  /// - Throws: `InlayError` if an item is in another section. Nothing changes then.
  public func apply(
    _ tree: DiffableDataSourceSectionSnapshot<ItemID>, to section: SectionID, animated: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) throws(InlayError) {
    var snapshot = snapshot()
    let old = self.snapshot(for: section)
    if !snapshot.contains(section: section) { try snapshot.appendSections([section]) }
    try snapshot.replaceItems(inSection: section, by: tree)
    snapshot.reconfiguredItemIdentifiers = Set(tree.changedParents(since: old))
    apply(snapshot, animated: animated, completion: completion)
  }

  /// Returns the tree of a section. It has no parents if a whole snapshot gave the items, and is empty for an unknown
  /// section. O(1) for a tree, otherwise O(items of the section).
  public func snapshot(for section: SectionID) -> DiffableDataSourceSectionSnapshot<ItemID> {
    let snapshot = snapshot()
    guard let number = snapshot.indexOfSection(section) else { return DiffableDataSourceSectionSnapshot<ItemID>() }
    if let tree = snapshot.section(number).tree { return tree }
    var tree = DiffableDataSourceSectionSnapshot<ItemID>()
    try? tree.append(Array(snapshot.section(number).items))
    return tree
  }

  private func add(_ snapshot: WaitingSnapshot) {
    waiting.append(snapshot)
    guard let table = shownTable, isApplying || table.isAskingDataSource else { return applyWaiting() }
    guard !isWaitingForLayout else { return }
    isWaitingForLayout = true
    table.afterLayout { [weak self] in self?.applyWaiting() }
  }

  /// Applies those that wait now: others, which come meanwhile, wait for a layout, of which a tick has a limited
  /// number.
  private func applyWaiting() {
    guard !isApplying else { return }
    isWaitingForLayout = false
    for _ in waiting.indices where !waiting.isEmpty {
      let next = waiting.removeFirst()
      isApplying = true
      completions.holding { showWaiting(next) }
      isApplying = false
    }
    completions.callDue()
  }

  private var shownTable: TableView? { table.flatMap { $0.dataSource === rows ? $0 : nil } }

  private func showWaiting(_ waiting: WaitingSnapshot) {
    let completion = waiting.completion
    // The position of a dragged row is one of the old rows.
    shownTable?.cancelMove()
    let old = current
    current = waiting.snapshot
    current.removeMarks()
    forgetGoneViews()
    guard let table = shownTable else { return completions.add(completion, in: table?.scene) }
    guard case .differences(let animated) = waiting.transition else {
      table.reloadData()
      return completions.add(completion, in: table.scene)
    }
    // The next layout asks for everything.
    if table.awaitsReload { return completions.add(completion, in: table.scene) }
    let difference = SnapshotDifference(
      from: old, to: waiting.snapshot, animation: animated ? defaultRowAnimation : .none)
    let new = waiting.snapshot
    let kept = KeptRows {
      old.item(at: $0).flatMap { new.path(of: $0) }
    } isReloaded: {
      old.item(at: $0).map(new.isReloaded) ?? false
    }
    table.showDifference(difference, animated: animated, keeping: kept, completion: completion)
  }
}
