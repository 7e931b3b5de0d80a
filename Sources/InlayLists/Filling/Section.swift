/// A section of a form.
public struct Section {
  public var header: String?
  public var footer: String?
  public var rows: [Row]

  public init(_ header: String? = nil, footer: String? = nil, @ListBuilder<Row> rows: () -> [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }
}
