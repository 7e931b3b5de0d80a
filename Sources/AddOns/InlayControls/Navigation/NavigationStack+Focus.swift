import InlayLayers
import InlayLists

/// The focus follows the topmost page, and returns with the page.
extension NavigationStack {
  /// The focus that was on a page.
  struct TakenFocus {
    weak var view: View?
    /// Whether it was shown.
    let isShown: Bool
  }

  /// Notes the focus that another topmost page takes; its own page remembers the view. Menus of other pages close.
  func takeFocus(before new: NavigationPage?) {
    closeMenus { [self] in $0.isDescendant(of: self) && !isInside(new, $0) }
    guard let view = scene?.focusedView, view.isDescendant(of: self), !isInside(new, view) else { return }
    for case let page as NavigationPage in sublayers where isInside(page, view) {
      // A button of the bar does not get the focus back.
      page.rememberedFocus = view.isDescendant(of: page) ? FocusMemory(of: view) : nil
    }
    takenFocus = TakenFocus(view: view, isShown: view.isFocusVisible)
  }

  /// Whether a view is inside a page or of its part of the bar.
  private func isInside(_ page: NavigationPage?, _ view: View) -> Bool {
    page.map { view.isDescendant(of: $0) || view.isDescendant(of: $0.barContent) } ?? false
  }

  /// Gives the focus to the view that had it last, or to the first one of a new page if it was shown. Each step calls
  /// code of the app, which may change the pages: then the last change moves the focus.
  func moveFocus(to page: NavigationPage?, isPush: Bool) {
    guard let scene, let events = scene.knownEventDispatcher else {
      takenFocus = nil
      return
    }
    defer { withExtendedLifetime(scene) {} }
    let change = changeCount
    if takenFocus?.view?.isFocused ?? false { events.focus(nil) }
    guard change == changeCount else { return }
    let isShown = takenFocus?.isShown
    takenFocus = nil
    guard let page else { return }
    let memory = page.rememberedFocus
    page.rememberedFocus = nil
    // A view elsewhere keeps the focus.
    guard events.focusedView == nil else { return }
    if !isPush, let memory, memory.view != nil {
      memory.giveBack(isVisible: isShown ?? false)
    } else if isShown == true, let view = events.firstFocusableView(in: page) {
      events.focus(view)
    }
  }
}
