extension StackNavigator {
  /// Makes the stack show `target`: by a push, a pop, or else by setting all screens.
  ///
  /// A screen that `makeScreen` gives out twice is never pushed twice, for which UIKit stops the
  /// program: the stack goes back to where it stands.
  func show(_ target: [Route], top: Stack.Screen? = nil, animated: Bool) {
    let kept = sharedPrefixLength(path, target)
    var screens = screens(keeping: kept, goesOn: kept < target.count)
    var next = Array(visits.prefix(kept))
    for (index, route) in target.enumerated().dropFirst(kept) {
      let given = index == target.count - 1 ? top : nil
      let screen = given ?? makeScreen(route)
      if let standing = screens.firstIndex(where: { $0 === screen }) {
        screens.removeSubrange((standing + 1)...)
        next.removeAll { visit in !screens.contains { $0 === visit.screen } }
      } else {
        screens.append(screen)
        next.append(Visit(route: route, screen: screen))
      }
    }
    // A stack always shows something: its last screen is not taken away.
    guard let last = screens.last else { return }
    replaceVisits(with: next)
    move(to: screens, last: last, animated: animated)
  }

  /// Takes the path's screens off the stack, without animation, and hands the topmost over alive;
  /// `nil` where the stack has no screen of its own below them.
  func detach() -> (path: [Route], top: Stack.Screen?)? {
    let handedOver = (path: path, top: visits.last?.screen)
    show([], animated: false)
    return path.isEmpty ? handedOver : nil
  }

  /// The screens below the path and the path's first `kept`; with all that stands above them too,
  /// where the whole path is kept and goes on.
  private func screens(keeping kept: Int, goesOn: Bool) -> [Stack.Screen] {
    let standing = stack.screens
    if goesOn, kept == visits.count { return standing }
    let base = standing.prefix { screen in !visits.contains { $0.screen === screen } }
    return base + visits.prefix(kept).compactMap(\.screen)
  }

  private func move(to screens: [Stack.Screen], last: Stack.Screen, animated: Bool) {
    let standing = stack.screens
    let shared = zip(screens, standing).prefix { $0 === $1 }.count
    if shared == screens.count {
      if shared < standing.count { stack.pop(to: last, animated: animated) }
    } else if shared == standing.count, screens.count == shared + 1 {
      stack.push(last, animated: animated)
    } else {
      stack.setScreens(screens, animated: animated)
    }
  }
}
