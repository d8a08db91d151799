/// The state of the device that a window simulates.
@MainActor struct WindowStage {
  var safeArea = UIEdgeInsets.zero
  weak var firstResponder: UIResponder?
  var holdsTransitions = false
  var runningTransitions: [@MainActor () -> Void] = []
  var displayIsPending = false
  let displayObservers = WindowObservers()
  let firstResponderObservers = WindowObservers()
}

/// The settings of the simulated device.
///
/// UIKit does not have this API, because it uses the real device.
extension UIWindow {
  /// Creates a hidden window at (0, 0).
  public convenience init(size: CGSize) { self.init(frame: CGRect(origin: .zero, size: size)) }

  /// The parts of the window that bars and a notch cover.
  public var safeArea: UIEdgeInsets {
    get { stage.safeArea }
    set {
      guard newValue != stage.safeArea else { return }
      stage.safeArea = newValue
      setNeedsLayout()
    }
  }

  /// The responder that receives the typed text.
  public internal(set) var firstResponder: UIResponder? {
    get { stage.firstResponder }
    set {
      guard newValue !== stage.firstResponder else { return }
      stage.firstResponder = newValue
      stage.firstResponderObservers.notify()
      displayChanged()
    }
  }
}
