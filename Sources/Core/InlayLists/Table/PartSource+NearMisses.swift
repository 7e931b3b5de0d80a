import InlayGraphics

/// Methods of a delegate or a data source whose defaults answered the table.
struct DefaultAnswers: OptionSet {
  let rawValue: UInt16

  static let rowHeight = DefaultAnswers(rawValue: 1 << 0)
  static let headerHeight = DefaultAnswers(rawValue: 1 << 1)
  static let footerHeight = DefaultAnswers(rawValue: 1 << 2)
  static let headerView = DefaultAnswers(rawValue: 1 << 3)
  static let footerView = DefaultAnswers(rawValue: 1 << 4)
  static let selection = DefaultAnswers(rawValue: 1 << 5)
  static let deselection = DefaultAnswers(rawValue: 1 << 6)
  static let selectionRule = DefaultAnswers(rawValue: 1 << 7)
  static let contextMenu = DefaultAnswers(rawValue: 1 << 8)
  static let leadingSwipe = DefaultAnswers(rawValue: 1 << 9)
  static let trailingSwipe = DefaultAnswers(rawValue: 1 << 10)
  static let headerTitle = DefaultAnswers(rawValue: 1 << 11)
  static let footerTitle = DefaultAnswers(rawValue: 1 << 12)
  static let indexTitles = DefaultAnswers(rawValue: 1 << 13)

  static let ofDataSource: DefaultAnswers = [.headerTitle, .footerTitle, .indexTitles]
}

/// Methods that an app has declared with another name or type than the ones that the table calls.
extension PartSource {
  /// Called by the default of a method.
  func noteDefault(_ answer: DefaultAnswers) {
    guard !defaultAnswers.contains(answer) else { return }
    defaultAnswers.insert(answer)
    uncheckedDefaults.insert(answer)
    if answer == .rowHeight, table.overrides.heights.rows == .byDelegate { table.invalidation.insert(.settings) }
  }

  /// Called by the default of a near miss.
  func noteDefaultNearMiss() { wasDefaultNearMiss = true }

  /// Another delegate or data source may have other methods.
  func forgetDefaults(ofDataSource: Bool) {
    let kept = ofDataSource ? defaultAnswers.subtracting(.ofDataSource) : defaultAnswers.intersection(.ofDataSource)
    defaultAnswers = kept
    uncheckedDefaults.formIntersection(kept)
  }

  /// Reports methods that the app may have declared instead of those whose defaults answered: each is called once.
  ///
  /// - Parameter row: A row of the data source; nil if none is known.
  func reportNearMisses(at row: @autoclosure () -> RowPath?) {
    guard !uncheckedDefaults.isEmpty, table.scene != nil, let path = row(), table.heights.contains(path) else { return }
    let defaults = uncheckedDefaults
    uncheckedDefaults = []
    var calls: [any NearMissCalls] = []
    if let delegate { calls.append(DelegateNearMisses(table: table, delegate: delegate)) }
    if let dataSource { calls.append(DataSourceNearMisses(table: table, dataSource: dataSource)) }
    let own = own(path)
    for calls in calls { calling { calls.make(defaults, at: own) } }
  }

  /// Makes a call of a near miss, and reports it if the app has declared it.
  fileprivate func check(_ owner: String, _ method: String, _ advice: String, _ call: () -> Void) {
    wasDefaultNearMiss = false
    call()
    guard !wasDefaultNearMiss else { return }
    table.scene?.report("\(owner) \(method) is not called by the table: \(advice)", in: table)
  }
}

/// Calls of near misses. They are deprecated, so their calls would warn, but not those of a protocol's method.
private protocol NearMissCalls {
  func make(_ defaults: DefaultAnswers, at path: RowPath)
}

private struct DelegateNearMisses: NearMissCalls {
  let table: TableView
  let delegate: any TableViewDelegate

  private func check(_ method: String, _ advice: String, _ call: () -> Void) {
    table.source.check("the delegate's", "tableView(_:\(method):)", advice, call)
  }

