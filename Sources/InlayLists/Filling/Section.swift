/// A section of a form.
public struct Section {
  /// The identity of the section in updates of the form; nil for its header.
  public var id: AnyHashable?
  public var header: String?
  public var footer: String?
  public var rows: [Row]

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
