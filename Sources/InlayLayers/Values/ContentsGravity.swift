/// How an image is placed in a layer's bounds, with Core Animation's names. Top is where y is least.
public enum ContentsGravity: String, CaseIterable, Hashable, Sendable {
  case resize, resizeAspect, resizeAspectFill
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
