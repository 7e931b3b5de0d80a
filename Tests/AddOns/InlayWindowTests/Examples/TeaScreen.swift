import Inlay
import InlayWindow

// The code of the documentation's pages on windows, which DocumentationTests compares with them.

@MainActor
final class TeaScreen {
  let table = TableView(style: .insetGrouped)
  private(set) var teas: [String] = []
  private lazy var form = Form { [unowned self] in
    Section { for tea in teas { Row(tea) } }
  }

  init() { form.show(in: table) }

  func load(from shop: @escaping @Sendable () async -> [String]) {
    Task {
      teas = await shop()
      form.update()
    }
  }

  func follow(_ warehouse: Warehouse) {
    warehouse.changeHandler = { teas in
      Task { @MainActor in
        self.teas = teas
        self.form.update()
      }
    }
  }
}

@MainActor
func showTeas() {
  let screen = TeaScreen()
  screen.load { ["Assam", "Darjeeling", "Sencha"] }
  Application.main {
    let window = try Window(title: "Teas", root: screen.table, size: Size(width: 480, height: 640))
    window.minimumSize = Size(width: 240, height: 160)
  }
}

/// Something with threads of its own.
final class Warehouse {
  var changeHandler: (@Sendable ([String]) -> Void)?
}

@MainActor
func showClock(in label: Label) {
  var seconds = 0
  Application.after(1, every: 1) {
    seconds += 1
    label.text = "\(seconds) s"
  }
}

@MainActor
func handleKeys(of window: Window) {
  window.handleEvent = { event in
    guard case .input(.key(let key)) = event, key.isDown, key.key == .named("F11") else { return false }
    window.isFullScreen.toggle()
    return true
  }
}

@MainActor
func showInWindow(_ table: TableView, size: Size) {
  Application.main { try Window(title: "Teas", root: table, size: size) }
}

@MainActor
func showKiosk(_ panel: View) {
  Application.main {
    try Window(title: "Panel", root: panel, size: Size(width: 800, height: 480), options: .kiosk)
  }
}
