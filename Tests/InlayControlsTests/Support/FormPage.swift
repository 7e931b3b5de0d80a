import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// A page with a form, as an app writes it.
final class FormPage: NavigationPage {
  let form: Form
  let table = RoundedTableView()

  init(_ title: String, largeTitle: Bool = false, _ form: Form) {
    self.form = form
    super.init(title: title, content: table)
    prefersLargeTitles = largeTitle
    form.show(in: table)
  }
}

/// A view that tells of its end.
final class WatchedView: View {
  private let atEnd: () -> Void

  init(atEnd: @escaping () -> Void) { self.atEnd = atEnd }

  deinit { atEnd() }
}
