/// Hears how a scroll view is scrolled. Everything has a default.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset changed, by input, by a call or by a layout. Changes that the delegate makes meanwhile are not
  /// reported to it; a table reports those of its layout at the layout's end.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A press became a drag that scrolls the view.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The drag was let go or cancelled. Views do not scroll on by themselves: `decelerate` is false.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
}
