extension SwiftSource {
  /// The words that may name a type: identifiers that are not reached through a dot.
  ///
  /// What stands behind a dot belongs to something that was named already: `Person.ID` names
  /// `Person`.
  package var names: Set<String> {
    var found: Set<String> = []
    for (index, token) in code.enumerated() where token.kind == .identifier {
      if index > 0, code[index - 1].is(".") { continue }
      found.insert(token.name)
    }
    return found
  }
}
