import InlayControls
import InlayLists

/// A page of settings on a navigation stack. It keeps its form, which the table does not.
final class SettingsScreenPage: NavigationPage {
  /// The source of the page's content.
  enum Source: Hashable, Sendable {
    case pane(name: String)
    case choices(SettingsRow.ID, page: String)

    /// The name of the page that has the rows or the choice.
    var page: String {
      switch self {
      case .pane(let name), .choices(_, let name): name
      }
    }
  }

  let source: Source
  let form: SettingsForm
  let table = TableView(style: .insetGrouped)

  init(_ source: Source, _ form: SettingsForm) {
    self.source = source
    self.form = form
    super.init(form.page.title, content: table)
    form.show(in: table)
  }

  func show(_ page: SettingsPage) {
    title = page.title
    form.show(page)
    setNeedsLayout()
  }

  // MARK: The end of the page

  /// The space below the last row, or below the last footer's text, in points.
  private static let endInset = 24.0
  /// The part of it that the table's content does not have.
  private var addedInset = 0.0

  override func layoutSublayers() {
    let hasFooter = !(form.page.groups.last?.footer ?? "").isEmpty
    // Less than 0 below large texts, whose themes have higher footers.
    let inset = Self.endInset - (hasFooter ? theme.metrics.section.textGap : table.themeFooterHeight)
    if inset != addedInset {
      table.contentInset.bottom += inset - addedInset
      addedInset = inset
    }
    super.layoutSublayers()
  }
}
