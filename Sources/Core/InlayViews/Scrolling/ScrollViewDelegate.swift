import InlayGraphics

/// Scrolling of a scroll view is reported to its delegate. All methods have defaults.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset changed, by input, by a call, by a motion or by a layout. Changes made during the call are not
  /// reported. A table reports changes by its layout at the layout's end.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A press became a drag that scrolls the view.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The pointer of a drag with times is released.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that was dragged.
  ///   - velocity: Of the content, in points a millisecond as in UIKit.
  ///   - targetContentOffset: The offset at which the content would come to rest. Another one is reached instead,
  ///     clamped to the content.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)

  /// The drag ended or was cancelled. `decelerate` is false for drags without times.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// The content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// The content came to rest after a drag, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// An animated change of the offset ended, or was stopped. Of several that continue each other only the last is
  /// reported.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
