import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// The keys of stacks, bars and cards.
extension KeyCase where Target == Layer {
  static let barTypes = ["navigation", "page", "toolbar", "tabBar", "alert", "sheet", "toast", "emptyState"]

  static func newBar(_ type: String, _ making: [String: String]) -> Layer? {
    let position = making["barPosition"].flatMap(VerticalEdge.init) ?? .bottom
    return switch type {
    case "navigation": NavigationStack()
    case "page": NavigationPage()
    case "toolbar": Toolbar(at: position)
    case "tabBar": TabBar(at: position)
    case "alert": Alert("", style: making["style"].flatMap(Alert.Style.init) ?? .alert, actions: [])
    case "sheet": Sheet(nil)
    case "toast": Toast("")
    case "emptyState": EmptyState("")
    default: nil
    }
  }

  static func ofBar(_ type: String) -> [KeyCase<Layer>] {
    switch type {
    case "navigation": navigation
    case "page": page
    case "toolbar": [items("items") { ($0 as? Toolbar)?.items = $1 }]
    case "tabBar": tabBar
    case "alert": alert
    case "sheet": sheet
    case "toast": toast
    case "emptyState": emptyState
    default: []
    }
  }

  private static var navigation: [KeyCase<Layer>] {
    [
      KeyCase(
        "depth", 0.4, { $0.integer(1...3) },
        code: { layer, depth, scene in
          scene.depths[ObjectIdentifier(layer)] = depth
          guard let stack = layer as? NavigationStack, let pages = scene.pages[ObjectIdentifier(layer)] else { return }
          stack.setPages(Array(pages.prefix(depth)), animated: stack.scene != nil)
        }),
      KeyCase(
        "pages", 0.9,
        { maker in
          let wasInTree = maker.isInTree
          maker.isInTree = false
          defer { maker.isInTree = wasInTree }
          return maker.list(maker.int(1...3)) { $0.layer("page") }
        },
        code: { layer, planned, scene in
          let pages = try planned.map { try $0.make(scene) as? NavigationPage }.compactMap { $0 }
          scene.pages[ObjectIdentifier(layer)] = pages
          (layer as? NavigationStack)?.setPages(
            Array(pages.prefix(scene.depths[ObjectIdentifier(layer)] ?? 1)), animated: false)
        }),
    ]
  }

  private static var page: [KeyCase<Layer>] {
    [
      KeyCase("title", 0.9, { $0.string() }, { ($0 as? NavigationPage)?.title = $1 }),
      KeyCase(NavigationPage.self, "backTitle", { $0.string() }, { $0.backButtonTitle = $1 }),
      KeyCase(NavigationPage.self, "prefersLargeTitles", { $0.boolean(0.7) }, { $0.prefersLargeTitle = $1 }),
      items("leftItems") { ($0 as? NavigationPage)?.leadingItems = $1 },
      items("rightItems") { ($0 as? NavigationPage)?.trailingItems = $1 },
      items("toolbar") { ($0 as? NavigationPage)?.toolbarItems = $1 },
      content { page, content in
        // Of pages, the format pins headers below the bar.
        (content as? TableView)?.pinsBelowContentInset = true
        (page as? NavigationPage)?.content = content
      },
    ]
  }

  private static func content(_ set: @escaping (Layer, View) -> Void) -> KeyCase<Layer> {
    KeyCase(
      "content", 0.6, { $0.layer() },
      code: { layer, planned, scene in set(layer, SectionLayerView.view(of: try planned.make(scene))) })
  }

  private typealias Item = Box<BarButtonItem>

  private static func items(_ key: String, _ set: @escaping (Layer, [BarButtonItem]) -> Void) -> KeyCase<Layer> {
    let cases: [KeyCase<Item>] = [
      KeyCase<Item>("title", 0.8, { $0.string() }, { $0.value.title = $1 }),
      KeyCase<Item>("image", 0.3, { $0.image() }, code: { $0.value.image = try $2.image($1) }),
      KeyCase<Item>("style", 0.3, { $0.name(BarButtonItem.Style.self) }, { $0.value.style = $1 }),
      KeyCase<Item>("isEnabled", 0.3, { $0.boolean() }, { $0.value.isEnabled = $1 }),
      KeyCase<Item>("tintColor", 0.3, { $0.color() }, { $0.value.tintColor = $1 }),
      KeyCase<Item>("accessibilityLabel", 0.2, { $0.string() }, { $0.value.accessibilityLabel = $1 }),
    ]
    return KeyCase(
      key, 0.5, { maker in maker.list(maker.int(0...3)) { $0.object(.barItem, cases) } },
      code: { layer, items, scene in
        set(
          layer,
          try items.map { settings in
            let item = Item(BarButtonItem(""))
            try settings.apply(to: item, scene)
            return item.value
          })
      })
  }

