import Inlay
import InlayControls

final class TeaApp {
  let stack = NavigationStack()
  private var teas = ["Assam", "Darjeeling", "Sencha"]

  private lazy var list = FormPage("Teas", prefersLargeTitle: true) { [unowned self] in
    Section {
      for tea in teas {
        Row(tea, .disclosure) { [unowned self] in open(tea) }
      }
    }
  }

  init() { stack.push(list, animated: false) }

  func open(_ tea: String) {
    let page = FormPage(tea) { [unowned self] in
      Section {
        Row("Steeping time", .stepper(3, in: 1...9) { minutes in print(minutes) })
      }
      Section {
        Row("Remove") { [unowned self] in remove(tea) }
      }
    }
    stack.push(page)
  }

  func remove(_ tea: String) {
    teas.removeAll { $0 == tea }
    stack.pop()
    list.update(animated: true)
  }
}
