import InlayGraphics

// The compiler accepts a delegate's method with another type or another label, and nothing ever calls it: in the body
// of a class it does not even warn. So the likeliest of them are requirements here, with defaults that say that they
// were called: PartSource+NearMisses.swift calls each once, if the right method is the default too. They are
// disfavoured and deprecated, so that nobody calls or completes them, and their protocols are in no list of names.

/// Methods that look like those of a `TableViewDelegate` but are not. The table reports those that an app has declared.
public protocol _TableViewDelegateNearMisses: AnyObject {
  /// Is not called: the right method returns `Height?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns Height?")
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double

  /// Is not called: the right method returns `Height?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns Height?")
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height

  /// Is not called: the right method returns `Height?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns Height?")
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

  /// Is not called: the right method returns `Height?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns Height?")
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height

  /// Is not called: the right method returns `Height?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns Height?")
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

  /// Is not called: the right method returns `Height?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns Height?")
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height

  /// Is not called: the right method returns `View?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns View?")
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View

  /// Is not called: the right method returns `View?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns View?")
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Label?

  /// Is not called: the right method returns `View?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns View?")
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> TableViewHeaderFooterView?

  /// Is not called: the right method returns `View?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns View?")
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View

  /// Is not called: the right method returns `View?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns View?")
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Label?

  /// Is not called: the right method returns `View?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns View?")
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> TableViewHeaderFooterView?

  /// Is not called: the right method is `tableView(_:didSelectRowAt:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "tableView(_:didSelectRowAt:)")
  func tableView(_ tableView: TableView, didSelectRow path: RowPath)

  /// Is not called: the right method is `tableView(_:didDeselectRowAt:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "tableView(_:didDeselectRowAt:)")
  func tableView(_ tableView: TableView, didDeselectRow path: RowPath)

  /// Is not called: the right method returns `RowPath?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns RowPath?")
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath

  /// Is not called: the right method is `tableView(_:contextMenuForRowAt:at:)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "tableView(_:contextMenuForRowAt:at:)")
  func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath) -> Menu?

  /// Is not called: the right method is `tableView(_:contextMenuForRowAt:at:)`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns a Menu, as tableView(_:contextMenuForRowAt:at:)")
  func tableView(_ tableView: TableView, contextRequestedForRowAt path: RowPath, at point: Point) -> Bool

  /// Is not called: the right method returns `SwipeActionsConfiguration?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns SwipeActionsConfiguration?")
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration

  /// Is not called: the right method returns `SwipeActionsConfiguration?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns SwipeActionsConfiguration?")
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration
}

/// Methods that look like those of a `TableViewDataSource` but are not.
public protocol _TableViewDataSourceNearMisses: AnyObject {
  /// Is not called: the right method returns `String?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns String?")
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String

  /// Is not called: the right method returns `String?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns String?")
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String

  /// Is not called: the right method returns `[String]?`.
  @_disfavoredOverload
  @available(*, deprecated, message: "returns [String]?")
  func sectionIndexTitles(for tableView: TableView) -> [String]
}

extension _TableViewDelegateNearMisses {
  @_disfavoredOverload
  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double {
    tableView.source.noteDefaultNearMiss()
    return 0
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height {
    tableView.source.noteDefaultNearMiss()
    return .byDelegate
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    tableView.source.noteDefaultNearMiss()
    return 0
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height {
    tableView.source.noteDefaultNearMiss()
    return .byDelegate
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    tableView.source.noteDefaultNearMiss()
    return 0
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height {
    tableView.source.noteDefaultNearMiss()
    return .byDelegate
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View {
    tableView.source.noteDefaultNearMiss()
    return tableView
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Label? {
    tableView.source.noteDefaultNearMiss()
    return nil
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> TableViewHeaderFooterView? {
    tableView.source.noteDefaultNearMiss()
    return nil
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View {
    tableView.source.noteDefaultNearMiss()
    return tableView
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Label? {
    tableView.source.noteDefaultNearMiss()
    return nil
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> TableViewHeaderFooterView? {
    tableView.source.noteDefaultNearMiss()
    return nil
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, didSelectRow path: RowPath) {
    tableView.source.noteDefaultNearMiss()
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, didDeselectRow path: RowPath) {
    tableView.source.noteDefaultNearMiss()
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath {
    tableView.source.noteDefaultNearMiss()
    return path
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath) -> Menu? {
    tableView.source.noteDefaultNearMiss()
    return nil
  }

  @_disfavoredOverload
  public func tableView(
    _ tableView: TableView, contextRequestedForRowAt path: RowPath, at point: Point
  ) -> Bool {
    tableView.source.noteDefaultNearMiss()
    return false
  }

  @_disfavoredOverload
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration {
    tableView.source.noteDefaultNearMiss()
    return SwipeActionsConfiguration(actions: [])
  }

  @_disfavoredOverload
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration {
    tableView.source.noteDefaultNearMiss()
    return SwipeActionsConfiguration(actions: [])
  }
}

extension _TableViewDataSourceNearMisses {
  @_disfavoredOverload
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String {
    tableView.source.noteDefaultNearMiss()
    return ""
  }

  @_disfavoredOverload
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String {
    tableView.source.noteDefaultNearMiss()
    return ""
  }

  @_disfavoredOverload
  public func sectionIndexTitles(for tableView: TableView) -> [String] {
    tableView.source.noteDefaultNearMiss()
    return []
  }
}
