/// Names of UIKit that people write from memory: members by the type that has them here, and types.
enum UIKitNames {
  /// A member of a type, or a type, whose owner is empty.
  struct Name: CustomStringConvertible {
    let owner: String
    /// An initialiser is named by its first label, as `systemName:`.
    let name: String

    var description: String { owner.isEmpty ? name : "\(owner).\(name)" }
  }

  static let all: [Name] = names(in: text)

  /// The names in lines: types, or a type and its members.
  static func names(in text: String) -> [Name] {
    text.split(separator: "\n").flatMap { (line: Substring) -> [Name] in
      let parts = line.split(separator: ":", maxSplits: 1)
      let owner = parts.count > 1 ? String(parts[0]) : ""
      return (parts.last ?? "").split(separator: " ").map { Name(owner: owner, name: String($0)) }
    }
  }

  private static let text = """
    UIView UILabel UIImageView UIScrollView UITableView UITableViewCell UITableViewDataSource UITableViewDelegate
    UITableViewDiffableDataSource UIControl UISwitch UIRefreshControl UIGestureRecognizer UIColor UIFont UIImage
    UIBezierPath UIEdgeInsets UITraitCollection UIWindow UIButton UISlider UIStepper UISegmentedControl
    UIProgressView UIActivityIndicatorView UITextField UISearchBar UIAlertController UIViewController
    UITableViewController UINavigationController UIBarButtonItem UITabBar UIToolbar UITabBarController CALayer
    CAShapeLayer CAGradientLayer CATextLayer CADisplayLink CGRect CGPoint CGSize CGFloat CGAffineTransform CGContext
    IndexPath NSLayoutConstraint UICollectionView UIStackView UITextView UIDatePicker UIPickerView UIMenu UIScreen
    UIPasteboard UIInteraction
    Layer: alpha backgroundColor clipsToBounds masksToBounds cornerRadius maskedCorners borderWidth borderColor
    Layer: shadowOpacity shadowRadius shadowOffset shadowPath frame bounds center transform isHidden mask zPosition
    Layer: anchorPoint contentMode subviews superview window layer tag viewWithTag addSubview insertSubview
    Layer: removeFromSuperview bringSubviewToFront sendSubviewToBack layoutSubviews layoutIfNeeded setNeedsLayout
    Layer: setNeedsDisplay draw convert hitTest sizeThatFits sizeToFit intrinsicContentSize
    Layer: translatesAutoresizingMaskIntoConstraints autoresizingMask accessibilityIdentifier
    Layer: overrideUserInterfaceStyle animate magnificationFilter
    View: tintColor isUserInteractionEnabled becomeFirstResponder resignFirstResponder isFirstResponder endEditing
    View: canBecomeFirstResponder addGestureRecognizer gestureRecognizers traitCollection traitCollectionDidChange
    View: safeAreaInsets layoutMargins touchesBegan keyCommands isAccessibilityElement accessibilityLabel
    View: accessibilityValue accessibilityHint accessibilityTraits accessibilityElements
    Label: text font textColor numberOfLines lineBreakMode attributedText highlightedTextColor isHighlighted
    Label: adjustsFontSizeToFitWidth
    TextStyle: body headline subheadline footnote title1 largeTitle
    ImageLayer: image highlightedImage isHighlighted
    Layer.ContentsGravity: scaleAspectFit scaleAspectFill scaleToFill center
    Color: systemBackground secondarySystemBackground systemGroupedBackground placeholderText named: cgColor clear
    Color: black white
    Font: systemFont preferredFont size
    Image: systemName: named: contentsOfFile: size scale withTintColor
    ScrollView: contentOffset setContentOffset contentInset adjustedContentInset contentSize scrollRectToVisible
    ScrollView: bounces delegate isPagingEnabled isDragging isDecelerating zoomScale scrollsToTop
    ScrollView: flashScrollIndicators decelerationRate
    TableView: dataSource delegate prefetchDataSource style reloadData reloadRows insertRows deleteRows moveRow
    TableView: insertSections deleteSections reloadSections performBatchUpdates beginUpdates endUpdates register
    TableView: dequeueReusableCell dequeueReusableHeaderFooterView cellForRow indexPath indexPathForRow
    TableView: indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows visibleCells
    TableView: numberOfSections numberOfRows selectRow deselectRow scrollToRow setEditing isEditing allowsSelection
    TableView: allowsMultipleSelection tableHeaderView tableFooterView backgroundView rowHeight estimatedRowHeight
    TableView: automaticDimension sectionHeaderHeight separatorStyle separatorColor separatorInset refreshControl
    TableView: headerView rectForRow sectionIndexColor sectionHeaderTopPadding
    TableViewCell: textLabel detailTextLabel imageView contentView selectionStyle selectedBackgroundView
    TableViewCell: backgroundView isSelected isHighlighted setSelected setHighlighted prepareForReuse
    TableViewCell: reuseIdentifier separatorInset indentationLevel CellStyle contentConfiguration
    TableViewCell: defaultContentConfiguration backgroundConfiguration editingAccessoryType
    TableViewCell: accessoryType accessoryView
    RowPath: row: row section
    RowAccessory: disclosureIndicator checkmark detailButton
    DiffableDataSource: apply snapshot itemIdentifier indexPath defaultRowAnimation
    Switch: isOn setOn onTintColor
    RefreshControl: beginRefreshing endRefreshing isRefreshing
    Slider: value setValue minimumValue maximumValue isContinuous minimumTrackTintColor minimumValueImage
    Stepper: value minimumValue maximumValue stepValue wraps
    SegmentedControl: selectedSegmentIndex
    ProgressView: progress setProgress progressTintColor
    ActivityIndicator: startAnimating stopAnimating isAnimating hidesWhenStopped color
    Button: setTitle setImage setTitleColor isEnabled addTarget
    TextField: text placeholder borderStyle isSecureTextEntry keyboardType returnKeyType autocapitalizationType
    TextField: clearButtonMode delegate becomeFirstResponder
    TextInputTraits.KeyboardType: emailAddress numberPad decimalPad phonePad
    NavigationPage: title view navigationItem rightBarButtonItem leftBarButtonItem navigationController viewDidLoad
    NavigationPage: viewWillAppear viewDidAppear viewDidLayoutSubviews present
    FormPage: tableView
    NavigationStack: pushViewController popViewController popToRootViewController setViewControllers viewControllers
    NavigationStack: topViewController
    Alert: title message actions addAction addTextField preferredAction
    Sheet: detents
    Scene: rootViewController
    Traits: userInterfaceStyle userInterfaceLevel horizontalSizeClass layoutDirection
    """
}
