import InlayLists

/// A section of a form.
public struct Section {
  /// The identity of the section in updates of the form; nil for its header.
  package var id: AnyHashable?
  package var header: String?
  package var footer: String?
  package var rows: [Row]

  public init(_ header: String? = nil, footer: String? = nil, @ListBuilder<Row> rows: () -> [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }

  /// The section with an identity for updates of the form, unique in the form.
  public func id(_ id: some Hashable) -> Section {
    var section = self
    section.id = AnyHashable(id)
    return section
  }
}

extension Section: FormElement {
  var name: String? { header }
}

/// Collects the sections of a form, or the rows of a section, from the expressions of a closure, with `if`, `switch`,
/// `for` and arrays.
@resultBuilder
public enum ListBuilder<Element> {
  @inlinable public static func buildExpression(_ element: Element) -> [Element] { [element] }
  @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Most bodies of loops are one element: nothing is copied.
  @inlinable public static func buildBlock(_ part: [Element]) -> [Element] { part }
  @inlinable public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  @inlinable public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  @inlinable public static func buildEither(first part: [Element]) -> [Element] { part }
  @inlinable public static func buildEither(second part: [Element]) -> [Element] { part }
  @inlinable public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