  private static var tabBar: [KeyCase<Layer>] {
    let cases: [KeyCase<Box<TabBar.Item>>] = [
      KeyCase<Box<TabBar.Item>>("title", 0.8, { $0.string() }, { $0.value.title = $1 }),
      KeyCase<Box<TabBar.Item>>("image", 0.5, { $0.image() }, code: { $0.value.image = try $2.image($1) }),
      KeyCase<Box<TabBar.Item>>("badge", 0.5, { $0.string() }, { $0.value.badge = $1 }),
    ]
    return [
      KeyCase(
        "items", 0.9, { maker in maker.list(maker.int(0...3)) { $0.object(.tab, cases) } },
        code: { layer, items, scene in
          (layer as? TabBar)?.items = try items.map { settings in
            let item = Box(TabBar.Item(""))
            try settings.apply(to: item, scene)
            return item.value
          }
        }),
      KeyCase(TabBar.self, "selectedIndex", { $0.integer(0...3) }, { $0.selectedIndex = $1 }),
      KeyCase(TabBar.self, "isEnabled", { $0.boolean() }, { $0.isEnabled = $1 }),
    ]
  }

  private static var isPresented: KeyCase<Layer> {
    KeyCase("isPresented", 0.6, { $0.boolean(0.7) }, { ($0 as? ModalView)?.setPresented($1) })
  }

  private static var alert: [KeyCase<Layer>] {
    typealias Action = Box<Alert.Action>
    let cases: [KeyCase<Action>] = [
      KeyCase<Action>("title", 0.9, { $0.string() }, { $0.value.title = $1 }),
      KeyCase<Action>("style", 0.5, { $0.name(FormatNames.alertRoles) }, { $0.value.role = $1 }),
    ]
    return [
      isPresented,
      KeyCase("title", 0.9, { $0.string() }, { ($0 as? Alert)?.title = $1 }),
      KeyCase(Alert.self, "message", { $0.string() }, { $0.message = $1 }),
      KeyCase(
        "actions", 0.8, { maker in maker.list(maker.int(0...3)) { $0.object(.alertAction, cases) } },
        code: { layer, actions, scene in
          (layer as? Alert)?.actions = try actions.map { settings in
            let action = Action(Alert.Action())
            try settings.apply(to: action, scene)
            return action.value
          }
        }),
      KeyCase(
        "preferredAction", 0.3, { maker in maker.orNull { $0.integer(0...3) } },
        { ($0 as? Alert)?.preferredActionIndex = $1 }),
    ]
  }

  private static var sheet: [KeyCase<Layer>] {
    [
      isPresented,
      KeyCase(
        "detent", 0.6,
        { maker in
          switch maker.int(0...2) {
          case 0: return Written("medium", Sheet.Detent.medium)
          case 1: return Written("large", .large)
          default:
            let height = maker.number(0...90)
            return Written(height.text, .height(height.value))
          }
        }, { ($0 as? Sheet)?.detent = $1 }),
      content { ($0 as? Sheet)?.content = $1 },
    ]
  }

  private static var toast: [KeyCase<Layer>] {
    [
      KeyCase("text", 0.9, { $0.string() }, { ($0 as? Toast)?.text = $1 }),
      KeyCase("image", 0.4, { $0.image() }, code: { ($0 as? Toast)?.image = try $2.image($1) }),
      KeyCase(Toast.self, "bottomInset", { $0.number(0...20) }, { $0.bottomInset = $1 }),
    ]
  }

  private static var emptyState: [KeyCase<Layer>] {
    [
      KeyCase("title", 0.9, { $0.string() }, { ($0 as? EmptyState)?.title = $1 }),
      KeyCase(EmptyState.self, "message", { $0.string() }, { $0.message = $1 }),
      KeyCase("image", 0.4, { $0.image() }, code: { ($0 as? EmptyState)?.image = try $2.image($1) }),
      KeyCase(EmptyState.self, "button", { $0.string() }, { $0.button.title = $1 }),
    ]
  }
}
