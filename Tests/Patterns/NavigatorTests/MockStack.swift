import Navigator
import Testing

/// A screen that is nothing but its name.
@MainActor
final class MockScreen {
  let name: String
  /// As a real screen does, it holds the navigator that it asks.
  var navigator: AnyObject?

  init(_ name: String) {
    self.name = name
  }
}

/// A stack that moves when it is told to, so that a test can stand in the middle of a transition.
@MainActor
final class MockStack: ScreenStack {
  enum Message: Equatable {
    case pushed(String)
    case popped(to: String)
    case set([String])
  }

  private(set) var messages: [Message] = []
  private(set) var animations: [Bool] = []
  private(set) var screens: [MockScreen]
  private(set) var isInTransition = false
  var onTransitionEnd: (@MainActor () -> Void)?
  /// Whether a change waits for `finishTransition()`.
  var holdsTransitions = false
  /// What a screen does as soon as it is in the stack.
  var onPush: (@MainActor () -> Void)?
  private var beforeSwipe: [MockScreen] = []

  init(_ screens: [MockScreen] = [MockScreen("list")]) {
    self.screens = screens
  }

  var names: [String] { screens.map(\.name) }

  func push(_ screen: MockScreen, animated: Bool) {
    #expect(!screens.contains { $0 === screen }, "pushed the same screen twice")
    change(.pushed(screen.name), to: screens + [screen], animated)
  }

  func pop(to screen: MockScreen, animated: Bool) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else {
      Issue.record("popped to a screen that is not in the stack")
      return
    }
    change(.popped(to: screen.name), to: Array(screens[...index]), animated)
  }

  func setScreens(_ screens: [MockScreen], animated: Bool) {
    #expect(
      Set(screens.map(ObjectIdentifier.init)).count == screens.count, "set a screen twice")
    change(.set(screens.map(\.name)), to: screens, animated)
  }

  private func change(_ message: Message, to screens: [MockScreen], _ animated: Bool) {
    #expect(!isInTransition, "changed during a transition")
    messages.append(message)
    animations.append(animated)
    self.screens = screens
    isInTransition = true
    onPush?()
    if !holdsTransitions { finishTransition() }
  }

  func finishTransition() {
    beforeSwipe = []
    isInTransition = false
    onTransitionEnd?()
  }

  /// A finger begins to swipe back: as in UIKit, the screen is out of the stack at once.
  func beginSwipe() {
    beforeSwipe = screens
    screens.removeLast()
    isInTransition = true
  }

  /// The finger lets go too early: the screen is back, and only the end is told.
  func cancelSwipe() {
    screens = beforeSwipe
    finishTransition()
  }

  /// Somebody else changes the stack, as a back button does.
  func replaceQuietly(_ screens: [MockScreen]) {
    self.screens = screens
  }
}
