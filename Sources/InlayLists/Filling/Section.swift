/// A section of a form.
public struct Section {
  /// By what an update of the form finds the section again; nil for its header.
  public var id: AnyHashable?
  public var header: String?
  public var footer: String?
  public var rows: [Row]

  public init(_ header: String? = nil, footer: String? = nil, @ListBuilder<Row> rows: () -> [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }

  /// The section with an identity that an update of the form finds it by, unique in the form.
  public func id(_ id: some Hashable) -> Section {
    var section = self
    section.id = AnyHashable(id)
    return section
  }
}
