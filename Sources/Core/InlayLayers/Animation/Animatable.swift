import InlayGraphics

/// A value that can be shown between two others: points of a space in which differences add up.
///
/// The names of its requirements are long, since numbers, arrays and optionals of Swift have them too.
public protocol Animatable: Equatable, Sendable {
  /// The difference from the other value to this one; nil if nothing does, and the value changes at once.
  func animatableDifference(from other: Self) -> AnimatableVector?

  /// The value that a difference leads to from this one.
  func adding(animatable difference: AnimatableVector) -> Self
}

extension Double: Animatable {
  public func animatableDifference(from other: Double) -> AnimatableVector? { AnimatableVector(self - other) }
  public func adding(animatable difference: AnimatableVector) -> Double { self + difference[0] }
}

extension Point: Animatable {
  public func animatableDifference(from other: Point) -> AnimatableVector? {
    AnimatableVector(x - other.x, y - other.y)
  }

  public func adding(animatable difference: AnimatableVector) -> Point {
    Point(x: x + difference[0], y: y + difference[1])
  }
}

extension Size: Animatable {
  public func animatableDifference(from other: Size) -> AnimatableVector? {
    AnimatableVector(width - other.width, height - other.height)
  }

  public func adding(animatable difference: AnimatableVector) -> Size {
    Size(width: width + difference[0], height: height + difference[1])
  }
}

/// Rectangles change by origin and size, which does not become negative.
extension Rect: Animatable {
  public func animatableDifference(from other: Rect) -> AnimatableVector? {
    AnimatableVector(minX - other.minX, minY - other.minY, width - other.width, height - other.height)
  }

  public func adding(animatable difference: AnimatableVector) -> Rect {
    Rect(
      x: minX + difference[0], y: minY + difference[1],
      width: max(0, width + difference[2]), height: max(0, height + difference[3]))
  }
}

/// Element by element, between arrays of one length.
extension Array: Animatable where Element: Animatable {
  public func animatableDifference(from other: [Element]) -> AnimatableVector? {
    guard count == other.count else { return nil }
    var elements: [AnimatableVector] = []
    for (element, other) in zip(self, other) {
      guard let difference = element.animatableDifference(from: other) else { return nil }
      elements.append(difference)
    }
    return AnimatableVector(.zero, elements: elements)
  }

  public func adding(animatable difference: AnimatableVector) -> [Element] {
    zip(self, difference.elements).map { $0.adding(animatable: $1) } + dropFirst(difference.elements.count)
  }
}
