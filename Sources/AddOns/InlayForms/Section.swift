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

  /// A section with a row for each item. The item's `id` identifies its row in updates of the form, unless the row has
  /// an `id` of its own. O(items).
  ///
  ///     Section(mails, header: "Inbox") { Row($0.from, subtitle: $0.subject) }
  ///
  /// - Parameters:
  ///   - items: The items, in the order of their rows.
  ///   - header: The text above the rows; nil for none.
  ///   - footer: The text below the rows; nil for none.
  ///   - row: Makes the row of an item.
  public init<Items: Sequence>(
    _ items: Items, header: String? = nil, footer: String? = nil, row: (Items.Element) -> Row
  ) where Items.Element: Identifiable {
    self.header = header
    self.footer = footer
    rows = items.map { item in
      let made = row(item)
      return made.id == nil ? made.id(item.id) : made
    }
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
