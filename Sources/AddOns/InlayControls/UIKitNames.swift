import InlayForms
import InlayGeometry
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews

// UIKit's names for things of this module that have another name here. Sources/Inlay/UIKitNames.swift has the names of
// the other modules. Its comment explains why they are never in an app's way.

// MARK: Types

@available(*, unavailable, renamed: "Button")
public typealias UIButton = Button
@available(*, unavailable, renamed: "Slider")
public typealias UISlider = Slider
@available(*, unavailable, renamed: "Stepper")
public typealias UIStepper = Stepper
@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = SegmentedControl
@available(*, unavailable, renamed: "ProgressView")
public typealias UIProgressView = ProgressView
@available(*, unavailable, renamed: "ActivityIndicator")
public typealias UIActivityIndicatorView = ActivityIndicator
@available(*, unavailable, renamed: "TextField")
public typealias UITextField = TextField
@available(*, unavailable, renamed: "SearchField")
public typealias UISearchBar = SearchField
@available(*, unavailable, renamed: "Alert")
public typealias UIAlertController = Alert
@available(*, unavailable, renamed: "NavigationPage")
public typealias UIViewController = NavigationPage
@available(*, unavailable, renamed: "FormPage")
public typealias UITableViewController = FormPage
@available(*, unavailable, renamed: "NavigationStack")
public typealias UINavigationController = NavigationStack
@available(*, unavailable, renamed: "BarButtonItem")
public typealias UIBarButtonItem = BarButtonItem
@available(*, unavailable, renamed: "TabBar")
public typealias UITabBar = TabBar
@available(*, unavailable, renamed: "Toolbar")
public typealias UIToolbar = Toolbar
@available(*, unavailable, renamed: "LargeContentViewerInteraction")
public typealias UILargeContentViewerInteraction = LargeContentViewerInteraction
@available(*, unavailable, renamed: "LargeContentViewerItem")
public typealias UILargeContentViewerItem = LargeContentViewerItem

// MARK: Pages

/// UIKit's names for members of a `NavigationPage`.
public protocol _UIKitNavigationPage: NavigationPage {}

extension NavigationPage: _UIKitNavigationPage {}

extension _UIKitNavigationPage {
  @available(*, unavailable, message: "a page has the title and the items itself")
  @available(swift, obsoleted: 5)
  public var navigationItem: NavigationPage! { self }

  @available(*, unavailable, renamed: "trailingItems")
  @available(swift, obsoleted: 5)
  public var rightBarButtonItems: [BarButtonItem]! {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set trailingItems, an array")
  @available(swift, obsoleted: 5)
  public var rightBarButtonItem: BarButtonItem? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "leadingItems")
  @available(swift, obsoleted: 5)
  public var leftBarButtonItems: [BarButtonItem]! {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set leadingItems, an array")
  @available(swift, obsoleted: 5)
  public var leftBarButtonItem: BarButtonItem? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "navigationStack")
  @available(swift, obsoleted: 5)
  public var navigationController: NavigationStack? { nil }

  @available(*, unavailable, message: "a page is a view itself; its content fills it")
  @available(swift, obsoleted: 5)
  public var view: View! { self }

  @available(*, unavailable, message: "make the content in init")
  @available(swift, obsoleted: 5)
  public func viewDidLoad(_ nothing: Void = ()) {}

  @available(*, unavailable, message: "use onChange of the NavigationStack")
  @available(swift, obsoleted: 5)
  public func viewWillAppear(_ animated: Bool?) {}

  @available(*, unavailable, message: "use onChange of the NavigationStack")
  @available(swift, obsoleted: 5)
  public func viewDidAppear(_ animated: Bool?) {}

  @available(*, unavailable, renamed: "layoutSublayers()")
  @available(swift, obsoleted: 5)
  public func viewDidLayoutSubviews(_ nothing: Void = ()) {}

  @available(*, unavailable, message: "use present(above:animated:) of the alert or sheet")
  @available(swift, obsoleted: 5)
  public func present(_ card: ModalView?, animated: Bool, completion: (() -> Void)? = nil) {}
}

/// UIKit's names for members of a `FormPage`.
public protocol _UIKitFormPage: FormPage {}

extension FormPage: _UIKitFormPage {}

extension _UIKitFormPage {
  @available(*, unavailable, renamed: "table")
  @available(swift, obsoleted: 5)
  public var tableView: TableView! { table }
}

extension NavigationStack {
  @available(*, unavailable, renamed: "pages")
  public var viewControllers: [NavigationPage] {
    get { pages }
    set {}
  }

  @available(*, unavailable, renamed: "topPage")
  public var topViewController: NavigationPage? { topPage }

