public import Foundation

/// A question, or a choice, over everything else (`UIAlertController`).
///
/// Present it. It holds its actions, they their handlers. Dismissed by code it calls no handler.
@MainActor open class AlertController: ViewController {
  /// What it looks like.
  public enum Style: Sendable {
    /// A list of choices at the bottom; where there is room for two columns a popover, which has to
    /// be told where it points: ``AlertController/popoverPresentationController``.
    case actionSheet
    /// A panel in the middle, which may have text fields.
    case alert
  }

  /// What it looks like.
  public let preferredStyle: Style
  /// What is asked, more fully.
  open var message: String? { didSet { viewIfLoaded?.setNeedsDisplay() } }
  /// The buttons, in the order of adding.
  public private(set) var actions: [AlertAction] = []
  /// The fields, in the order of adding; `nil` if there are none.
  public private(set) var textFields: [TextField]?
  /// The button that Return presses; one of ``actions``.
  open var preferredAction: AlertAction? { didSet { checkPreferredAction() } }

  /// What the popover of an action sheet points at. Set it always: UIKit raises on an iPad unless it
  /// points somewhere.
  open override var popoverPresentationController: PopoverPresentationController? { popover }
  private let popover: PopoverPresentationController?

  /// An alert or an action sheet.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    popover = preferredStyle == .actionSheet ? PopoverPresentationController() : nil
    super.init()
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button. UIKit raises at a second one to cancel.
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return Violation.raise(
        "AlertController can only have one action with a style of AlertAction.Style.cancel")
    }
    action.alert = self
    actions.append(action)
    actionChanged()
  }

  /// Adds a text field and lets `configurationHandler` set it up. UIKit raises in a sheet.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Violation.raise(
        "Text fields can only be added to an alert controller of style AlertController.Style.alert")
    }
    let field = TextField()
    textFields = (textFields ?? []) + [field]
    if let viewIfLoaded { viewIfLoaded.addSubview(field) }
    configurationHandler?(field)
  }

  /// Puts the fields into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// The first field is typed into as soon as the alert is there, as in UIKit.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Does what a finger on a button does: dismisses, then runs the button's handler. Answers
  /// whether the touch was taken: not by a disabled button, nor before the alert is there. Ours.
  @discardableResult public func tap(_ action: AlertAction) -> Bool {
    guard let presenting = presentingViewController, !isBeingPresented, !isBeingDismissed,
      action.isEnabled, actions.contains(where: { $0 === action })
    else { return false }
    presenting.dismiss(animated: true) { action.perform() }
    return true
  }

  func actionChanged() {
    viewIfLoaded?.setNeedsDisplay()
  }

  override func mayBePresented(by presenter: ViewController, in window: Window) -> Bool {
    if title == nil, message == nil, actions.isEmpty {
      Violation.raise("AlertController must have a title, a message or an action to display")
      return false
    }
    let isPopover = window.bounds.width >= SplitViewController.narrowestExpandedWidth
    if isPopover, let popover, !popover.pointsAnywhere {
      Violation.raise(
        """
        Your application has presented a AlertController (\(Violation.name(self))) of style \
        AlertController.Style.actionSheet from \(Violation.name(presenter)). The \
        modalPresentationStyle of a AlertController with this style is \
        ModalPresentationStyle.popover. You must provide location information for this popover \
        through the alert controller's popoverPresentationController. You must provide either a \
        sourceView and sourceRect or a barButtonItem.
        """)
      return false
    }
    return true
  }

  private func checkPreferredAction() {
    guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
    Violation.raise(
      "The preferredAction of an alert controller must be contained in its actions or be nil")
    self.preferredAction = nil
  }
}

/// A button of an alert (`UIAlertAction`).
@MainActor open class AlertAction {
  /// What choosing it means.
  public enum Style: Sendable {
    /// Does something.
    case `default`
    /// Does nothing; an alert has one at most.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// What it is called.
  public let title: String?
  /// What choosing it means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged() } } }

  weak var alert: AlertController?
  private let handler: (@MainActor (AlertAction) -> Void)?

  /// An action that runs `handler` after the alert is gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() {
    handler?(self)
  }
}

/// Says what a popover points at (`UIPopoverPresentationController`).
///
/// Got from a controller's ``ViewController/popoverPresentationController``, before it is presented.
@MainActor open class PopoverPresentationController {
  /// The view that the popover points at.
  open var sourceView: View?
  /// The part of ``sourceView`` that it points at; all of it unless set.
  open var sourceRect = CGRect.null
  /// The button that it points at, in place of a view.
  open var barButtonItem: BarButtonItem?

  var pointsAnywhere: Bool { sourceView != nil || barButtonItem != nil }

  init() {}
}
