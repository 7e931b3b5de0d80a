import InlayForms
import InlayGraphics

extension Row {
  /// The row with a person's picture or initials before its texts.
  ///
  /// - Parameter fullName: The name; nil for the row's title.
  public func avatar(_ fullName: String? = nil, picture: Image? = nil) -> Row {
    let name = fullName ?? title
    return cell(AvatarCell.self) { cell in
      cell.avatar.fullName = name
      cell.avatar.image = picture
    }
  }
}
