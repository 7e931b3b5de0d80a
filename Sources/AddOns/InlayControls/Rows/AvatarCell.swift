import InlayGraphics
import InlayLayers
import InlayLists

/// A row with an avatar before its texts.
package final class AvatarCell: TableViewCell {
  /// The avatar before the texts.
  package let avatar = Avatar()

  /// Creates a cell with an avatar.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the texts; `default` by default.
  ///   - reuseIdentifier: The name by which a table reuses the cell; `nil`, the default, for none.
  package required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSublayer(avatar)
    leadingView = avatar
    indentTexts()
  }

  private var avatarSide: Double { avatar.sizeThatFits(bounds.size).width }

  /// The texts are indented by the avatar, and separators with them.
  private func indentTexts() {
    avatar.scaleInRow = traits.textScale
    leadingViewWidth = avatarSide + theme.metrics.controls.gap * 1.5
  }

  package override func environmentDidChange() {
    super.environmentDidChange()
    indentTexts()
  }

  package override func sizeThatFits(_ size: Size) -> Size {
    // A reused cell has those of no scene until it is laid out.
    indentTexts()
    let height = avatarSide + 2 * theme.metrics.controls.gap
    let own = super.sizeThatFits(size)
    return Size(width: own.width, height: max(own.height, height))
  }

  package override func layoutSublayers() {
    indentTexts()
    super.layoutSublayers()
    // The rest of the row belongs to a control below the texts.
    let height = contentView.bounds.height
    let side = max(0, min(avatarSide, height - 8))
    let x = theme.metrics.row.leadingInset + levelIndentation
    let rect = Rect(x: x, y: (height - side) / 2, width: side, height: side)
    avatar.frame = contentView.mirrored(rect)
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    avatar.fullName = ""
    avatar.image = nil
  }
}
