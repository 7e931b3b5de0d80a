import Inlay
import InlayControls

final class Panel: View {
  private var brightness = 0.7
  private var isNightMode = false
  private let stack = NavigationStack()
  private let keyboard = KeyboardView(layouts: [.english, KeyboardLayout(language: "de")])

  private lazy var settings = FormPage("Settings", largeTitle: true) { [unowned self] in
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
          .textField(password, placeholder: "Required", isSecure: true) { [unowned self] in
            password = $0
          })
      }
    }
    stack.push(page)
  }

  override init() {
    super.init()
    backgroundColor = .token(.tableBackground)
    stack.push(settings, animated: false)
    addSublayer(stack)
    addSublayer(keyboard)
    stack.onChange = { [unowned self] in setNeedsLayout() }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    // The first page needs no keyboard.
    let height = stack.pages.count > 1 ? keyboard.sizeThatFits(bounds.size).height : 0
    keyboard.isHidden = height == 0
    stack.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    keyboard.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
