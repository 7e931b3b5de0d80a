import InlayGraphics
import InlayLayers

/// The one place that decides whose a press is.
extension EventDispatcher {
  /// Offers a press to the interactions of views, in this order.
  ///
  /// - Returns: Whether one took it. A press on a view whose interaction has others already is for nobody.
  @discardableResult
  func offer(
    _ press: Press, at stage: Press.Stage, to views: some Sequence<View>, captures: Bool = false
  ) -> Bool {
    press.stage = stage
    for view in views {
      for interaction in view.interactions where interaction.isOffered(press, captures: captures) {
        let isBusy = interaction.isFull && !press.isTaken(by: interaction)
        if isBusy && stage == .held { continue }
        if isBusy && !stage.isDrag { return false }
        let claim = interaction.claim(press)
        if claim == .none { press.decline(interaction) }
        let isWanted = claim == .take || claim == .keep
        guard isDown(press) else {
          // The press was cancelled during the call.
          if isWanted { interaction.pressCancelled(press) }
          return false
        }
        guard isWanted else { continue }
        if isBusy { press.spend() } else { give(press, to: interaction, isKept: claim == .keep) }
        return true
      }
    }
    return false
  }

  /// Offers a press that moved beyond the slop: first to interactions that capture drags, from the outermost view
  /// inwards, then from the innermost outwards, and if nobody takes it again as unclaimed. So a scroll view at its end
  /// hands the drag to the one around it, and only at the beginning of the drag.
  ///
  /// - Returns: Whether one took it.
  func offerDrag(_ press: Press) -> Bool {
    var views = Array(takers(of: views(of: press)))
    if offer(press, at: .dragged, to: views.reversed(), captures: true) { return true }
    // Another row is there now, but the content around scrolls.
    for view in press.scrollViews where view.scene === scene && !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    for stage in [Press.Stage.dragged, .unclaimed] where isDown(press) {
      if offer(press, at: stage, to: views) { return true }
    }
    return false
  }

  /// - Returns: Whether the press is down.
  @discardableResult
  func give(_ press: Press, to interaction: Interaction, isKept: Bool) -> Bool {
    guard isDown(press) else { return false }
    let stage = press.stage
    if stage != .pressed || isKept { press.holdTime = nil }
    if press.isTakenByOther(than: interaction) { press.cancel() }
    guard isDown(press), let view = interaction.view else { return false }
    press.take(interaction, isKept: isKept || stage.isDrag || stage == .held)
    if stage.isDrag { stopTracking(inside: view, keepsControls: true, except: press) }
    guard isDown(press), press.isTaken(by: interaction) else { return true }
    interaction.pressBegan(press)
    guard isDown(press), press.isTaken(by: interaction) else { return true }
    if stage.isDrag {
      press.delta = press.translation
      interaction.pressChanged(press)
    } else if press.movesFocus, press.start.kind != .touch, view.asTextInput?.caretRect != nil {
      focusFirst(around: view)
    }
    return true
  }

  /// Ends presses on content that begins to scroll, or that another press drags.
  ///
  /// - Parameter keepsControls: Whether presses continue that are kept.
  private func stopTracking(inside view: View, keepsControls: Bool, except dragged: Press? = nil) {
    for press in presses.values.sorted(by: { $0.start.id < $1.start.id })
    where press !== dragged && press.began(on: view) && !press.isDrag {
      if !(keepsControls && press.isKept && press.taker(in: scene) != nil) { press.cancel() }
    }
  }

  func turn(_ wheel: WheelEvent) -> Bool {
    let views = views(at: wheel.position).compactMap { $0 as? ScrollView }
    guard let view = views.first(where: { $0.canScroll(by: wheel.distance) }) else { return false }
    stopTracking(inside: view, keepsControls: false)
    view.scroll(byWheel: wheel.distance, at: wheel.time, isPrecise: wheel.isPrecise)
    updateHover()
    return true
  }
}

extension Press.Stage {
  var isDrag: Bool { self == .dragged || self == .unclaimed }
}

extension Interaction {
  fileprivate func isOffered(_ press: Press, captures: Bool) -> Bool {
    (press.stage.isDrag ? capturesDrags == captures : true) && buttons.contains(press.start.button)
      && !press.hasDeclined(self)
  }
}
