import Inlay
import InlayControls

final class TeaApp {
  let stack = NavigationStack()
  private var teas = ["Assam", "Darjeeling", "Sencha"]

  private lazy var list = FormPage("Teas", prefersLargeTitle: true) { [unowned self] in
    Section {
      for tea in teas { Row(tea, .disclosure) }
    }
  }

  init() { stack.push(list, animated: false) }
}
