/// The way in which a presented controller covers its presenter.
///
/// The presenter disappears only if the style is `fullScreen`. `automatic` presents a page sheet.
public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen
}

extension UIViewController {
  /// The controller that is presented by this controller or by a container around it.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that presents this controller or a container around it.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The outermost container, or this controller if it has no container.
  private var outermost: UIViewController { parent?.outermost ?? self }

  func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard mayPresent(presented, through: presenter), let window = presenter.viewIfLoaded?.window
    else { return }
    presented.loadViewIfNeeded()
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.isBeingPresented = true
    presenter.isChangingPresented = true
    presenter.suspendFirstResponder(of: window)
    let endModal = beginModal(from: presenter, to: presented, animated: animated)
    let covers = presented.modalPresentationStyle == .fullScreen
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    presented.view.frame = window.bounds
    window.addSubview(presented.view)
    window.complete(animated: animated) {
      presenter.isChangingPresented = false
      presented.endAppearanceIfNeeded()
      presented.isBeingPresented = false
      if covers, presenter.ownPresented === presented {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceIfNeeded()
      }
      endModal()
      completion?()
    }
  }

  /// Returns whether the presentation is allowed. If it is not, reports UIKit's message.
  private func mayPresent(_ presented: UIViewController, through presenter: UIViewController)
    -> Bool
  {
    let subject = Violation.name(presented)
    let presentation = "Application tried to present modally a view controller \(subject)"
    let attempt =
      "Attempt to present \(subject) on \(Violation.name(presenter)) (from \(Violation.name(self)))"
    if presented === self || presented === presenter {
      Violation.raise(
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        \(Violation.name(self)).
        """)
    } else if let owner = presented.ownPresenting {
      Violation.raise(
        "\(presentation) that is already being presented by \(Violation.name(owner)).")
    } else if let owner = presented.parent {
      Violation.raise("\(presentation) that has a parent view controller \(Violation.name(owner)).")
    } else if let current = presenter.ownPresented, !current.isBeingDismissed {
      Violation.warn("\(attempt) which is already presenting \(Violation.name(current)).")
    } else if let window = presenter.viewIfLoaded?.window {
      if presenter.isInModalTransition {
        Violation.warn("\(attempt) while a presentation is in progress.")
        return false
      }
      warnIfDetached(presenting: subject)
      return presented.mayBePresented(by: presenter, in: window)
    } else {
      Violation.warn("\(attempt) whose view is not in the window hierarchy.")
    }
    return false
  }

  /// Whether the controller is being presented or dismissed, or is presenting or dismissing another
  /// controller.
  private var isInModalTransition: Bool {
    isChangingPresented || ownPresenting?.isChangingPresented == true
  }

  /// Warns if the controller's view is not in a window.
  ///
  /// The presentation continues, because the view of the outermost container is in a window.
  private func warnIfDetached(presenting subject: String) {
    guard viewIfLoaded?.window == nil else { return }
    let name = Violation.name(self)
    Violation.warn(
      """
      Presenting view controller \(subject) from detached view controller \(name) is not \
      supported, and may result in incorrect safe area insets and a corrupt root presentation. \
      Make sure \(name) is in the view controller hierarchy before presenting from it. Will become \
      a hard exception in a future release.
      """)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let outermost = outermost
    let presenter = outermost.ownPresented == nil ? outermost.ownPresenting : outermost
    presenter?.dismissPresented(animated: animated, completion: completion)
  }

  /// Dismisses the presented controller. Controllers that are presented above it are removed first,
  /// without animation.
  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = ownPresented else { return }
    guard !isChangingPresented else {
      return Violation.warn(
        """
        Attempt to dismiss from view controller \(Violation.name(self)) while a presentation or \
        dismiss is in progress!
        """)
    }
    let window = presented.coveredWindow
    presented.removePresented()
    let reappears = appearance.state == .disappeared && viewIfLoaded?.superview == nil
    presented.isBeingDismissed = true
    isChangingPresented = true
    let endModal = beginModal(from: presented, to: self, animated: animated)
    presented.beginAppearanceIfNeeded(false, animated: animated)
    if reappears, let window {
      beginAppearanceTransition(true, animated: animated)
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: presented.view)
    }
    let finish: @MainActor () -> Void = { [self] in
      isChangingPresented = false
      if ownPresented === presented {
        presented.ownPresenting = nil
        ownPresented = nil
      }
      if reappears { endAppearanceIfNeeded() }
      presented.viewIfLoaded?.removeFromSuperview()
      presented.endAppearanceIfNeeded()
      presented.isBeingDismissed = false
      restoreFirstResponder()
      endModal()
      completion?()
    }
    if let window { window.complete(animated: animated, finish) } else { finish() }
  }

  /// Ends editing before a presentation. The dismissal restores the first responder, as in UIKit.
  private func suspendFirstResponder(of window: UIWindow) {
    guard let responder = window.firstResponder, responder.resignFirstResponder() else { return }
    suspendedResponder = responder
  }

  /// Restores the previous first responder unless the window has a new one.
  ///
  /// Nothing is restored while another controller is presented.
  private func restoreFirstResponder() {
    guard ownPresented == nil else { return }
    defer { suspendedResponder = nil }
    guard let suspendedResponder, let window = suspendedResponder.respondingWindow,
      window.firstResponder == nil
    else { return }
    suspendedResponder.becomeFirstResponder()
  }

  /// The window of the controller, or of a controller that covers it.
  private var coveredWindow: UIWindow? { viewIfLoaded?.window ?? ownPresented?.coveredWindow }

  /// Sets the transition coordinator of `from` and `to` if the transition is animated.
  ///
  /// Returns a closure that ends the transition and removes the coordinator.
  private func beginModal(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> @MainActor () -> Void {
    guard animated else { return {} }
    let coordinator = TransitionCoordinator(from: from, to: to, isAnimated: true)
    from.modalTransition = coordinator
    to.modalTransition = coordinator
    return {
      coordinator.end(isCancelled: false)
      for controller in [from, to] where controller.modalTransition === coordinator {
        controller.modalTransition = nil
      }
    }
  }

  /// Removes all controllers that are presented above this controller, without animation.
  func removePresented() {
    guard let presented = ownPresented else { return }
    presented.removePresented()
    presented.beginAppearanceIfNeeded(false, animated: false)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearanceIfNeeded()
    presented.ownPresenting = nil
    ownPresented = nil
    suspendedResponder = nil
  }
}
