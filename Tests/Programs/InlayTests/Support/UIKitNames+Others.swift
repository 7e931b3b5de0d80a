extension UIKitNames {
  /// More names of UIKit, most of which people write seldom. The compiler answers few of them.
  static let others: [Name] = names(in: otherNames)

  private static let otherNames = """
    Layer: cornerCurve shadowColor transform3D anchorPointZ contents contentsGravity contentsScale contentsRect
    Layer: contentsCenter exchangeSubview point invalidateIntrinsicContentSize systemLayoutSizeFitting
    Layer: autoresizesSubviews transition minificationFilter isOpaque opacity presentation model add removeAnimation
    Layer: removeAllAnimations animation animationKeys speed timeOffset beginTime duration repeatCount autoreverses
    Layer: fillMode isDoubleSided isGeometryFlipped sublayerTransform shouldRasterize rasterizationScale
    Layer: drawsAsynchronously actions allowsGroupOpacity compositingFilter filters backgroundFilters name delegate
    Layer: style insertSublayer addSublayer removeFromSuperlayer replaceSublayer sublayers superlayer contains
    Layer: display needsDisplay hidden affineTransform setAffineTransform allowsEdgeAntialiasing
    Layer: edgeAntialiasingMask snapshotView drawHierarchy renderInContext isDescendant constraints addConstraint
    Layer: leadingAnchor widthAnchor setContentHuggingPriority contentHuggingPriority
    Layer: setContentCompressionResistancePriority
    View: tintAdjustmentMode tintColorDidChange isMultipleTouchEnabled isExclusiveTouch canResignFirstResponder next
    View: inputView inputAccessoryView reloadInputViews canPerformAction undoManager removeGestureRecognizer
    View: addInteraction removeInteraction interactions registerForTraitChanges safeAreaInsetsDidChange
    View: safeAreaLayoutGuide directionalLayoutMargins layoutMarginsGuide readableContentGuide
    View: preservesSuperviewLayoutMargins layoutMarginsDidChange touchesMoved touchesEnded touchesCancelled
    View: pressesBegan motionBegan accessibilityElementsHidden accessibilityViewIsModal accessibilityCustomActions
    View: accessibilityActivate accessibilityIncrement accessibilityDecrement accessibilityFrame
    View: accessibilityActivationPoint accessibilityPath accessibilityLanguage accessibilityNavigationStyle
    View: accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll
    View: shouldGroupAccessibilityChildren accessibilityCustomContent accessibilityUserInputLabels
    View: semanticContentAttribute effectiveUserInterfaceLayoutDirection didMoveToSuperview didMoveToWindow willMove
    View: didAddSubview willRemoveSubview updateConstraints setNeedsUpdateConstraints alignmentRectInsets isFocused
    View: canBecomeFocused focusEffect restorationIdentifier largeContentTitle showsLargeContentViewer
    View: maximumContentSizeCategory keyboardLayoutGuide contentScaleFactor addMotionEffect hoverStyle
    Label: textAlignment adjustsFontForContentSizeCategory minimumScaleFactor baselineAdjustment
    Label: preferredMaxLayoutWidth shadowColor shadowOffset isEnabled lineBreakStrategy
    Label: allowsDefaultTighteningForTruncation textRect drawText
    TextLayer: string fontSize foregroundColor isWrapped truncationMode alignmentMode
    TextStyle: callout caption1 caption2 title2 title3
    ImageLayer: animationImages animationDuration startAnimating preferredSymbolConfiguration
    Layer.ContentsGravity: redraw top bottom left right topLeft resizeAspect resize
    Color: label secondaryLabel tertiaryLabel quaternaryLabel tertiarySystemBackground
    Color: secondarySystemGroupedBackground systemFill separator opaqueSeparator link tintColor gray red green blue
    Color: systemRed systemBlue systemGreen systemGray systemGray2 systemOrange systemYellow systemPink systemPurple
    Color: systemTeal systemIndigo systemMint systemCyan systemBrown orange yellow purple brown cyan magenta
    Color: darkGray lightGray withAlphaComponent resolvedColor getRed setFill setStroke
    Font: boldSystemFont italicSystemFont monospacedSystemFont monospacedDigitSystemFont pointSize withSize ascender
    Font: descender capHeight lineHeight fontName familyName fontDescriptor name:
    Font.Weight: ultraLight thin light regular medium semibold bold heavy black
    Image: data: cgImage withRenderingMode withConfiguration resizableImage capInsets pngData jpegData draw
    Image: imageOrientation alignmentRectInsets preparingThumbnail flipsForRightToLeftLayoutDirection
    Image: imageFlippedForRightToLeftLayoutDirection
    Path: move addLine addCurve addQuadCurve addArc close fill stroke bounds contains apply lineWidth lineCapStyle
    Path: lineJoinStyle append usesEvenOddFillRule rect: cgPath isEmpty removeAllPoints
    Transform: identity concatenating inverted translatedBy scaledBy rotated scaleX: rotationAngle: translationX: tx
    Rect: origin size minX midX maxX width height insetBy offsetBy union intersection intersects contains isEmpty
    Rect: isNull zero integral inset
    Insets: top left bottom right zero
    ScrollView: contentInsetAdjustmentBehavior alwaysBounceVertical alwaysBounceHorizontal bouncesZoom
    ScrollView: isScrollEnabled isDirectionalLockEnabled isTracking minimumZoomScale maximumZoomScale setZoomScale
    ScrollView: showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle scrollIndicatorInsets
    ScrollView: verticalScrollIndicatorInsets panGestureRecognizer pinchGestureRecognizer keyboardDismissMode
    ScrollView: refreshControl delaysContentTouches canCancelContentTouches touchesShouldBegin contentLayoutGuide
    ScrollView: frameLayoutGuide
    ScrollViewDelegate: scrollViewDidScroll scrollViewWillBeginDragging scrollViewWillEndDragging
    ScrollViewDelegate: scrollViewDidEndDragging scrollViewWillBeginDecelerating scrollViewDidEndDecelerating
    ScrollViewDelegate: scrollViewDidEndScrollingAnimation viewForZooming scrollViewDidZoom
    ScrollViewDelegate: scrollViewShouldScrollToTop scrollViewDidScrollToTop scrollViewDidChangeAdjustedContentInset
    TableView: isPrefetchingEnabled dragDelegate dropDelegate dragInteractionEnabled moveSection reconfigureRows
    TableView: reloadSectionIndexTitles indexPathsForRows scrollToNearestSelectedRow allowsSelectionDuringEditing
    TableView: allowsMultipleSelectionDuringEditing allowsFocus selectionFollowsFocus estimatedSectionHeaderHeight
    TableView: estimatedSectionFooterHeight sectionFooterHeight separatorInsetReference separatorEffect
    TableView: cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea footerView rect
    TableView: sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor sectionIndexMinimumDisplayRowCount
    TableView: hasUncommittedUpdates hasActiveDrag contextMenuInteraction fillerRowHeight selfSizingInvalidation
    TableView: remembersLastFocusedIndexPath isSpringLoaded
    TableViewDataSource: numberOfSections sectionIndexTitles
    TableViewDelegate: estimatedHeightForRowAt accessoryButtonTappedForRowWith canPerformPrimaryActionForRowAt
    TableViewDelegate: performPrimaryActionForRowAt willBeginEditingRowAt didEndEditingRowAt
    TableViewDelegate: targetIndexPathForMoveFromRowAt indentationLevelForRowAt didUpdateFocusIn
    TableViewDelegate: selectionFollowsFocusForRowAt contextMenuConfigurationForRowAt shouldSpringLoadRowAt
    TableViewDelegate: shouldBeginMultipleSelectionInteractionAt didBeginMultipleSelectionInteractionAt
    TableViewCell: image multipleSelectionBackgroundView indentationWidth automaticallyUpdatesContentConfiguration
    TableViewCell: configurationUpdateHandler updateConfiguration setNeedsUpdateConfiguration editingAccessoryView
    TableViewCell: isEditing setEditing editingStyle showsReorderControl shouldIndentWhileEditing
    TableViewCell: showingDeleteConfirmation focusStyle userInteractionEnabledWhileDragging willTransition
    TableViewCell: didTransition dragStateDidChange
    TableViewCell.Style: default value1 value2 subtitle
    TableViewCell.SelectionStyle: none blue gray default
    TableViewHeaderFooterView: textLabel detailTextLabel contentView backgroundView reuseIdentifier prepareForReuse
    TableViewHeaderFooterView: contentConfiguration
    TableView.Style: plain grouped insetGrouped
    RowAnimation: fade left right top bottom middle none automatic
    TableView.ScrollPosition: top middle bottom none
    RowAccessory: detailDisclosureButton none
    DiffableDataSource: applySnapshotUsingReloadData sectionIdentifier index
    DiffableDataSourceSnapshot: appendSections appendItems insertItems deleteItems deleteAllItems moveItem
    DiffableDataSourceSnapshot: reloadItems reconfigureItems insertSections deleteSections moveSection
    DiffableDataSourceSnapshot: reloadSections numberOfItems numberOfSections sectionIdentifiers itemIdentifiers
    DiffableDataSourceSnapshot: indexOfItem indexOfSection sectionIdentifier
    ContextualAction: title image backgroundColor style handler
    SwipeActionsConfiguration: actions performsFirstActionWithFullSwipe
    Control: isEnabled isSelected isHighlighted state addTarget removeTarget sendActions addAction
    Control: contentHorizontalAlignment contentVerticalAlignment beginTracking continueTracking endTracking
    Control: cancelTracking isTracking isTouchInside allControlEvents showsMenuAsPrimaryAction
    Control: isContextMenuInteractionEnabled toolTip isHovered
    Switch: thumbTintColor onImage offImage preferredStyle title
    RefreshControl: attributedTitle tintColor
    Slider: maximumTrackTintColor thumbTintColor maximumValueImage setThumbImage setMinimumTrackImage
    Slider: setMaximumTrackImage
    Stepper: autorepeat isContinuous setIncrementImage
    SegmentedControl: numberOfSegments titleForSegment setTitle insertSegment removeSegment removeAllSegments
    SegmentedControl: setImage setEnabled setWidth isMomentary selectedSegmentTintColor
    SegmentedControl: apportionsSegmentWidthsByContent setTitleTextAttributes
    ProgressView: trackTintColor progressViewStyle observedProgress progressImage
    ActivityIndicator: style
    Button: setBackgroundImage setAttributedTitle titleLabel imageView configuration contentEdgeInsets
    Button: titleEdgeInsets menu role buttonType currentTitle title image
    TextField: attributedText attributedPlaceholder autocorrectionType spellCheckingType smartQuotesType
    TextField: textContentType keyboardAppearance enablesReturnKeyAutomatically clearsOnBeginEditing
    TextField: clearsOnInsertion font textColor textAlignment adjustsFontSizeToFitWidth minimumFontSize leftView
    TextField: rightView leftViewMode rightViewMode inputView inputAccessoryView isEditing selectedTextRange
    TextField: allowsEditingTextAttributes background defaultTextAttributes typingAttributes passwordRules
    SearchField: text placeholder prompt showsCancelButton scopeButtonTitles showsScopeBar selectedScopeButtonIndex
    SearchField: searchTextField showsBookmarkButton showsSearchResultsButton searchBarStyle barTintColor barStyle
    TextInputTraits.KeyboardType: URL asciiCapable namePhonePad numbersAndPunctuation twitter webSearch default
    NavigationPage: rightBarButtonItems leftBarButtonItems toolbarItems tabBarController splitViewController
    NavigationPage: viewIsAppearing viewWillDisappear viewDidDisappear viewWillLayoutSubviews loadView isViewLoaded
    NavigationPage: dismiss presentedViewController presentingViewController modalPresentationStyle
    NavigationPage: modalTransitionStyle isModalInPresentation definesPresentationContext children parent addChild
    NavigationPage: removeFromParent willMove didMove editButtonItem isEditing setEditing largeTitleDisplayMode
    NavigationPage: prompt titleView backButtonTitle hidesBackButton backBarButtonItem searchController
    NavigationPage: hidesBottomBarWhenPushed preferredContentSize preferredStatusBarStyle prefersStatusBarHidden
    NavigationPage: additionalSafeAreaInsets supportedInterfaceOrientations shouldAutorotate viewWillTransition
    NavigationPage: performSegue prepare storyboard nibName show showDetailViewController
    NavigationPage: popoverPresentationController sheetPresentationController setNeedsStatusBarAppearanceUpdate
    NavigationPage: tabBarItem edgesForExtendedLayout overrideUserInterfaceStyle traitCollection
    FormPage: clearsSelectionOnViewWillAppear refreshControl
    NavigationStack: popToViewController visibleViewController navigationBar isNavigationBarHidden
    NavigationStack: setNavigationBarHidden toolbar isToolbarHidden setToolbarHidden interactivePopGestureRecognizer
    NavigationStack: delegate hidesBarsOnSwipe prefersLargeTitles
    TabBar: items selectedItem delegate tintColor unselectedItemTintColor barTintColor isTranslucent selectedIndex
    TabBar.Item: title image selectedImage badgeValue badgeColor tag
    BarButtonItem: title image style isEnabled target action customView tintColor menu primaryAction width
    BarButtonItem: flexibleSpace fixedSpace
    Toolbar: items setItems barTintColor isTranslucent
    Alert: textFields preferredStyle
    Sheet: selectedDetentIdentifier prefersGrabberVisible preferredCornerRadius largestUndimmedDetentIdentifier
    Menu: title children options image
    Action: title image handler attributes state identifier
    Scene: isKeyWindow makeKeyAndVisible windowLevel screen windowScene
    Traits: userInterfaceIdiom verticalSizeClass displayScale preferredContentSizeCategory accessibilityContrast
    Traits: legibilityWeight displayGamut forceTouchCapability
    GradientLayer: colors locations startPoint endPoint type
    ShapeLayer: path fillColor strokeColor lineWidth lineCap lineJoin lineDashPattern lineDashPhase miterLimit
    ShapeLayer: fillRule strokeStart strokeEnd
    Interaction: state location translation velocity numberOfTapsRequired numberOfTouchesRequired
    Interaction: cancelsTouchesInView delaysTouchesBegan require isEnabled name view delegate minimumPressDuration
    Interaction: allowableMovement numberOfTouches reset shouldRecognizeSimultaneouslyWith
    Pasteboard: string image url strings hasStrings general items setItems
    UITableViewHeaderFooterView UITableViewDataSourcePrefetching NSDiffableDataSourceSnapshot UITapGestureRecognizer
    UIPanGestureRecognizer UILongPressGestureRecognizer UISwipeGestureRecognizer UIPinchGestureRecognizer
    UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer UIFontMetrics
    UIFontDescriptor NSDirectionalEdgeInsets UIWindowScene UISceneDelegate UIApplication UIApplicationDelegate
    UIDevice UIResponder UIEvent UITouch UIPress UIKey UIKeyCommand UIPageControl UIColorWell
    UIColorPickerViewController UISearchController UISearchTextField UIAlertAction UIContextualAction
    UISwipeActionsConfiguration UIContextMenuInteraction UIAction UINavigationBar UINavigationItem UITabBarItem
    UISplitViewController UIPageViewController UIPopoverPresentationController UISheetPresentationController
    UIPresentationController UIActivityViewController UIDocumentPickerViewController UIImagePickerController
    UIInputViewController CAReplicatorLayer CAScrollLayer CATiledLayer CAEmitterLayer CATransformLayer CAMetalLayer
    CAAnimation CABasicAnimation CAKeyframeAnimation CASpringAnimation CAAnimationGroup CATransaction CATransition
    CAMediaTimingFunction CATransform3D CGPath CGImage CGColor NSLayoutAnchor UILayoutGuide UICollectionViewCell
    UICollectionViewLayout UIVisualEffectView UIBlurEffect UIMenuController UIEditMenuInteraction UIDragInteraction
    UIDropInteraction UIPointerInteraction UIViewPropertyAnimator UISpringTimingParameters UIDynamicAnimator
    UIGraphicsImageRenderer UIGraphicsGetCurrentContext UINib UIStoryboard UIAccessibility UIFocusGuide
    UIFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator UIListContentConfiguration
    UIBackgroundConfiguration UIContentConfiguration UICellAccessory UICalendarView UIContentUnavailableView
    UIFindInteraction WKWebView MKMapView AVPlayerLayer NSAttributedString NSMutableAttributedString
    NSParagraphStyle NSTextAttachment NSTextAlignment NSLineBreakMode NSShadow UITextInput UIKeyInput UITextPosition
    UITextRange UITextChecker UndoManager Timer RunLoop NumberFormatter DateFormatter NSLocalizedString
    """
}
