import Navigator

final class Screen {}

final class Stack: ScreenStack {
  var screens = [Screen()]
  var isInTransition = false
  var onTransitionEnd: (@MainActor () -> Void)?
  func push(_ screen: Screen, animated: Bool) { screens.append(screen) }
  func pop(to screen: Screen, animated: Bool) {
    while screens.last !== screen { screens.removeLast() }
  }
  func setScreens(_ screens: [Screen], animated: Bool) { self.screens = screens }

  func swipeBack(isCancelled: Bool, during actions: () -> Void) {
    isInTransition = true
    let removed = screens.removeLast()
    actions()
    if isCancelled { screens.append(removed) }
    isInTransition = false
    onTransitionEnd?()
  }
}

for isCancelled in [true, false] {
  let stack = Stack()
  let navigator = StackNavigator(stack: stack) { (route: String) in Screen() }
  navigator.open(["Ada", "followers"])
  stack.swipeBack(isCancelled: isCancelled) {
    navigator.go(to: "Grace")
    navigator.go(to: "Grace")
    print("during the swipe: \(navigator.path.joined(separator: ", "))")
  }
  let outcome = isCancelled ? "cancelled" : "finished"
  print("\(outcome): \(navigator.path.joined(separator: ", "))")
}
