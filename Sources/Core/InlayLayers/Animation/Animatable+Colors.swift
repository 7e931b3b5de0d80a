import InlayGraphics

/// Colours change by premultiplied components: a colour that becomes clear keeps its hue, whatever the clear colour's
/// is.
extension RGBColor: Animatable {
  public func animatableDifference(from other: RGBColor) -> AnimatableVector? {
    AnimatableVector(
      red * alpha - other.red * other.alpha, green * alpha - other.green * other.alpha,
      blue * alpha - other.blue * other.alpha, alpha - other.alpha)
  }

  public func adding(animatable difference: AnimatableVector) -> RGBColor {
    if difference.isZero { return self }
    let sum = alpha + difference[3]
    guard sum > 0 else { return .clear }
    return RGBColor(
      red: (red * alpha + difference[0]) / sum, green: (green * alpha + difference[1]) / sum,
      blue: (blue * alpha + difference[2]) / sum, alpha: sum)
  }
}

/// Tokens are not colours until a scene's palette resolves them, as animations do in every frame.
extension Color: Animatable {
  public func animatableDifference(from other: Color) -> AnimatableVector? {
    guard case .fixed(let color) = self, case .fixed(let otherColor) = other else {
      return self == other ? .zero : nil
    }
    return color.animatableDifference(from: otherColor)
  }

  public func adding(animatable difference: AnimatableVector) -> Color {
    guard case .fixed(let color) = self else { return self }
    return .fixed(color.adding(animatable: difference))
  }
}

/// No colour is a clear one.
extension Optional: Animatable where Wrapped == Color {
  public func animatableDifference(from other: Color?) -> AnimatableVector? {
    (self ?? .clear).animatableDifference(from: other ?? .clear)
  }

  public func adding(animatable difference: AnimatableVector) -> Color? {
    difference.isZero ? self : (self ?? .clear).adding(animatable: difference)
  }
}