  @available(*, deprecated)
  func make(_ defaults: DefaultAnswers, at path: RowPath) {
    makeHeightCalls(defaults, at: path)
    makeViewCalls(defaults, section: path.section)
    if defaults.contains(.selection) {
      check("didSelectRow", "it is named tableView(_:didSelectRowAt:)") {
        delegate.tableView(table, didSelectRow: path)
      }
    }
    if defaults.contains(.deselection) {
      check("didDeselectRow", "it is named tableView(_:didDeselectRowAt:)") {
        delegate.tableView(table, didDeselectRow: path)
      }
    }
    if defaults.contains(.selectionRule) {
      check("willSelectRowAt", "return RowPath?") { let _: RowPath = delegate.tableView(table, willSelectRowAt: path) }
    }
    if defaults.contains(.contextMenu) {
      check("contextMenuForRowAt", "it is named tableView(_:contextMenuForRowAt:at:)") {
        _ = delegate.tableView(table, contextMenuForRowAt: path)
      }
      check("contextRequestedForRowAt:at", "it is named tableView(_:contextMenuForRowAt:at:), and returns Menu?") {
        _ = delegate.tableView(table, contextRequestedForRowAt: path, at: .zero)
      }
    }
    if defaults.contains(.leadingSwipe) {
      check("leadingSwipeActionsConfigurationForRowAt", "return SwipeActionsConfiguration?") {
        let _: SwipeActionsConfiguration = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      }
    }
    if defaults.contains(.trailingSwipe) {
      check("trailingSwipeActionsConfigurationForRowAt", "return SwipeActionsConfiguration?") {
        let _: SwipeActionsConfiguration = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      }
    }
  }

  @available(*, deprecated)
  private func makeHeightCalls(_ defaults: DefaultAnswers, at path: RowPath) {
    if defaults.contains(.rowHeight) {
      check("heightForRowAt", "return Height?") { let _: Double = delegate.tableView(table, heightForRowAt: path) }
      check("heightForRowAt", "return Height?") { let _: Height = delegate.tableView(table, heightForRowAt: path) }
    }
    let section = path.section
    if defaults.contains(.headerHeight) {
      check("heightForHeaderInSection", "return Height?") {
        let _: Double = delegate.tableView(table, heightForHeaderInSection: section)
      }
      check("heightForHeaderInSection", "return Height?") {
        let _: Height = delegate.tableView(table, heightForHeaderInSection: section)
      }
    }
    if defaults.contains(.footerHeight) {
      check("heightForFooterInSection", "return Height?") {
        let _: Double = delegate.tableView(table, heightForFooterInSection: section)
      }
      check("heightForFooterInSection", "return Height?") {
        let _: Height = delegate.tableView(table, heightForFooterInSection: section)
      }
    }
  }

  @available(*, deprecated)
  private func makeViewCalls(_ defaults: DefaultAnswers, section: Int) {
    if defaults.contains(.headerView) {
      check("viewForHeaderInSection", "return View?") {
        let _: View = delegate.tableView(table, viewForHeaderInSection: section)
      }
      check("viewForHeaderInSection", "return View?") {
        let _: Label? = delegate.tableView(table, viewForHeaderInSection: section)
      }
      check("viewForHeaderInSection", "return View?") {
        let _: TableViewHeaderFooterView? = delegate.tableView(table, viewForHeaderInSection: section)
      }
    }
    if defaults.contains(.footerView) {
      check("viewForFooterInSection", "return View?") {
        let _: View = delegate.tableView(table, viewForFooterInSection: section)
      }
      check("viewForFooterInSection", "return View?") {
        let _: Label? = delegate.tableView(table, viewForFooterInSection: section)
      }
      check("viewForFooterInSection", "return View?") {
        let _: TableViewHeaderFooterView? = delegate.tableView(table, viewForFooterInSection: section)
      }
    }
  }
}

private struct DataSourceNearMisses: NearMissCalls {
  let table: TableView
  let dataSource: any TableViewDataSource

  private func check(_ method: String, _ advice: String, _ call: () -> Void) {
    table.source.check("the data source's", method, advice, call)
  }

  @available(*, deprecated)
  func make(_ defaults: DefaultAnswers, at path: RowPath) {
    if defaults.contains(.headerTitle) {
      check("tableView(_:titleForHeaderInSection:)", "return String?") {
        let _: String = dataSource.tableView(table, titleForHeaderInSection: path.section)
      }
    }
    if defaults.contains(.footerTitle) {
      check("tableView(_:titleForFooterInSection:)", "return String?") {
        let _: String = dataSource.tableView(table, titleForFooterInSection: path.section)
      }
    }
    if defaults.contains(.indexTitles) {
      check("sectionIndexTitles(for:)", "return [String]?") {
        let _: [String] = dataSource.sectionIndexTitles(for: table)
      }
    }
  }
}
