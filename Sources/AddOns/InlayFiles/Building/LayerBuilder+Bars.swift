import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// Pages of stacks, and what rows and buttons show.
extension LayerBuilder {
  /// Adds a page of the file to those that a stack may show.
  func addPage(_ page: Layer, to stack: NavigationStack) {
    if let page = page as? NavigationPage { pagesOfStacks[ObjectIdentifier(stack), default: []].append(page) }
  }

  /// Shows the first pages of a stack.
  func showPages(_ count: Int, of stack: NavigationStack) {
    guard let pages = pagesOfStacks[ObjectIdentifier(stack)] else { return }
    stack.setPages(Array(pages.prefix(max(1, count))), animated: stack.scene != nil)
  }

  /// Whether a stack or a page has a layer otherwise than by its sublayers.
  func isContent(_ layer: Layer, of superlayer: Layer) -> Bool {
    superlayer is NavigationStack && layer is NavigationPage || (superlayer as? NavigationPage)?.content === layer
  }

  /// Pushes the page of a name, or presents the card of it.
  ///
  /// - Parameter layer: Where the name is used: its stack gets the page. An alert is in no stack, so the page's own stack
  ///   gets it.
  func show(_ name: String, from layer: Layer) {
    switch named[name] {
    case let page as NavigationPage:
      let stack = layer.superlayerChain.lazy.compactMap { $0 as? NavigationStack }.first
      (stack ?? self.stack(of: page, in: layer.scene))?.push(page)
    case let modal as ModalView: modal.setPresented(true)
    case let toast as Toast: if let scene = layer.scene { toast.present(in: scene) }
    default: break
    }
  }

  private func stack(of page: NavigationPage, in scene: Scene?) -> NavigationStack? {
    var found: NavigationStack?
    scene?.root.forEachInside { layer in
      guard let stack = layer as? NavigationStack, let pages = pagesOfStacks[ObjectIdentifier(stack)] else { return }
      if pages.contains(where: { $0 === page }) { found = stack }
    }
    return found
  }

  /// An item without `push` dismisses the sheet that it is in.
  private func use(_ name: String?, from layer: Layer) {
    if let name { return show(name, from: layer) }
    for case let modal as ModalView in layer.superlayerChain { return modal.dismiss() }
  }

  func items(_ values: Value?, of layer: Layer) -> [BarButtonItem] {
    (values.map { Array($0.elements) } ?? []).map { value in
      if value["style"]?.text == FormatNames.spaceName { return .flexibleSpace() }
      let item = BarButtonItem(
        value["title"].flatMap(text) ?? "", image: image(value["image"]), style: ObjectSpec.itemStyle(value))
      item.isEnabled = ObjectSpec.itemIsEnabled(value)
      item.tintColor = value["tintColor"]?.color
      item.accessibilityLabel = value["accessibilityLabel"].flatMap(text)
      let name = value["push"]?.text
      item.onTap = { [weak self, weak layer] in if let layer { self?.use(name, from: layer) } }
      return item
    }
  }

  func actions(_ values: Value?, of layer: Layer) -> [Alert.Action] {
    (values.map { Array($0.elements) } ?? []).map { value in
      var action = Alert.Action(value["title"].flatMap(text), role: ObjectSpec.actionStyle(value))
      if let name = value["push"]?.text {
        action.onTap = { [weak self, weak layer] in if let layer { self?.show(name, from: layer) } }
      }
      return action
    }
  }
}
