import InlayLists

/// A view at the trailing side of a form's row, such as a slider.
///
/// The form keeps the view while the row stays: a press on it goes on when the form is updated.
public final class RowAccessory {
  private let kind: ObjectIdentifier
  private let make: () -> View
  private let update: (View) -> Void
  private var madeView: View?

  /// - Parameters:
  ///   - make: Makes the view, when the row is first shown.
  ///   - update: Gives the view the row's values; called for a new view and at each update of the form.
  public init<Content: View>(make: @escaping () -> Content, update: @escaping (Content) -> Void) {
    kind = ObjectIdentifier(Content.self)
    self.make = make
    self.update = { if let view = $0 as? Content { update(view) } }
  }

  var view: View {
    if let madeView { return madeView }
    let view = make()
    madeView = view
    update(view)
    return view
  }

  /// Takes the view of the same row before an update, if it is of the same class.
  func keepView(of old: RowAccessory?) {
    guard madeView == nil, let old, old.kind == kind, let view = old.madeView else { return }
    madeView = view
    update(view)
  }

  /// Whether the view is in a row on screen, or in one with the focus.
  var isShown: Bool { madeView?.scene != nil }

  /// Whether both show the same view.
  func looks(like other: RowAccessory) -> Bool { madeView === other.madeView }
}
