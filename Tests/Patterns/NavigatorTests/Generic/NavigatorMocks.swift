import Navigator
import Testing

/// A screen with a name.
@MainActor
final class NamedScreen {
  let name: String
  /// The screen's navigator, which the screen retains like a real screen.
  var navigator: AnyObject?

  init(_ name: String) {
    self.name = name
  }
}

/// A stack whose transitions a test can pause.
@MainActor
final class MockStack: ScreenStack {
  enum Message: Equatable {
    case pushed(String)
    case popped(to: String)
    case set([String])
  }

  private(set) var messages: [Message] = []
  private(set) var animations: [Bool] = []
  private(set) var screens: [NamedScreen]
  private(set) var isInTransition = false
  var onTransitionEnd: (@MainActor () -> Void)?
  /// Whether a transition waits for `finishTransition()`.
  var holdsTransitions = false
  /// Called after each push, pop or set, before the transition ends.
  var onPush: (@MainActor () -> Void)?
  private var beforeSwipe: [NamedScreen] = []

  init(_ screens: [NamedScreen] = [NamedScreen("list")]) {
    self.screens = screens
  }

  var names: [String] { screens.map(\.name) }

  /// Returns the lowest screen with this name.
  func screen(_ name: String) -> NamedScreen? { screens.first { $0.name == name } }

  func push(_ screen: NamedScreen, animated: Bool) {
    #expect(!screens.contains { $0 === screen }, "The same screen was pushed twice.")
    change(.pushed(screen.name), to: screens + [screen], animated)
  }

  func pop(to screen: NamedScreen, animated: Bool) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else {
      Issue.record("The stack does not contain the screen to pop to.")
      return
    }
    change(.popped(to: screen.name), to: Array(screens[...index]), animated)
  }

  func setScreens(_ screens: [NamedScreen], animated: Bool) {
    #expect(
      Set(screens.map(ObjectIdentifier.init)).count == screens.count,
      "The same screen was set twice.")
    change(.set(screens.map(\.name)), to: screens, animated)
  }

  private func change(_ message: Message, to screens: [NamedScreen], _ animated: Bool) {
    #expect(!isInTransition, "The stack was changed during a transition.")
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

  /// Starts a swipe back, which removes the screen immediately, as in UIKit.
  func beginSwipe() {
    beforeSwipe = screens
    _ = screens.popLast()
    isInTransition = true
  }

  /// Cancels the swipe, restores the screen, and calls `onTransitionEnd`.
  func cancelSwipe() {
    screens = beforeSwipe
    finishTransition()
  }

  /// Replaces the screens and does not call `onTransitionEnd`.
  func replaceWithoutReport(_ screens: [NamedScreen]) {
    self.screens = screens
  }
}

/// A screen with a slot.
@MainActor
final class MockSlot: SupplementalSlot {
  private(set) var shown: [String?] = []
  var navigator: AnyObject?
  /// Called when the screen in the slot is set.
  var onShow: (@MainActor (NamedScreen?) -> Void)?
  var supplementalScreen: NamedScreen? {
    didSet {
      shown.append(supplementalScreen?.name)
      onShow?(supplementalScreen)
    }
  }
}

/// A stack navigator with mocks, and a factory that records the routes.
@MainActor
struct StackStage {
  @MainActor
  final class Factory {
    var made: [String] = []
    var fixed: [String: NamedScreen] = [:]
  }

  let navigator: StackNavigator<String, MockStack>
  let stack: MockStack
  let factory: Factory

  init(_ stack: MockStack = MockStack()) {
    let factory = Factory()
    navigator = StackNavigator(stack: stack) { route in
      factory.made.append(route)
      return factory.fixed[route] ?? NamedScreen(route)
    }
    self.stack = stack
    self.factory = factory
  }
}
