import SourceMeasures

extension SourceStructure {
  /// Returns the lines of `range` that reach a shared instance for work or state.
  func sharedInstanceLines(in range: Range<Int>) -> Set<Int> {
    var lines: Set<Int> = []
    for place in range where code[place].kind == .identifier {
      let name = code[place].name
      let isCast = name == "AppDelegate" && isOne(["as", "!", "?"], place - 1)
      let isInstance = Signals.instanceNames.contains(name) && isOne(["."], place - 1)
        && place >= 2 && isShared(name, of: code[place - 2])
      let isDelegate = name == "delegate" && isOne(["."], place - 1)
        && isOne(["shared"], place - 2)
      if isCast || isInstance || isDelegate { lines.insert(code[place].line) }
    }
    return lines
  }

  private func isShared(_ name: String, of type: SwiftToken) -> Bool {
    guard type.kind == .identifier, type.text.first?.isUppercase == true,
      !Signals.harmlessTypes.contains(type.text)
    else { return false }
    let isConstant = ["Style", "State", "Metrics", "Priority", "Mode", "Configuration", "Position"]
      .contains { type.text.hasSuffix($0) }
    return !isConstant && !(name == "current" && type.text.hasPrefix("UI"))
  }
}
