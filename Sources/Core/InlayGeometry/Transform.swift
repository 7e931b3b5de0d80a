#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// It is encoded with the keys `a`, `b`, `c`, `d`, `tx` and `ty`.
public struct Transform: Hashable, Codable, Sendable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The distance added to x', in points.
  public var tx: Double
  /// The distance added to y', in points.
  public var ty: Double

  /// Creates a transform from its six numbers.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation, in points.
  @inlinable public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scale from one factor for each axis.
  @inlinable public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation from the x axis towards the y axis: clockwise on a canvas, whose y axis points down. Multiples of a
  /// quarter turn are exact.
  ///
  /// - Parameter angle: In radians.
  public init(rotationAngle angle: Double) {
    // A multiple of pi in floating point is not quite one of a quarter turn.
    func exact(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : abs(value) > 1 - 1e-15 ? value.rounded() : value }
    self.init(rotationCosine: exact(cos(angle)), sine: exact(sin(angle)))
  }

  /// A rotation from the x axis towards the y axis, by the cosine and sine of its angle.
  @inlinable package init(rotationCosine cosine: Double, sine: Double) {
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform leaves every point where it is.
  @inlinable public var isIdentity: Bool { self == .identity }
  @inlinable package var determinant: Double { a * d - b * c }

  /// Whether the transform has no usable inverse: its determinant is zero, or its numbers are not finite or too large
  /// for arithmetic.
  @inlinable package var isSingular: Bool {
    determinant == 0 || !((abs(a) + abs(b)) + (abs(c) + abs(d)) + (abs(tx) + abs(ty)) < 1e150)
  }

  /// Whether rectangles stay rectangles with their sides in place: no rotation, no skew, no mirroring.
  @inlinable package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension Transform {
  /// The transform that applies `self` first and then `next`.
  @inlinable public func concatenating(_ next: Transform) -> Transform {
    if b == 0 && c == 0 && next.b == 0 && next.c == 0 {
      return Transform(
        a: a * next.a, b: 0, c: 0, d: d * next.d,
        tx: tx * next.a + next.tx, ty: ty * next.d + next.ty)
    }
    return Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that applies a translation first and then `self`.
  @inlinable public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// The transform that applies a scale first and then `self`.
  @inlinable public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// The transform that applies a rotation by an angle in radians first and then `self`.
  public func rotated(by angle: Double) -> Transform { Transform(rotationAngle: angle).concatenating(self) }

  /// The inverse transform; nil when either is singular.
  @inlinable public var inverse: Transform? {
    if isSingular { return nil }
    let determinant = self.determinant
    let inverse = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isSingular ? nil : inverse
  }
}

extension Transform: CustomStringConvertible {
  public var description: String { "Transform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))" }
}

extension Point {
  /// Returns the point that the transform maps this one to.
  @inlinable public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Rect {
  /// The bounding box of the transformed rectangle.
  @inlinable public func applying(_ transform: Transform) -> Rect {
    let first = origin.applying(transform)
    let second = Point(x: maxX, y: maxY).applying(transform)
    if transform.b == 0 && transform.c == 0 {
      return Rect(
        minX: min(first.x, second.x), minY: min(first.y, second.y),
        maxX: max(first.x, second.x), maxY: max(first.y, second.y))
    }
    let third = Point(x: maxX, y: minY).applying(transform)
    let fourth = Point(x: minX, y: maxY).applying(transform)
    return Rect(
      minX: min(min(first.x, second.x), min(third.x, fourth.x)),
      minY: min(min(first.y, second.y), min(third.y, fourth.y)),
      maxX: max(max(first.x, second.x), max(third.x, fourth.x)),
      maxY: max(max(first.y, second.y), max(third.y, fourth.y)))
  }
}
