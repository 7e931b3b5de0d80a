import InlayGraphics
import InlayLayers

extension Scene {
  /// Shows a menu in a card above everything else, and closes the menu or the list of values that is open.
  ///
  ///     scene.presentMenu(Menu { Action("Copy") { copy() } }, from: label)
  ///
  /// A choice, Escape, Tab or a tap beside the card closes it. It closes by itself when the layer leaves the scene, is
  /// hidden, or is in a row that is reloaded. A menu without actions and menus shows nothing. O(items).
  ///
  /// - Parameters:
  ///   - menu: The actions, and the menus that open in its place.
  ///   - layer: The layer that the menu is of, and beside which the card stands: a view, or a layer in one. If it is
  ///     not in the scene, nothing is shown, and a problem is reported.
  ///   - point: The point at which the card stands, in the layer's own space; `nil`, the default, for beside the layer.
  ///   - animated: Whether the card fades in, by the scene's clock; true by default.
  public func presentMenu(_ menu: Menu, from layer: Layer, at point: Point? = nil, animated: Bool = true) {
    let views = layer.superlayerChain.lazy.compactMap { $0 as? View }
    guard layer.scene === self, let view = views.first(where: { _ in true }) else {
      return report("presentMenu(_:from:at:animated:) has no effect: the layer is in no view of the scene", in: layer)
    }
    root.closeMenus()
    let content = MenuContent(menu)
    guard !content.choices.isEmpty else { return }
    // A layer that is no view has no place of its own in the anchor.
    let rect = view.convert(layer.bounds, from: layer)
    let corner = layer === view ? nil : Point(x: rect.minX, y: rect.maxY)
    let place = point.map { view.convert($0, from: layer) } ?? corner
    let list = PopUpMenu(
      content.choices.map(\.item), separators: content.separators, title: menu.title, of: view, at: place)
    list.choose = { [weak self, weak view] index in
      switch content.choices[index] {
      case .action(let action): action.onTap?()
      case .menu(let menu): if let self, let view { self.presentMenu(menu, from: view, at: place, animated: animated) }
      }
    }
    list.open(in: self, animated: animated)
  }
}

/// The parts of a menu that can be chosen, and the lines between them.
private struct MenuContent {
  enum Choice {
    case action(Action)
    case menu(Menu)

    var item: PopUpItem {
      switch self {
      case .action(let action): PopUpItem(action)
      case .menu(let menu): PopUpItem(menu)
      }
    }
  }

  private(set) var choices: [Choice] = []
  /// The numbers of the choices that a line is before. There is none at the ends, and one between two choices.
  private(set) var separators: [Int] = []

  init(_ menu: Menu) {
    var isSeparated = false
    for item in menu.items {
      let choice: Choice
      switch item {
      case .action(let action): choice = .action(action)
      case .menu(let menu): choice = .menu(menu)
      case .separator:
        isSeparated = true
        continue
      }
      if isSeparated, !choices.isEmpty { separators.append(choices.count) }
      isSeparated = false
      choices.append(choice)
    }
  }
}
