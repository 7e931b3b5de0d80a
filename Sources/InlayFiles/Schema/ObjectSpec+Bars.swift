import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// Stacks of pages, bars, and what is presented above a scene.
extension ObjectSpec {
  /// The types with their keys beside those of every layer.
  static let bars: [(type: String, keys: [Key])] = [
    ("navigation", navigationKeys), ("page", pageKeys), ("toolbar", toolbarKeys), ("tabBar", tabBarKeys),
    ("alert", alertKeys), ("sheet", sheetKeys), ("toast", toastKeys), ("emptyState", emptyStateKeys),
  ]

  /// The most items of a bar, buttons of an alert, and pages of a stack in a file.
  private static let itemLimit = 32
  private static let pageLimit = 256

  // MARK: Pages

  /// Pages are read by `LayerBuilder.layer`: the first ones are shown, others by rows and buttons.
  private static let navigationKeys: [Key] = [
    Key("pages", .list(.layer, most: pageLimit), .emptyList).with(\.mayChange, { _, _ in false }).with(
      \.rule,
      { pages, _, _ in
        pages.elements.allSatisfy { $0["type"]?.text == "page" } ? nil : "a stack has layers of the type \"page\" alone"
      }),
    Keys<NavigationStack>().made("depth", depth.key.type, .number(1)) { stack, value, source in
      source.showPages(value?.integer ?? 1, of: stack)
    },
  ]

  /// The number of pages that are shown, one above the other.
  static let depth = Field("depth", .integer(1...pageLimit), .number(1))

  private static let page = Keys<NavigationPage>()

  private static let pageKeys: [Key] = [
    page.made("title", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    page.made("backTitle", .text, .none) { $0.backTitle = $1.flatMap($2.text) },
    page("prefersLargeTitles", .boolean, .boolean(false)) { $0.prefersLargeTitles = $1 },
    page.made("leftItems", .list(.object(.barItem), most: itemLimit), .emptyList) {
      $0.leftBarButtonItems = $2.items($1, of: $0)
    },
    page.made("rightItems", .list(.object(.barItem), most: itemLimit), .emptyList) {
      $0.rightBarButtonItems = $2.items($1, of: $0)
    },
    page.part("content") { page, layer in
      let content = layer.map { SectionLayerView.view(of: $0) }
      // Pinned headers stay below the bar.
      (content as? TableView)?.pinsBelowContentInset = true
      page.content = content
    },
  ]

  // MARK: Bars

  /// Read by `LayerBuilder.items`.
  static let barItem = ObjectSpec(
    "a bar's button",
    [
      Key("title", .text, .none), Key("image", .image, .none), itemStyle.key, itemIsEnabled.key,
      Key("tintColor", .color, .derived), Key("accessibilityLabel", .text, .none),
      Key("push", .text, .none).with(\.mention, .layer),
    ])

  static let itemStyle = Field("style", .name(FormatNames.itemStyles), .text("plain"))
  static let itemIsEnabled = Field("isEnabled", .boolean, .boolean(true))

  private static let barPosition = Key("barPosition", .choice(of: BarPosition.self), .text("bottom"))
    .with(\.mayChange, { _, _ in false })

  private static let toolbarKeys: [Key] = [
    // Read by `newBar`.
    barPosition,
    Keys<Toolbar>().made("items", .list(.object(.barItem), most: itemLimit), .emptyList) {
      $0.items = $2.items($1, of: $0)
    },
  ]

  private static let tabBar = Keys<TabBar>()

  private static let tabBarKeys: [Key] = [
    barPosition,
    tabBar.made("items", .list(.object(.tab), most: itemLimit), .emptyList) { bar, tabs, source in
      bar.items =
        tabs?.elements.map { tab in
          TabBarItem(
            tab["title"].flatMap(source.text) ?? "", image: source.image(tab["image"]),
            badge: tab["badge"].flatMap(source.text) ?? "")
        } ?? []
    },
    tabBar("selectedIndex", .integer(0...itemLimit), .number(0)) { $0.selectedIndex = $1 },
    tabBar("isEnabled", .boolean, .boolean(true)) { $0.isEnabled = $1 }.with(\.stage, .derived),
  ]

  static let tab = ObjectSpec(
    "a tab", [Key("title", .text, .none), Key("image", .image, .none), Key("badge", .text, .none)])

  // MARK: Cards

  private static let modal = Keys<ModalView>()

  /// In the scene's layers, a view that is not presented is not seen.
  private static let presented = modal("isPresented", .boolean, .boolean(false)) { $0.setPresented($1) }
    .with(\.stage, .derived)

  private static let alert = Keys<Alert>()

  private static let alertKeys: [Key] = [
    presented,
    // Read by `newBar`.
    Key("style", .choice(of: Alert.Style.self), .text("alert")).with(\.mayChange, { _, _ in false }),
    alert.made("title", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    alert.made("message", .text, .none) { $0.message = $1.flatMap($2.text) ?? "" },
    alert.made("actions", .list(.object(.alertAction), most: itemLimit), .emptyList) {
      $0.actions = $2.actions($1, of: $0)
    },
    alert.orNull("preferredAction", .integer(0...itemLimit), .none) { $0.preferredAction = $1 },
  ]

  /// Read by `LayerBuilder.actions`.
  static let alertAction = ObjectSpec(
    "an alert's button",
    [Key("title", .text, .none), actionStyle.key, Key("push", .text, .none).with(\.mention, .layer)])

  static let actionStyle = Field("style", .choice(of: AlertAction.Style.self), .text("default"))

  private static let sheet = Keys<Sheet>()

  private static let sheetKeys: [Key] = [
    presented,
    sheet.raw("detent", .either([.number(.notNegative), .choice(["medium", "large"])]), .text("large")) {
      sheet, value, _ in
      sheet.detent = value?.number.map { .height($0) } ?? (value?.text == "medium" ? .medium : .large)
    },
    sheet.part("content") { $0.content = $1.map { SectionLayerView.view(of: $0) } },
  ]

  private static let toast = Keys<Toast>()

  private static let toastKeys: [Key] = [
    toast.made("text", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    toast.made("image", .image, .none) { $0.image = $2.image($1) },
    toast("bottomInset", .number(.notNegative), .number(0)) { $0.bottomInset = $1 },
  ]

  private static let emptyState = Keys<EmptyState>()

  private static let emptyStateKeys: [Key] = [
    emptyState.made("title", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    emptyState.made("message", .text, .none) { $0.message = $1.flatMap($2.text) ?? "" },
    emptyState.made("image", .image, .none) { $0.image = $2.image($1) },
    emptyState.made("button", .text, .none) { $0.button.title = $1.flatMap($2.text) ?? "" },
  ]

  /// A new layer of a type of this file; nil for other types.
  static func newBar(_ type: String, _ value: Value) -> Layer? {
    let position = value["barPosition"]?.name(BarPosition.self) ?? .bottom
    switch type {
    case "navigation": return NavigationStack()
    case "page": return NavigationPage()
    case "toolbar": return Toolbar(at: position)
    case "tabBar": return TabBar(at: position)
    case "alert": return Alert("", style: value["style"]?.name(Alert.Style.self) ?? .alert, actions: [])
    case "sheet": return Sheet(nil)
    case "toast": return Toast("")
    case "emptyState": return EmptyState("")
    default: return nil
    }
  }
}
