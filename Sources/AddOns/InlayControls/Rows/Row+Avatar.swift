import InlayForms
import InlayGraphics

extension Row {
  /// The row with a person's picture or initials before its texts.
  ///
  /// - Parameters:
  ///   - fullName: The name, of which the initials are shown; nil for the row's title.
  ///   - picture: The person's picture, instead of the initials.
  public func avatar(_ fullName: String? = nil, picture: Image? = nil) -> Row {
    let name = fullName ?? title
    return cell(AvatarCell.self) { cell in
      cell.avatar.fullName = name
      cell.avatar.image = picture
    }
  }
}
