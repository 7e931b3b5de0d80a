import InlayLayers

extension View {
  /// The dispatcher of the view's scene, the last one that was made; nil without a scene.
  public final var eventDispatcher: EventDispatcher? { scene?.eventDispatcher }

  /// Moves the focus to the view, if it can become focused.
  ///
  /// - Parameter isShown: Whether the view shows the focus.
  public final func becomeFocused(isShown: Bool = false) { eventDispatcher?.focus(self, isShown: isShown) }

  /// Gives the focus up, if the view has it.
  public final func resignFocus() {
    if let eventDispatcher, eventDispatcher.focusedView === self { eventDispatcher.focus(nil) }
  }
}
