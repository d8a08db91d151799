import SourceMeasures

extension SourceStructure {
  /// Returns the lines of `range` that use a shared instance.
  ///
  /// Instances without state of the app, such as `Locale.current`, do not count.
  func sharedInstanceLines(in range: Range<Int>) -> Set<Int> {
    Set(range.filter(isSharedInstance).map { code[$0].line })
  }

  private func isSharedInstance(_ place: Int) -> Bool {
    guard code[place].kind == .identifier, place >= 2 else { return false }
    let name = code[place].name
    if name == "AppDelegate" {
      return isOne(["as", "!", "?"], place - 1) || isOne(["."], place + 1)
    }
    guard isOne(["."], place - 1) else { return false }
    let type = code[place - 2]
    if name == "delegate", type.text == "shared" { return true }
    guard type.kind == .identifier, type.text.first?.isUppercase == true,
      !Signals.harmlessTypes.contains(type.text),
      !(type.text.hasPrefix("UI") && name == "current")
    else { return false }
    if Signals.locators.contains(type.text) { return !isOne(["("], place + 1) || name != "init" }
    // A factory method has the name of its type, as in `Database.database()`.
    let isFactory = isOne(["("], place + 1) && isOne([")"], place + 2)
    if isFactory, name.count > 3, type.text.lowercased().hasSuffix(name.lowercased()) {
      return true
    }
    let isConstant = ["Style", "State", "Metrics", "Priority", "Mode", "Configuration", "Position"]
      .contains { type.text.hasSuffix($0) }
    guard !isConstant, !isOne(["("], place + 1) || isFactory else { return false }
    return Signals.instanceNames.contains(name)
      || ["shared", "default"].contains {
        name.hasPrefix($0) && type.text.hasSuffix(name.dropFirst($0.count))
      }
  }
}
