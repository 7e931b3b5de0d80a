import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists

/// A page with a form, such as a page of settings.
///
///     let page = FormPage("Settings", prefersLargeTitle: true) {
///       Section { Row("Wi-Fi", detail: "Home", .disclosure) { stack.push(wifi) } }
///     }
open class FormPage: NavigationPage {
  /// The form, which fills the table.
  public final let form: Form
  /// The table that shows the form: inset grouped, and the content of the page.
  public final let table = TableView(style: .insetGrouped)

  /// Creates a page with a form.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - prefersLargeTitle: Whether the title is large until the content scrolls; false by default.
  ///   - header: The view above all sections, such as a search field: the table's `tableHeaderView`; none by default.
  ///   - content: The sections. Called now and at each update of the form.
  public init(
    _ title: String, prefersLargeTitle: Bool = false, header: View? = nil,
    @ListBuilder<Section> _ content: @escaping () -> [Section]
  ) {
    form = Form(content)
    table.tableHeaderView = header
    super.init(title, content: table)
    self.prefersLargeTitle = prefersLargeTitle
    form.show(in: table)
  }

  /// Makes the sections again, after a change of their data: see `Form.update(animated:completion:)`. O(rows).
  ///
  /// - Parameters:
  ///   - animated: Whether rows slide to their new positions, and others appear and disappear; false by default.
  ///   - completion: Called once: at the end of the animation, or by the next tick if there is none.
  public final func update(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    form.update(animated: animated, completion: completion)
  }
}
