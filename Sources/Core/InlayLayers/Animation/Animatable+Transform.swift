import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A transform as a scale with shear, then a rotation, then a translation.
struct TransformParts {
  var angle: Double
  var scaleX: Double
  var scaleY: Double
  /// The shear of the y axis along the x axis.
  var shear: Double
  var tx: Double
  var ty: Double

  init(_ transform: Transform) {
    (tx, ty) = (transform.tx, transform.ty)
    if transform.b == 0 && transform.c == 0 && (transform.a >= 0 || transform.d >= 0) {
      // Mirroring is a negative scale.
      (angle, scaleX, scaleY, shear) = (0, transform.a, transform.d, 0)
      return
    }
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    guard length > 0 else {
      (scaleX, shear) = (0, 0)
      scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
      angle = atan2(-transform.c, transform.d)
      return
    }
    // A mirrored transform has the negative scale where it needs the smaller rotation, as in CSS.
    scaleX = transform.determinant < 0 && transform.a < transform.d ? -length : length
    let (cosine, sine) = (transform.a / scaleX, transform.b / scaleX)
    angle = atan2(sine, cosine)
    shear = transform.c * cosine + transform.d * sine
    scaleY = transform.d * cosine - transform.c * sine
  }

  var transform: Transform {
    if angle == 0 { return Transform(a: scaleX, b: 0, c: shear, d: scaleY, tx: tx, ty: ty) }
    let (cosine, sine) = (cos(angle), sin(angle))
    return Transform(
      a: cosine * scaleX, b: sine * scaleX, c: cosine * shear - sine * scaleY, d: sine * shear + cosine * scaleY,
      tx: tx, ty: ty)
  }
}

/// Transforms change by rotation, in the shorter direction, scale, shear and translation.
extension Transform: Animatable {
  public func animatableDifference(from other: Transform) -> AnimatableVector? {
    let (parts, others) = (TransformParts(self), TransformParts(other))
    var turn = parts.angle - others.angle
    if turn > Double.pi { turn -= 2 * Double.pi }
    if turn <= -Double.pi { turn += 2 * Double.pi }
    return AnimatableVector(
      turn, parts.scaleX - others.scaleX, parts.scaleY - others.scaleY, parts.shear - others.shear,
      parts.tx - others.tx, parts.ty - others.ty)
  }

  public func adding(animatable difference: AnimatableVector) -> Transform {
    if difference.isZero { return self }
    var parts = TransformParts(self)
    parts.angle += difference[0]
    parts.scaleX += difference[1]
    parts.scaleY += difference[2]
    parts.shear += difference[3]
    parts.tx += difference[4]
    parts.ty += difference[5]
    return parts.transform
  }
}
