import Inlay

/// The whole panel: a list of networks, and a page of details that slides in. It knows no window, no threads and no
/// time: the app does what the closures ask for, and calls `found(_:)` and `didJoin(_:)` with what came of it.
final class Panel: View {
  var scan: () -> Void = {}
  var join: (String) -> Void = { _ in }
  var changeAppearance: (Appearance) -> Void = { _ in }

  private(set) var wifi = Wifi()
  let signals = (0...3).map(Image.signal)
  let listPage = Page("Settings")
  lazy var list = DiffableDataSource<Group, Item>(tableView: listPage.table) { [unowned self] in row(of: $0) }
  /// Nil while the second page is out of sight.
  private(set) var details: (form: Form, page: Page)?
  private var isShowingDetails = false

  override init() {
    super.init()
    backgroundColor = .token(.tableBackground)
    addSublayer(listPage)
    list.headerTitle = { $0 == .networks ? "Networks" : nil }
    list.defaultRowAnimation = .fade
    listPage.table.refreshControl = RefreshControl { [unowned self] in scan() }
    change { _ in }
  }

  /// A scan ended.
  func found(_ networks: [Network]) {
    listPage.table.refreshControl?.endRefreshing()
    change { $0.found(networks) }
  }

  func didJoin(_ name: String) { change { $0.didJoin(name) } }

  func connect(to name: String) {
    change { $0.join(name) }
    if wifi.joining == name { join(name) }
  }

  func turnWifi(on isOn: Bool) {
    change { $0.isOn = isOn }
    if isOn { scan() }
  }

  func change(_ body: (inout Wifi) -> Void) {
    body(&wifi)
    // It throws for an item that occurs twice.
    if let snapshot = try? snapshot() { list.apply(snapshot, animated: scene != nil) }
    details?.form.update()
  }

  func showDetails(of name: String) {
    guard details == nil else { return }
    let page = Page(name) { [unowned self] in hideDetails() }
    let form = detailsForm(of: name)
    form.show(in: page.table)
    details = (form, page)
    addSublayer(page)
    slide(toDetails: true)
  }

  func hideDetails() { if isShowingDetails { slide(toDetails: false) } }

  /// `isShowingDetails` says where the pages are, by `layoutSublayers()`: sliding is an animated layout.
  private func slide(toDetails: Bool) {
    if listPage.superlayer == nil { insertSublayer(listPage, at: 0) }
    layoutIfNeeded()
    isShowingDetails = toDetails
    setNeedsLayout()
    scene?.animate(duration: 0.35, curve: .easeOut, layoutIfNeeded) { [weak self] _ in
      // The way back may have begun meanwhile. A page out of sight leaves the tree: it gets no keys.
      guard let self, isShowingDetails == toDetails else { return }
      if toDetails { return listPage.removeFromSuperlayer() }
      details?.page.removeFromSuperlayer()
      details = nil
    }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let width = traits.effectiveDirection == .rightToLeft ? -bounds.width : bounds.width
    listPage.frame = bounds.offsetBy(dx: isShowingDetails ? (-width / 3).rounded() : 0, dy: 0)
    listPage.opacity = isShowingDetails ? 0 : 1
    details?.page.frame = bounds.offsetBy(dx: isShowingDetails ? 0 : width, dy: 0)
  }
}
