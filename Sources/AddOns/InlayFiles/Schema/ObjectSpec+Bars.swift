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
    Key(
      "pages", "The pages, of which the first ones are shown; rows and buttons push the others by their names.",
      .list(.layer, most: pageLimit), .emptyList
    ).with(\.change, .none).with(
      \.rule,
      { pages, _, _ in
        pages.elements.allSatisfy { $0["type"]?.text == "page" } ? nil : "a stack can have only layers of type \"page\""
      }),
    Keys<NavigationStack>().made("depth", "How many pages lie on the stack.", depth.key.type, .number(1)) {
      stack, value, source in
      source.showPages(value?.integer ?? 1, of: stack)
    },
  ]

  /// The number of pages that are shown, one above the other.
  static let depth = Field("depth", "How many pages lie on the stack.", .integer(1...pageLimit), .number(1))

  private static let page = Keys<NavigationPage>()

  private static let pageKeys: [Key] = [
    page.made("title", "The title in the bar.", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    page.made(
      "backTitle", "The title of the button that goes back to this page, instead of the page's title.", .text, .none
    ) { $0.backButtonTitle = $1.flatMap($2.text) },
    page(
      "prefersLargeTitles",
      "Whether the title is large below the bar until the content, or a table at its top, scrolls.", .boolean,
      .boolean(false)
    ) { $0.prefersLargeTitle = $1 },
    page.made(
      "leftItems", "The buttons at the leading side of the bar.", .list(.object(.barItem), most: itemLimit), .emptyList
    ) {
      $0.leadingItems = $2.items($1, of: $0)
    },
    page.made(
      "rightItems", "The buttons at the trailing side of the bar, the outermost first.",
      .list(.object(.barItem), most: itemLimit), .emptyList
    ) {
      $0.trailingItems = $2.items($1, of: $0)
    },
    page.made(
      "toolbar",
      "The buttons of a bar at the bottom of the page, as toolbarItems in Swift. A bar elsewhere is a layer of the type "
        + "toolbar, whose buttons are its items.", .list(.object(.barItem), most: itemLimit),
      .emptyList
    ) {
      $0.toolbarItems = $2.items($1, of: $0)
    },
    page.part("content", "The layer below the bar, often a table.") { page, layer in
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
      Key("title", "The text of the button; beside an image only a screen reader reads it.", .text, .none),
      Key("image", "The image of the button.", .image, .none),
      itemStyle.key, itemIsEnabled.key,
      Key("tintColor", "The colour of title and image, instead of the tint.", .color, .derived),
      Key("accessibilityLabel", "The name that a screen reader reads, instead of the title.", .text, .none),
      Key("push", "The name of the page or card that the button shows.", .text, .none).with(\.mention, .layer),
    ])

  static let itemStyle = Field(
    "style", "The look of the button, or a space that fills the rest of the bar.", .name(FormatNames.itemStyles),
    .text("plain"))
  static let itemIsEnabled = Field("isEnabled", "Whether the button can be used.", .boolean, .boolean(true))

  private static let barPosition = Key(
    "barPosition", "Whether the bar is at the top or at the bottom; its line and safe area follow.",
    .choice(of: VerticalEdge.self), .text("bottom")
  )
  .with(\.change, .none)

  private static let toolbarKeys: [Key] = [
    // Read by `newBar`.
    barPosition,
    Keys<Toolbar>().made("items", "The buttons of the bar.", .list(.object(.barItem), most: itemLimit), .emptyList) {
      $0.items = $2.items($1, of: $0)
    },
  ]

  private static let tabBar = Keys<TabBar>()

  private static let tabBarKeys: [Key] = [
    barPosition,
    tabBar.made("items", "The tabs.", .list(.object(.tab), most: itemLimit), .emptyList) { bar, tabs, source in
      bar.items =
        tabs?.elements.map { tab in
          TabBar.Item(
            tab["title"].flatMap(source.text) ?? "", image: source.image(tab["image"]),
            badge: tab["badge"].flatMap(source.text) ?? "")
        } ?? []
    },
    tabBar("selectedIndex", "The selected tab, from 0.", .integer(0...itemLimit), .number(0)) { $0.selectedIndex = $1 },
    tabBar("isEnabled", "Whether tabs can be selected.", .boolean, .boolean(true)) { $0.isEnabled = $1 }.with(
      \.stage, .derived),
  ]

  static let tab = ObjectSpec(
    "a tab",
    [
      Key("title", "The text below the image.", .text, .none), Key("image", "The image of the tab.", .image, .none),
      Key("badge", "A short text on the image, such as a count.", .text, .none),
    ])

  // MARK: Cards

  private static let modal = Keys<ModalView>()

  /// The key of modal views: in the scene's layers, a view that is not presented is invisible.
  private static let presented = modal("isPresented", "Whether it is shown above the scene.", .boolean, .boolean(false))
  { $0.setPresented($1) }
  .with(\.stage, .derived)

  private static let alert = Keys<Alert>()

  private static let alertKeys: [Key] = [
    presented,
    // Read by `newBar`.
    Key(
      "style", "An alert in the middle, or an action sheet at the bottom.", .choice(of: Alert.Style.self),
      .text("alert")
    ).with(\.change, .none),
    alert.made("title", "The first line, in bold.", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    alert.made("message", "The text below the title.", .text, .none) { $0.message = $1.flatMap($2.text) ?? "" },
    alert.made("actions", "The buttons.", .list(.object(.alertAction), most: itemLimit), .emptyList) {
      $0.actions = $2.actions($1, of: $0)
    },
    alert.orNull("preferredAction", "The button that Return presses, from 0.", .integer(0...itemLimit), .none) {
      $0.preferredActionIndex = $1
    },
  ]

  /// Read by `LayerBuilder.actions`.
  static let alertAction = ObjectSpec(
    "an alert's button",
    [
      Key("title", "The text of the button.", .text, .none), actionStyle.key,
      Key("push", "The name of the page or card that the button shows.", .text, .none).with(\.mention, .layer),
    ])

  static let actionStyle = Field(
    "style", "The role of the button.", .name(FormatNames.alertRoles), .text("default"))

  private static let sheet = Keys<Sheet>()

  private static let sheetKeys: [Key] = [
    presented,
    sheet.raw(
      "detent",
      "The height in points, or medium or large. A sheet at the bottom grows by the height of a keyboard on the screen, and "
        + "the content of a large one avoids the keyboard.",
      .either([.number(.notNegative), .choice(["medium", "large"])]), .text("large")
    ) {
      sheet, value, _ in
      sheet.detent = value?.number.map { .height($0) } ?? (value?.text == "medium" ? .medium : .large)
    },
    sheet.part("content", "The layer on the sheet.") { $0.content = $1.map { SectionLayerView.view(of: $0) } },
  ]

  private static let toast = Keys<Toast>()

  private static let toastKeys: [Key] = [
    toast.made("text", "The text.", .text, .none) { $0.text = $1.flatMap($2.text) ?? "" },
    toast.made("image", "The image before the text.", .image, .none) { $0.image = $2.image($1) },
    toast("bottomInset", "From the bottom of the safe area to the toast.", .number(.notNegative), .number(0)) {
      $0.bottomInset = $1
    },
  ]

  private static let emptyState = Keys<EmptyState>()

  private static let emptyStateKeys: [Key] = [
    emptyState.made("title", "What is missing, in a few words.", .text, .none) { $0.title = $1.flatMap($2.text) ?? "" },
    emptyState.made("message", "What can be done about it.", .text, .none) { $0.message = $1.flatMap($2.text) ?? "" },
    emptyState.made("image", "The image above the title.", .image, .none) { $0.image = $2.image($1) },
    emptyState.made("button", "The title of the button below the message.", .text, .none) {
      $0.button.title = $1.flatMap($2.text) ?? ""
    },
  ]

  /// A new layer of a type of this file; nil for other types.
  static func newBar(_ type: String, _ value: Value) -> Layer? {
    let position = value["barPosition"]?.name(VerticalEdge.self) ?? .bottom
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
