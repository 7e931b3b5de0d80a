import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// The rows of a page of settings in a table. They show the values, follow their changes, and change them by input.
///
/// A table does not retain its data source: keep the form as long as the table shows it.
final class SettingsForm {
  /// The page. `show(_:)` changes it.
  private(set) var page: SettingsPage

  let values: SettingsValues

  /// Called when a row of a child pane was tapped, with the name of its page.
  var onOpenPage: ((_ name: String) -> Void)?
  /// Called when a row with a choice was tapped; `SettingsPage.choicePage(of:)` gives its page.
  var onOpenChoices: ((SettingsRow) -> Void)?
  /// Called when a text field received the focus: its row specifies the keyboard and the corrections.
  var onBeginEditing: ((SettingsRow) -> Void)?
  /// Called when a text field lost the focus.
  var onEndEditing: ((SettingsRow) -> Void)?

  private let images: (String) -> Image?
  /// The requested images, as the rows show them.
  private var knownImages: [FilePath: Image?] = [:]
  /// The keys whose values the page shows.
  private var keys: Set<String> = []
  private weak var table: TableView?
  private lazy var form = Form { [unowned self] in sections }

  /// - Parameters:
  ///   - images: The image of a slider's end by its file in the bundle; nil for none. Asked for once.
  init(_ page: SettingsPage, values: SettingsValues, images: @escaping (String) -> Image? = { _ in nil }) {
    self.page = page
    self.values = values
    self.images = images
    noteKeys()
    values.add(self)
  }

  /// Makes the rows those of a table. O(rows).
  func show(in table: TableView) {
    self.table = table
    form.show(in: table, isKept: false)
  }

  /// Shows another value of the page, such as in another language. Rows are identified by `SettingsRow.ID`: those that
  /// stay keep focus and press, and the topmost visible one keeps its position in the view. O(rows).
  func show(_ page: SettingsPage) {
    // The visible rows are those of the old page.
    keepingTopRow(in: table) {
      self.page = page
      noteKeys()
      form.update()
    }
  }

  private func noteKeys() { keys = Set(page.groups.lazy.flatMap(\.rows).compactMap(\.key)) }

  /// Fills the visible rows of a key again. O(rows) if the page has the key, otherwise O(1).
  func valueDidChange(forKey key: String) { if keys.contains(key) { form.update() } }

  /// Sets the value of a row by input. Without a key the row shows again what it is.
  func set(_ value: PropertyList, of row: SettingsRow) {
    if let key = row.key { values.setValue(value, forKey: key) } else { form.update() }
  }

  /// A slider's image in the colour of secondary texts, not larger than a row's icon.
  func image(_ file: String?) -> Image? {
    guard let file else { return nil }
    if let known = knownImages[FilePath(file)] { return known }
    let image = images(file)?.template(.token(.secondaryLabel), within: Self.imageSide)
    knownImages[FilePath(file)] = .some(image)
    return image
  }

  /// The side in points.
  private static let imageSide = 29.0
}

extension SettingsPage {
  /// Shows the page in a table. See `SettingsForm` for what its rows report.
  ///
  /// - Returns: The table's data source, which the caller keeps.
  func show(
    in table: TableView, values: SettingsValues, images: @escaping (String) -> Image? = { _ in nil }
  ) -> SettingsForm {
    let form = SettingsForm(self, values: values, images: images)
    form.show(in: table)
    return form
  }
}
