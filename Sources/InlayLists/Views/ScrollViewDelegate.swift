/// Scrolling of a scroll view is reported to its delegate. All methods have defaults.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset changed, by input, by a call or by a layout. Changes made during the call are not reported. A
  /// table reports changes by its layout at the layout's end.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A press became a drag that scrolls the view.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The drag ended or was cancelled. Views do not decelerate: `decelerate` is false.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
}
