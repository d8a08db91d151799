import Navigator

/// A stack navigator over mocks, with a factory that notes what it was asked for.
@MainActor
struct StackStage {
  @MainActor
  final class Factory {
    var made: [String] = []
    var fixed: [String: MockScreen] = [:]
  }

  let navigator: StackNavigator<String, MockStack>
  let stack: MockStack
  let factory: Factory

  init(_ stack: MockStack = MockStack()) {
    let factory = Factory()
    navigator = StackNavigator(stack: stack) { route in
      factory.made.append(route)
      return factory.fixed[route] ?? MockScreen(route)
    }
    self.stack = stack
    self.factory = factory
  }
}
