/// A button of an alert.
@MainActor open class UIAlertAction {
  /// The role of a button in an alert. An alert has at most one `cancel` action.
  public enum Style: Sendable { case `default`, cancel, destructive }

  /// The title of the button.
  public let title: String?
  /// The role of the button.
  public let style: Style
  /// Whether the user can choose the action.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged() } } }

  weak var alert: UIAlertController?
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates an action. `handler` is called after a tap has dismissed the alert.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// The view or bar button that a popover points to.
///
/// Set a view or a bar button before you present the controller; see
/// ``UIViewController/popoverPresentationController``.
@MainActor open class UIPopoverPresentationController {
  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The bar button that the popover points to, instead of a view.
  open var barButtonItem: UIBarButtonItem?

  var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

/// A controller that shows a message and choices.
///
/// The alert holds its actions, and the actions hold their handlers. If code dismisses the alert,
/// no handler is called.
@MainActor open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Sendable {
    /// A list of choices at the bottom. In a wide window it is a popover, which needs a source; see
    /// ``UIAlertController/popoverPresentationController``.
    case actionSheet
    /// A panel in the middle, which may contain text fields.
    case alert
  }

  /// The style of the alert.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String? { didSet { viewIfLoaded?.setNeedsDisplay() } }
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added. `nil` if the alert has none.
  public private(set) var textFields: [UITextField]?
  /// The action that the Return key performs. It must be one of ``actions``.
  open var preferredAction: UIAlertAction? { didSet { checkPreferredAction() } }

  /// The source of an action sheet's popover. It is `nil` if the style is `alert`.
  ///
  /// Always set a source view or a bar button for an action sheet. On an iPad, UIKit raises an
  /// exception if both are missing.
  open override var popoverPresentationController: UIPopoverPresentationController? { popover }
  private let popover: UIPopoverPresentationController?

  /// Creates an alert or an action sheet.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    popover = preferredStyle == .actionSheet ? UIPopoverPresentationController() : nil
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action. UIKit raises an exception if a second `cancel` action is added.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return Violation.raise(
        "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel")
    }
    action.alert = self
    actions.append(action)
    actionChanged()
  }

  /// Adds a text field and configures it with the handler.
  ///
  /// In an action sheet, UIKit raises an exception.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Violation.raise(
        "Text fields can only be added to an alert controller of style UIAlertController.Style.alert"
      )
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    viewIfLoaded?.addSubview(field)
    configurationHandler?(field)
  }

  /// Adds the text fields to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// Makes the first text field first responder, as UIKit does.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  func actionChanged() { viewIfLoaded?.setNeedsDisplay() }

  override func mayBePresented(by presenter: UIViewController, in window: UIWindow) -> Bool {
    if title == nil, message == nil, actions.isEmpty {
      Violation.raise("UIAlertController must have a title, a message or an action to display")
      return false
    }
    let isPopover = window.bounds.width >= UISplitViewController.narrowestExpandedWidth
    if isPopover, let popover, !popover.hasSource {
      Violation.raise(
        """
        Your application has presented a UIAlertController (\(Violation.name(self))) of style \
        UIAlertController.Style.actionSheet from \(type(of: presenter)) \
        (\(Violation.name(presenter))). The modalPresentationStyle of a UIAlertController with this \
        style is UIModalPresentationStyle.popover. You must provide location information for this \
        popover through the alert controller's popoverPresentationController. You must provide \
        either a sourceView and sourceRect or a barButtonItem.  If this information is not known \
        when you present the alert controller, you may provide it in the \
        PopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
        """)
      return false
    }
    return true
  }

  private func checkPreferredAction() {
    guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
    Violation.raise(
      """
      The -preferredAction of an alert controller must be contained in the -actions array or be nil.
      """)
    self.preferredAction = nil
  }
}
