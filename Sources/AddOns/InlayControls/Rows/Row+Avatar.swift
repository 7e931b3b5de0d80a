import InlayForms
import InlayGraphics

extension Row {
  /// Returns the row with a person's picture or initials before its texts.
  ///
  /// - Parameters:
  ///   - fullName: The name that gives the initials; `nil`, the default, for the row's title.
  ///   - image: The person's picture, shown instead of the initials; none by default.
  public func avatar(_ fullName: String? = nil, image: Image? = nil) -> Row {
    let name = fullName ?? title
    return cell(AvatarCell.self) { cell in
      cell.avatar.fullName = name
      cell.avatar.image = image
    }
  }
}
