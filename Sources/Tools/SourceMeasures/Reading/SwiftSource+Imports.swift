extension SwiftSource {
  /// The modules that the file imports, each once, in order.
  package var imports: [String] {
    var modules: [String] = []
    for (index, token) in code.enumerated() where token.is("import") && token.kind == .keyword {
      var place = index + 1
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      if place < code.count, code[place].isOne(of: kinds) { place += 1 }
      guard place < code.count, !modules.contains(code[place].text) else { continue }
      modules.append(code[place].text)
    }
    return modules
  }

  /// The modules that are views, or that bring views: what imports none of them can be tested
  /// without any view.
  package static let viewModules: Set<String> = [
    "HeadlessUI", "HeadlessAdapters", "Pilot", "UIKit",
  ]

  /// Whether the file imports a module of views.
  package var importsViews: Bool { !Self.viewModules.isDisjoint(with: imports) }
}
