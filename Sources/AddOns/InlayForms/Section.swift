import InlayLists

/// A section of a form: a header, rows and a footer.
public struct Section {
  /// The identity of the section in updates of the form; nil for its header.
  package var id: AnyHashable?
  package var header: String?
  package var footer: String?
  package var rows: [Row]
  /// The closure that moves a row; nil if the rows cannot be moved.
  var moveAction: ((_ from: Int, _ to: Int) -> Void)?

  /// Creates a section.
  ///
  ///     Section("General") { Row("About", .disclosure) { open(about) } }
  ///
  /// - Parameters:
  ///   - header: The text above the rows; none by default.
  ///   - footer: The text below the rows; none by default.
  ///   - rows: The rows. O(rows).
  public init(_ header: String? = nil, footer: String? = nil, @ListBuilder<Row> rows: () -> [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }

  /// Creates a section with a row for each item. In updates of the form, an item's `id` identifies its row, unless the
  /// row has an `id` of its own. O(items).
  ///
  ///     Section(mails, header: "Inbox") { Row($0.from, subtitle: $0.subject) }
  ///
  /// - Parameters:
  ///   - items: The items, in the order of their rows.
  ///   - header: The text above the rows; none by default.
  ///   - footer: The text below the rows; none by default.
  ///   - row: Returns the row of an item.
  public init<Items: Sequence>(
    _ items: Items, header: String? = nil, footer: String? = nil, row: (Items.Element) -> Row
  ) where Items.Element: Identifiable {
    self.header = header
    self.footer = footer
    rows = items.map { item in
      var made = row(item)
      if made.id == nil { made.identify(by: item.id) }
      return made
    }
  }

  /// Returns the section with rows that the user can move within it while the table is edited. Each row has a handle,
  /// and assistive technology can also move it.
  ///
  ///     Section(chores) { Row($0.title) }.onMove { chores.insert(chores.remove(at: $0), at: $1) }
  ///
  /// - Parameter action: Called once for each move, with the old and the new number of the row. The form already shows
  ///   the new order. The action must change the form's data in the same way.
  public func onMove(_ action: @escaping (_ from: Int, _ to: Int) -> Void) -> Section {
    var section = self
    section.moveAction = action
    return section
  }

  /// Returns the section with an identity for updates of the form, unique in the form. Without one, the header
  /// identifies it.
  public func id(_ id: some Hashable) -> Section {
    var section = self
    section.id = AnyHashable(id)
    return section
  }
}

extension Section: FormElement {
  var name: String? { header }
}
