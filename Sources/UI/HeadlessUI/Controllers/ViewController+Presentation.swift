/// How a presented controller covers its presenter (`UIModalPresentationStyle`).
public enum ModalPresentationStyle: Sendable {
  /// As the system likes: a sheet.
  case automatic
  /// The whole screen; the presenter disappears.
  case fullScreen
  /// A sheet; the presenter stays, partly covered.
  case pageSheet
  /// A smaller sheet; the presenter stays.
  case formSheet
  /// The whole screen, with the presenter still under it.
  case overFullScreen

  var letsPresenterDisappear: Bool { self == .fullScreen }
}

extension ViewController {
  /// Whom it, or a container around it, presents.
  public var presentedViewController: ViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// Who presented it, or a container around it.
  public var presentingViewController: ViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The outermost container: the one that presents for all in it.
  private var outermost: ViewController { parent?.outermost ?? self }

  func startPresenting(
    _ presented: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermost
    guard mayPresent(presented, through: presenter) else { return }
    guard let window = presenter.viewIfLoaded?.window else { return }
    presented.loadViewIfNeeded()
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.isBeingPresented = true
    presenter.suspendFirstResponder(of: window)
    let endModal = beginModal(from: presenter, to: presented, animated: animated)
    let covers = presented.modalPresentationStyle.letsPresenterDisappear
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    presented.view.frame = window.bounds
    window.addSubview(presented.view)
    window.complete(animated: animated) {
      presented.endAppearanceTransition()
      presented.isBeingPresented = false
      if covers {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      endModal()
      completion?()
    }
  }

  /// Presenting twice and presenting from off screen warn; presenting what has its place raises.
  private func mayPresent(_ presented: ViewController, through presenter: ViewController) -> Bool {
    let subject = Violation.name(presented)
    if presented === self || presented === presenter {
      Violation.raise(
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        \(Violation.name(self)).
        """)
    } else if let owner = presented.ownPresenting {
      Violation.raise(
        """
        Application tried to present modally a view controller \(subject) that is already being \
        presented by \(Violation.name(owner)).
        """)
    } else if let owner = presented.parent {
      Violation.raise(
        """
        Application tried to present modally a view controller \(subject) that has a parent view \
        controller \(Violation.name(owner)).
        """)
    } else if let present = presenter.ownPresented {
      Violation.warn(
        """
        Attempt to present \(subject) on \(Violation.name(presenter)) (from \
        \(Violation.name(self))) which is already presenting \(Violation.name(present)).
        """)
    } else if let window = presenter.viewIfLoaded?.window {
      warnIfDetached(presenting: subject)
      return presented.mayBePresented(by: presenter, in: window)
    } else {
      Violation.warn(
        """
        Attempt to present \(subject) on \(Violation.name(presenter)) (from \
        \(Violation.name(self))) whose view is not in the window hierarchy.
        """)
    }
    return false
  }

  /// A controller that is buried in its container presents all the same, through the container.
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
    let presenter = outermost
    if presenter.ownPresented != nil {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let presenting = presenter.ownPresenting {
      presenting.dismissPresented(animated: animated, completion: completion)
    }
  }

  /// Takes away whom it presents and, before that and without animation, all above.
  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = ownPresented else { return }
    guard !presented.isBeingPresented, !presented.isBeingDismissed else {
      return Violation.warn(
        """
        Attempt to dismiss from view controller \(Violation.name(self)) while a presentation or \
        dismiss is in progress!
        """)
    }
    let window = presented.shownWindow
    presented.dropPresented()
    let reappears = appearance.state == .disappeared && viewIfLoaded?.superview == nil
    presented.isBeingDismissed = true
    let endModal = beginModal(from: presented, to: self, animated: animated)
    presented.beginAppearanceIfNeeded(false, animated: animated)
    if reappears, let window {
      beginAppearanceTransition(true, animated: animated)
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: presented.view)
    }
    let finish: @MainActor () -> Void = { [self] in
      if reappears { endAppearanceTransition() }
      presented.viewIfLoaded?.removeFromSuperview()
      if presented.isInTransition { presented.endAppearanceTransition() }
      presented.isBeingDismissed = false
      presented.ownPresenting = nil
      ownPresented = nil
      restoreFirstResponder()
      endModal()
      completion?()
    }
    if let window { window.complete(animated: animated, finish) } else { finish() }
  }

  /// Ends editing for a presentation. The responder is restored after the dismissal, as in UIKit.
  private func suspendFirstResponder(of window: Window) {
    guard let responder = window.firstResponder, responder.resignFirstResponder() else { return }
    suspendedResponder = responder
  }

  /// Restores the responder that resigned for the presentation, unless another one is first.
  private func restoreFirstResponder() {
    defer { suspendedResponder = nil }
    guard let suspendedResponder, let window = suspendedResponder.respondingWindow,
      window.firstResponder == nil
    else { return }
    suspendedResponder.becomeFirstResponder()
  }

  /// The window that it is in, or whoever covers it.
  private var shownWindow: Window? { viewIfLoaded?.window ?? ownPresented?.shownWindow }

  /// Gives both controllers the coordinator of an animated transition; returns what ends it.
  private func beginModal(
    from: ViewController, to: ViewController, animated: Bool
  ) -> @MainActor () -> Void {
    guard animated else { return {} }
    let coordinator = ViewControllerTransitionCoordinator(from: from, to: to)
    from.modalTransition = coordinator
    to.modalTransition = coordinator
    return {
      from.modalTransition = nil
      to.modalTransition = nil
      coordinator.end(isCancelled: false)
    }
  }

  /// Takes away, without animation, whatever is presented above this controller.
  func dropPresented() {
    guard let presented = ownPresented else { return }
    presented.dropPresented()
    let wasShown = presented.appearance.state == .appeared
    if wasShown { presented.beginAppearanceTransition(false, animated: false) }
    presented.viewIfLoaded?.removeFromSuperview()
    if wasShown { presented.endAppearanceTransition() }
    presented.ownPresenting = nil
    ownPresented = nil
    suspendedResponder = nil
  }
}