  @available(*, unavailable, renamed: "push(_:animated:)")
  public func pushViewController(_ page: NavigationPage, animated: Bool) {}

  @available(*, unavailable, renamed: "pop(animated:)")
  @discardableResult
  public func popViewController(animated: Bool) -> NavigationPage? { nil }

  @available(*, unavailable, renamed: "popToRoot(animated:)")
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [NavigationPage] { [] }

  @available(*, unavailable, renamed: "setPages(_:animated:)")
  public func setViewControllers(_ pages: [NavigationPage], animated: Bool) {}
}

// MARK: Cards

extension Alert {
  @available(*, unavailable, message: "append it to actions")
  public func addAction<Other>(_ action: Other) {}

  @available(*, unavailable, message: "show a form with text fields in a Sheet")
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {}

  @available(*, unavailable, message: "use isPreferred: of the action")
  public var preferredAction: Alert.Action? {
    get { nil }
    set {}
  }
}

extension Sheet {
  @available(*, unavailable, message: "set detent, which is one height")
  public var detents: [Detent] {
    get { [] }
    set {}
  }
}

// MARK: Text fields

extension TextField {
  @available(*, unavailable, message: "set keyboardType of inputTraits")
  public var keyboardType: TextInputTraits.KeyboardType {
    get { .text }
    set {}
  }

  @available(*, unavailable, message: "set returnKey of inputTraits")
  public var returnKeyType: TextInputTraits.ReturnKey {
    get { .done }
    set {}
  }

  @available(*, unavailable, message: "set autocapitalization of inputTraits")
  public var autocapitalizationType: TextInputTraits.Autocapitalization {
    get { .never }
    set {}
  }

  @available(*, unavailable, message: "set showsClearButton, a Bool")
  public var clearButtonMode: _UIKitViewMode {
    get { .never }
    set {}
  }

  @available(*, unavailable, renamed: "onSubmit")
  public var onReturn: ((String) -> Void)? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "error")
  public var errorMessage: String? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set onBeginEditing, onChange, onSubmit and onEndEditing")
  public var delegate: AnyObject? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set text, or give insertText(_:) a TextEvent")
  public func insertText(_ text: String) {}
}

/// UIKit's values of `clearButtonMode`, so that the compiler reports the name of that property.
public enum _UIKitViewMode { case never, whileEditing, unlessEditing, always }

extension TextInputTraits.KeyboardType {
  @available(*, unavailable, renamed: "email")
  public static var emailAddress: Self { .email }
  @available(*, unavailable, renamed: "digits")
  public static var numberPad: Self { .digits }
  @available(*, unavailable, renamed: "decimal")
  public static var decimalPad: Self { .decimal }
  @available(*, unavailable, renamed: "phone")
  public static var phonePad: Self { .phone }
}

extension TextField.BorderStyle {
  @available(*, unavailable, renamed: "rounded")
  public static var roundedRect: Self { .rounded }
}

// MARK: Controls

extension Button {
  @available(*, unavailable, message: "set title")
  public func setTitle(_ title: String?, for state: _UIKitControlState) {}

  @available(*, unavailable, message: "set image")
  public func setImage(_ image: Image?, for state: _UIKitControlState) {}

  @available(*, unavailable, message: "set tintColor")
  public func setTitleColor(_ color: Color?, for state: _UIKitControlState) {}
}

/// UIKit's states of controls, so that the compiler reports the names of the methods that take one.
public enum _UIKitControlState { case normal, highlighted, disabled, selected }

extension Slider {
  @available(*, unavailable, renamed: "tintColor")
  public var minimumTrackTintColor: Color? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "minimumImage")
  public var minimumValueImage: Image? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "maximumImage")
  public var maximumValueImage: Image? {
    get { nil }
    set {}
  }
}

extension Stepper {
  @available(*, unavailable, renamed: "step")
  public var stepValue: Double {
    get { 0 }
    set {}
  }
}

extension SegmentedControl {
  @available(*, unavailable, renamed: "selectedIndex")
  public var selectedSegmentIndex: Int {
    get { 0 }
    set {}
  }
}

extension ProgressView {
  @available(*, unavailable, renamed: "tintColor")
  public var progressTintColor: Color? {
    get { nil }
    set {}
  }
}

extension ActivityIndicator {
  @available(*, unavailable, message: "set isAnimating to true")
  public func startAnimating() {}

  @available(*, unavailable, message: "set isAnimating to false")
  public func stopAnimating() {}
}

extension TabBar {
  @available(*, unavailable, message: "set selectedIndex")
  public var selectedItem: TabBar.Item? {
    get { nil }
    set {}
  }
}
