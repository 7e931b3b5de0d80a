import Inlay
import InlayControls

final class Panel: View {
  private var brightness = 0.7
  private var isNightMode = false
  private let stack = NavigationStack()

  private lazy var settings = FormPage("Settings", prefersLargeTitle: true) { [unowned self] in
    Section {
      Row("Wi-Fi", detail: "Harbour", image: .tile(.wifi, color: .rgb(0x007AFF)), .disclosure) {
        [unowned self] in openNetwork()
      }
      Row(
        "Night mode", image: .tile(.moon, color: .rgb(0x5856D6)),
        .switch(isOn: isNightMode) { [unowned self] in
          isNightMode = $0
        })
    }
    Section("Brightness") {
      Row(
        "",
        .slider(brightness, minimumImage: .symbol(.sun), maximumImage: .symbol(.sun)) { [unowned self] in
          brightness = $0
        })
    }
  }

  private var password = ""

  func openNetwork() {
    let page = FormPage("Harbour") { [unowned self] in
      Section(footer: "The password is on the back of the router.") {
        Row(
          "Password",
          .textField(password, placeholder: "Required", inputTraits: TextInputTraits(.password)) { [unowned self] in
            password = $0
          }
        ).rules(for: password, .required, .length(8...63))
      }
    }
    stack.push(page)
  }

  override init() {
    super.init()
    backgroundColor = .tableBackground
    stack.push(settings, animated: false)
    addSublayer(stack)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    stack.frame = bounds
  }
}
