import InlayGraphics

/// The values that a cell's layout follows from: equal ones give equal layouts.
struct CellInputs: Equatable {
  var bounds = Rect.zero
  /// The number of changes of what the table gives to the cell, and of frames that the cell sets.
  var look = 0
  /// The number of changes of the row's content: its settings and texts, layers of an app, the environment. Its height
  /// follows from this.
  var content = 0
  var selection = Selection()

  /// The values that change nothing but backgrounds, separators and colours.
  struct Selection: Equatable {
    var isSelected = false
    var isHighlighted = false
    /// Whether the row below looks selected.
    var isAboveSelection = false
    /// Whether the background of an earlier selection fades out.
    var isFading = false
  }

  /// Whether other values differ than the selection's.
  func differs(from other: CellInputs) -> Bool {
    look != other.look || content != other.content || bounds != other.bounds
  }
}

extension TableViewCell {
  /// Notes a change by an app, or one that the cell's own layout, its table or measuring makes: the content does not
  /// follow from those.
  final func noteContent() { if isLayingOut || record.isArranging { inputs.look += 1 } else { inputs.content += 1 } }

  /// Requests a layout that the content is not the reason for.
  final func setNeedsLookLayout() {
    inputs.look += 1
    requestLayout()
  }

  /// Changes the look by changes of parts that would count as content.
  final func changingLook<Result>(_ change: () -> Result) -> Result {
    let isInner = record.isArranging
    record.isArranging = true
    defer {
      record.isArranging = isInner
      inputs.look += 1
    }
    return change()
  }

  /// The data source filled the cell for its row.
  final func noteFilled() {
    record.measuredContent = inputs.content
    record.filledContent = inputs.content
  }

  /// Whether the content changed since the cell was filled: another cell of the row may ask for another height.
  final var hasOwnContent: Bool { record.filledContent != inputs.content }
}
