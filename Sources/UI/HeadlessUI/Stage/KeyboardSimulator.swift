/// A simulation of the software keyboard that posts UIKit's notifications. UIKit does not have this
/// API.
///
/// The keyboard appears when a text field or a text view becomes first responder. If no such view
/// is first responder at the window's next display, the keyboard disappears. So no notification is
/// posted when the focus moves between fields, as in UIKit. (With accessory views, UIKit posts the
/// same frame again.)
///
///     let keyboard = KeyboardSimulator(window: window)
///     field.becomeFirstResponder()     // willChangeFrame, willShow, didChangeFrame, didShow
///     field.resignFirstResponder()
///     window.displayIfNeeded()         // willChangeFrame, willHide, didChangeFrame, didHide
///
/// The simulator holds its window weakly. When the simulator is released, it stops.
@MainActor public final class KeyboardSimulator {
  /// The kind and position of the visible keyboard.
  public enum Placement: Equatable, Sendable {
    /// The keyboard is at the bottom of the screen and as wide as the screen.
    case docked
    /// The keyboard is above the bottom of the screen, by a distance in points.
    case undocked(by: CGFloat)
    /// The keyboard is small and movable. UIKit reports an empty frame.
    case floating
    /// A hardware keyboard is connected. Only a bar is left, which is often 0 points high.
    case hardware(barHeight: CGFloat)
  }

  /// The notifications that a movement posts in addition to the frame notifications.
  private enum Movement { case show, hide, changeOnly }

  /// The height of the keyboard, in points.
  public private(set) var height: CGFloat
  /// The placement of the keyboard while it is visible.
  ///
  /// A hidden keyboard has this placement when it next appears.
  public private(set) var placement = Placement.docked
  /// Whether the keyboard is visible. A hardware keyboard's bar counts, even without height.
  public private(set) var isUp = false
  /// The end frame in the last posted notification, in screen coordinates.
  public private(set) var frame: CGRect

  let center: NotificationCenter
  private weak var window: UIWindow?
  private var screen: CGSize
  private var observations: [WindowObservation] = []

  /// Creates the keyboard for the screen of `window`.
  ///
  /// - Parameters:
  ///   - window: The window to observe. Its frame is in screen coordinates.
  ///   - screen: The size of the screen, if it is larger than the window.
  ///   - height: The height of the docked keyboard, in points.
  ///   - center: The notification center to post to.
  public init(
    window: UIWindow, screen: CGSize? = nil, height: CGFloat = 304,
    center: NotificationCenter = .default
  ) {
    self.window = window
    self.screen = screen ?? window.screen.bounds.size
    window.screen.bounds.size = self.screen
    self.height = height
    self.center = center
    frame = CGRect(x: 0, y: self.screen.height, width: self.screen.width, height: height)
    observations = [
      window.addFirstResponderObserver { [weak self] in
        if self?.isNeeded == true { self?.update() }
      },
      window.addDisplayObserver { [weak self] in self?.update() },
    ]
  }

  private var isNeeded: Bool { window?.firstResponder is any UIKeyInput }

  /// Shows the keyboard if the first responder accepts text, and otherwise hides the keyboard.
  private func update() {
    guard isUp != isNeeded else { return }
    isUp = isNeeded
    move(to: currentFrame, kind: postsShow ? (isUp ? .show : .hide) : .changeOnly)
  }

  // MARK: Actions of the user

  /// Docks the keyboard at the bottom of the screen. Any hardware keyboard is disconnected.
  public func dock() { place(.docked, kind: .show) }

  /// Moves the keyboard up from the bottom.
  ///
  /// As in UIKit, a docked keyboard posts a hide notification, although it stays on the screen.
  public func undock(by distance: CGFloat) {
    place(.undocked(by: distance), kind: placement == .docked ? .hide : .changeOnly)
  }

  /// Makes the keyboard small and movable.
  ///
  /// As in UIKit, a docked keyboard posts a hide notification with an empty frame.
  public func float() { place(.floating, kind: placement == .docked ? .hide : .changeOnly) }

  /// Connects a hardware keyboard.
  ///
  /// While the keyboard is up, this posts a hide notification, or a show notification for a bar.
  public func connectHardwareKeyboard(barHeight: CGFloat = 0) {
    place(.hardware(barHeight: barHeight), kind: barHeight > 0 ? .show : .hide)
  }

  /// Changes the keyboard's height, for example for a row of suggestions.
  public func changeHeight(to height: CGFloat) {
    self.height = height
    place(placement, kind: postsShow ? .show : .changeOnly)
  }

  /// Rotates the device to a screen of the given size.
  ///
  /// The "will" notifications are posted first, then the window is resized and laid out.
  public func rotate(to screen: CGSize) {
    self.screen = screen
    move(to: currentFrame, kind: isUp && postsShow ? .show : .changeOnly) { [weak window] in
      window?.screen.bounds.size = screen
      window?.frame = CGRect(origin: .zero, size: screen)
      window?.layoutIfNeeded()
    }
  }

  /// Shows the keyboard of another app on the same screen.
  public func otherAppShows() { move(to: dockedFrame, kind: .show, isLocal: false) }

  /// Hides the keyboard of another app on the same screen.
  public func otherAppHides() { move(to: hiddenFrame, kind: .hide, isLocal: false) }

  private func place(_ placement: Placement, kind: Movement) {
    self.placement = placement
    if isUp { move(to: currentFrame, kind: kind) }
  }

  // MARK: Frames

  private var postsShow: Bool {
    switch placement {
    case .docked: true
    case .hardware(let barHeight): barHeight > 0
    case .undocked, .floating: false
    }
  }

  private var currentFrame: CGRect {
    guard isUp else { return hiddenFrame }
    return switch placement {
    case .docked: dockedFrame
    case .undocked(let distance): dockedFrame.offsetBy(dx: 0, dy: -distance)
    case .floating: .zero
    case .hardware(let barHeight): hiddenFrame.offsetBy(dx: 0, dy: -barHeight)
    }
  }

  private var dockedFrame: CGRect { hiddenFrame.offsetBy(dx: 0, dy: -height) }

  private var hiddenFrame: CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  /// Posts the "will" notifications, moves the keyboard, then posts the "did" notifications.
  private func move(
    to end: CGRect, kind: Movement, isLocal: Bool = true, meanwhile: @MainActor () -> Void = {}
  ) {
    // The keyboard's curve is 7, a value that `UIView.AnimationCurve` does not declare.
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: frame,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: isLocal,
    ]
    let (will, did): (Notification.Name?, Notification.Name?) =
      switch kind {
      case .show:
        (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      case .hide:
        (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
      case .changeOnly: (nil, nil)
      }
    for name in [UIResponder.keyboardWillChangeFrameNotification, will].compactMap(\.self) {
      center.post(name: name, object: nil, userInfo: userInfo)
    }
    frame = end
    meanwhile()
    for name in [UIResponder.keyboardDidChangeFrameNotification, did].compactMap(\.self) {
      center.post(name: name, object: nil, userInfo: userInfo)
    }
  }
}
