import InlayGraphics

/// A list of actions, such as the context menu of a row, with other menus inside.
///
///     Row(mail.subject).contextMenu {
///       Menu {
///         Action("Reply") { reply(to: mail) }
///         Menu("Move") {
///           for folder in folders { Action(folder.name) { move(mail, to: folder) } }
///         }
///         Menu.Item.separator
///         Action("Delete", role: .destructive) { delete(mail) }
///       }
///     }
public struct Menu {
  /// A part of a menu.
  public enum Item {
    /// Something that can be chosen.
    case action(Action)
    /// Another menu, which opens in place of this one.
    case menu(Menu)
    /// A line.
    case separator
  }

  /// The text of the menu inside another one, and its name for assistive technology; empty by default.
  public var title: String
  /// The image of the menu inside another one, at the trailing side; `nil`, the default, for none.
  public var image: Image?
  /// The parts, from the top to the bottom.
  public var items: [Item]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The text of the menu inside another one, and its name for assistive technology; empty by default.
  ///   - image: The image of the menu inside another one; `nil`, the default, for none.
  ///   - items: The actions, menus and separators, from the top to the bottom; none by default.
  public init(_ title: String = "", image: Image? = nil, @ListBuilder<Item> items: () -> [Item] = { [] }) {
    self.title = title
    self.image = image
    self.items = items()
  }
}

extension ListBuilder where Element == Menu.Item {
  /// Collects an action.
  public static func buildExpression(_ action: Action) -> [Menu.Item] { [.action(action)] }
  /// Collects a menu inside the menu.
  public static func buildExpression(_ menu: Menu) -> [Menu.Item] { [.menu(menu)] }
}
