import InlayGraphics
import InlayLayers
import InlayLists

/// The limit of a text's length, and input that was left out.
extension TextField {
  /// The most characters that input may enter. If it is `nil`, the default, the limit is 65,536 bytes of UTF-8.
  ///
  /// If input would make the text longer, the part that fits is entered: typed, pasted, composed, or from assistive
  /// technology. An error below the field then says so until the next change, and so does a screen reader. A text set
  /// in code may be longer; input can then only shorten it.
  public var maximumLength: Int? {
    get { editing.maximumLength }
    set { editing.maximumLength = newValue }
  }

  /// The words below the field: the app's error, or those about input that was left out.
  var shownError: String? { error ?? refusal }

  /// Shows and announces that input was left out, once until the next change.
  func tellRefusal() {
    guard refusal == nil else { return }
    let message = localized(.fieldTooLong, count: max(0, maximumLength ?? text.count))
    refusal = message
    scene?.announce(message)
    // The limit of an app is no problem.
    if maximumLength == nil { scene?.report("input was left out: \(Self.mostBytes)", in: self) }
  }

  /// Reports that code set a text that is too long.
  func reportCutText() {
    cutText.update(editing.isCut ? "the end of the text is left out: \(Self.mostBytes)" : nil, in: self)
  }

  private static var mostBytes: String { "a field holds \(TextEditing.maximumByteCount) bytes of UTF-8" }

  /// Enters a text as input does.
  ///
  /// - Returns: Whether nothing of it was left out.
  func enterAll(_ text: String) -> Bool {
    let (count, changes) = (editing.refusalCount, refusedChanges)
    perform(.insert(text))
    return editing.refusalCount == count && refusedChanges == changes
  }
}
