/// Collects the sections of a form, or the rows of a section, from the expressions of a closure, with `if`, `switch`,
/// `for` and arrays.
@resultBuilder
public enum ListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock() -> [Element] { [] }
  public static func buildPartialBlock(first part: [Element]) -> [Element] { part }
  public static func buildPartialBlock(accumulated parts: [Element], next: [Element]) -> [Element] { parts + next }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first part: [Element]) -> [Element] { part }
  public static func buildEither(second part: [Element]) -> [Element] { part }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
