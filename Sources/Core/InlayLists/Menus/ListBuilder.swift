/// Collects the sections of a form, the rows of a section or the items of a menu from the expressions of a closure,
/// with `if`, `switch`, `for` and arrays.
@resultBuilder
public enum ListBuilder<Element> {
  /// Collects one element.
  @inlinable public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Collects the elements of an array.
  @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Returns the only part as it is, without a copy. Most loop bodies are one element.
  @inlinable public static func buildBlock(_ part: [Element]) -> [Element] { part }
  /// Joins the parts of a block. O(elements).
  @inlinable public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// Returns the elements of an `if`, and none if its condition is false.
  @inlinable public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Returns the elements of the first branch.
  @inlinable public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Returns the elements of the second branch.
  @inlinable public static func buildEither(second part: [Element]) -> [Element] { part }
  /// Joins the elements of a loop. O(elements).
  @inlinable public static func buildArray(_ parts: [[Element]]) -> [Element] {
    var all: [Element] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    // Most parts are one element, which is added for less than an array.
    for part in parts { if part.count == 1 { all.append(part[0]) } else { all += part } }
    return all
  }
}
