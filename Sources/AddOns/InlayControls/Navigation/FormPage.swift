import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists

/// A page with a form, such as a page of settings.
///
///     let page = FormPage("Settings", largeTitle: true) {
///       Section { Row("Wi-Fi", detail: "Home", .disclosure) { stack.push(wifi) } }
///     }
open class FormPage: NavigationPage {
  public final let form: Form
  public final let table = TableView(style: .insetGrouped)

  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - largeTitle: Whether the title is large until the content scrolls.
  ///   - content: The sections. Called now and at each update of the form.
  public init(
    _ title: String, largeTitle: Bool = false, @ListBuilder<Section> _ content: @escaping () -> [Section]
  ) {
    form = Form(content)
    super.init(title: title, content: table)
    prefersLargeTitles = largeTitle
    form.show(in: table)
  }
}
