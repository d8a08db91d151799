import Foundation
import HeadlessUI

/// A child that writes down what UIKit would call on it, and what is true at that moment.
final class RecordingController: ViewController {
  enum Event: Equatable {
    case willMove(isEntering: Bool)
    case willAppear
    case didAppear
    case didMove(isEntering: Bool, hasSuperview: Bool)
    case willDisappear
    case didDisappear
  }

  private(set) var events: [Event] = []

  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    events.append(.willMove(isEntering: parent != nil))
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    events.append(.didMove(isEntering: parent != nil, hasSuperview: view.superview != nil))
  }

  override func viewWillAppear(_ animated: Bool) { events.append(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { events.append(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { events.append(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { events.append(.didDisappear) }
}

/// A container in a window. By hand, it forwards appearance events as `forwarded` says.
final class Container: ViewController {
  private let forwardsByHand: Bool
  var forwarded = Forwarded()
  var layOut: () -> Void = {}

  struct Forwarded {
    var willAppear: (Bool) -> Void = { _ in }
    var didAppear: () -> Void = {}
    var willDisappear: (Bool) -> Void = { _ in }
    var didDisappear: () -> Void = {}
  }

  init(forwardsByHand: Bool = false) {
    self.forwardsByHand = forwardsByHand
    super.init()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }
  override func viewDidLayoutSubviews() { layOut() }
  override func viewWillAppear(_ animated: Bool) { forwarded.willAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { forwarded.didAppear() }
  override func viewWillDisappear(_ animated: Bool) { forwarded.willDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { forwarded.didDisappear() }

  /// A window that shows it.
  func shown() -> Window {
    let window = Window(size: CGSize(width: 320, height: 480))
    window.rootViewController = self
    window.makeKeyAndVisible()
    return window
  }
}
