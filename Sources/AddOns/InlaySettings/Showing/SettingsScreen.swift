import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// A navigation stack with pages of settings, which pushes child panes and choices.
///
///     let values = try SettingsValues(path: "values.plist")
///     let screen = SettingsScreen(try SettingsBundle(path: "Settings.bundle", language: "de"), values: values)
///
/// To change the language, pass the bundle in another language to `show(_:)`. Theme, direction and appearance are those
/// of the scene. The rows in view stay visible.
public final class SettingsScreen: View {
  /// The stack of the open pages. You can give their tables headers, and their bars buttons.
  public let stack = NavigationStack()

  /// The values that the rows show and change.
  public let values: SettingsValues

  /// Gives a page by its name; nil for one that does not exist, whose row then does nothing. Setting it asks for all
  /// open pages again; those that do not exist any more stay as they are.
  package var page: (_ name: String) -> SettingsPage? { didSet { reloadPages() } }

  /// Called with the row when one of its text fields receives the focus; `nil` by default.
  public var onBeginEditing: ((SettingsRow) -> Void)?
  /// Called with the row when one of its text fields loses the focus; `nil` by default.
  public var onEndEditing: ((SettingsRow) -> Void)?

  private let images: (String) -> Image?

  /// - Parameters:
  ///   - values: The values that the pages' rows show and change.
  ///   - root: The name of the first page.
  ///   - images: The image of a slider's end by its file in the bundle; nil for none.
  ///   - page: Gives a page by its name.
  package init(
    values: SettingsValues, root: String = "Root", images: @escaping (String) -> Image? = { _ in nil },
    page: @escaping (_ name: String) -> SettingsPage?
  ) {
    self.values = values
    self.images = images
    self.page = page
    super.init()
    addSublayer(stack)
    open(root, animated: false)
  }

  /// Creates a screen with the pages of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - values: The values that the pages' rows show and change.
  ///   - imageScale: The scale at which slider images are loaded, 2 by default. Pass the scene's scale.
  public convenience init(_ bundle: SettingsBundle, values: SettingsValues, imageScale: Double = 2) {
    self.init(
      values: values, root: bundle.pageNames.first ?? "Root",
      images: { bundle.image(named: $0, scale: imageScale) }, page: { bundle.page(named: $0) })
  }

  /// Shows the open pages of another bundle, such as the same bundle in another language. O(rows of the open pages).
  public func show(_ bundle: SettingsBundle) { page = { bundle.page(named: $0) } }

  /// Pushes the page of a name.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func open(_ name: String, animated: Bool = true) -> Bool { push(.pane(name: name), animated: animated) }

  /// Pushes the choices of a row.
  ///
  /// - Parameter page: The name of the row's page.
  /// - Returns: Whether there is such a row.
  @discardableResult
  func openChoices(of row: SettingsRow.ID, on page: String, animated: Bool = true) -> Bool {
    push(.choices(row, page: page), animated: animated)
  }

  @discardableResult
  func push(_ source: SettingsScreenPage.Source, animated: Bool) -> Bool {
    guard let content = content(of: source) else { return false }
    let form = SettingsForm(content, values: values, images: images)
    form.onOpenPage = { [weak self] in _ = self?.open($0) }
    form.onOpenChoices = { [weak self] in self?.openChoices(of: $0.id, on: source.page) }
    form.onBeginEditing = { [weak self] in self?.onBeginEditing?($0) }
    form.onEndEditing = { [weak self] in self?.onEndEditing?($0) }
    stack.push(SettingsScreenPage(source, form), animated: animated)
    return true
  }

  private func content(of source: SettingsScreenPage.Source) -> SettingsPage? {
    switch source {
    case .pane(let name): page(name)
    case .choices(let row, let name): page(name)?.choicePage(of: row)
    }
  }

  /// Requests all open pages again, such as after a change of the bundle.
  func reloadPages() {
    for case let open as SettingsScreenPage in stack.pages {
      if let content = content(of: open.source) { open.show(content) }
    }
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    stack.untransformedFrame = bounds
  }
}
