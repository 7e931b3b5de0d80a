import Inlay

/// The whole panel. It knows no window, no threads and no time: the app does what the closures ask for, and calls
/// `found(_:)` and `didJoin(_:)` with what came of it.
final class Panel: View {
  var scan: () -> Void = {}
  var join: (String) -> Void = { _ in }
  var changeAppearance: (Appearance) -> Void = { _ in }

  private(set) var wifi = Wifi()
  let list = NetworkList()
  private let listPage: Page
  /// The second page; nil while it is out of sight.
  private(set) var details: (form: Form, page: Page)?
  private var isShowingDetails = false

  override init() {
    listPage = Page("Settings", table: list.table)
    super.init()
    addSublayer(listPage)
    let refresh = RefreshControl()
    refresh.action = { [unowned self] in scan() }
    list.table.refreshControl = refresh
    list.didSelect = { [unowned self] in join(network: $0) }
    list.didAskForDetails = { [unowned self] in showDetails(of: $0) }
    list.didSwitch = { [unowned self] item, isOn in
      guard item == .power else { return changeAppearance(isOn ? .dark : .light) }
      change { $0.isOn = isOn }
      if isOn { scan() }
    }
    change { _ in }
  }

  /// A scan ended.
  func found(_ networks: [Network]) {
    list.table.refreshControl?.endRefreshing()
    change { $0.found(networks) }
  }

  func didJoin(_ name: String) { change { $0.didJoin(name) } }

  private func join(network name: String) {
    change { $0.join(name) }
    if wifi.joining == name { join(name) }
  }

  private func change(_ body: (inout Wifi) -> Void) {
    body(&wifi)
    // Throws for names that occur twice only.
    try? list.show(wifi, animated: scene != nil)
    details?.form.update()
  }

  func showDetails(of name: String) {
    guard details == nil else { return }
    let form = Form.details(of: name, wifi: { [unowned self] in wifi }) { [unowned self] in
      if wifi.joined == name { change { $0.leave() } } else { join(network: name) }
    }
    let table = RoundedTableView()
    form.show(in: table)
    let page = Page(name, table: table) { [unowned self] in slide(toDetails: false) }
    details = (form, page)
    addSublayer(page)
    slide(toDetails: true)
  }

  /// `isShowingDetails` says where the pages are, by `layoutSublayers()`: sliding is an animated layout.
  private func slide(toDetails: Bool) {
    listPage.isHidden = false
    setNeedsLayout()
    layoutIfNeeded()
    isShowingDetails = toDetails
    setNeedsLayout()
    scene?.animate(duration: 0.35, curve: .easeOut, layoutIfNeeded) { [weak self] _ in self?.didSlide(toDetails) }
  }

  private func didSlide(_ toDetails: Bool) {
    // The way back may have begun meanwhile.
    guard toDetails == isShowingDetails else { return }
    listPage.isHidden = toDetails
    guard !toDetails else { return }
    details?.page.removeFromSuperlayer()
    details = nil
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let width = traits.direction == .rightToLeft ? -bounds.width : bounds.width
    listPage.frame = bounds.offsetBy(dx: isShowingDetails ? (-width / 3).rounded() : 0, dy: 0)
    details?.page.frame = bounds.offsetBy(dx: isShowingDetails ? 0 : width, dy: 0)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, isShowingDetails else { return false }
    slide(toDetails: false)
    return true
  }
}
