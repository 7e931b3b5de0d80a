import InlayLayers
import InlayLists

/// The focus follows the topmost page, and returns with the page.
extension NavigationStack {
  /// Whether the focus was on a page, and was shown; nil where it was elsewhere.
  typealias PageFocus = Bool?

  /// Takes the focus from a page, which remembers its view.
  func takeFocus(from page: NavigationPage?) -> PageFocus {
    guard let page, let events = eventDispatcher, let view = events.focusedView else { return nil }
    let isInPage = view.isDescendant(of: page)
    guard isInPage || view.isDescendant(of: page.barContent) else { return nil }
    let isShown = view.focusState == .shown
    // A button of the bar is no place to return to.
    page.rememberedFocus = isInPage ? view : nil
    events.focus(nil)
    return isShown
  }

  /// Gives the focus to the view that had it last, or to the first one of a new page if it was shown.
  func giveFocus(_ focus: PageFocus, to page: NavigationPage?, isPush: Bool) {
    guard let page, let events = eventDispatcher else { return }
    // What has the focus elsewhere keeps it.
    if focus == nil && events.focusedView != nil { return }
    if !isPush, let view = page.rememberedFocus {
      events.focus(view, isShown: focus ?? false)
    } else if focus == true, let view = events.firstFocusableView(in: page) {
      events.focus(view)
    }
  }
}
