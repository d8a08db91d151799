/// A type, an extension or a test function, and its lines.
package struct SourceScope: Equatable, Sendable {
  package enum Kind: Sendable { case type, typeExtension, test }

  package let kind: Kind
  /// The name with the names of the scopes around it, such as "PersonForm.Fault".
  package let name: String
  /// The lines from the keyword or the attribute `@Test` to the closing brace.
  package fileprivate(set) var lines: ClosedRange<Int>

  package init(kind: Kind, name: String, lines: ClosedRange<Int>) {
    (self.kind, self.name, self.lines) = (kind, name, lines)
  }
}

extension SwiftSource {
  /// The types, extensions and test functions of the file, in order.
  package var scopes: [SourceScope] {
    var found: [SourceScope] = []
    /// For each open brace, the index of the scope that it opens.
    var braces: [Int?] = []
    var (ahead, test): (Int?, Int?) = (nil, nil)
    func open(_ kind: SourceScope.Kind, _ name: String, _ lines: ClosedRange<Int>) {
      let outer = braces.last { $0 != nil } ?? nil
      let name = (outer.map { [found[$0].name] } ?? []) + [name]
      found.append(SourceScope(kind: kind, name: name.joined(separator: "."), lines: lines))
    }
    for (index, token) in code.enumerated() where token.kind != .text {
      switch token.text {
      case "{":
        braces.append(ahead)
        ahead = nil
      case "}":
        guard let scope = braces.popLast() ?? nil else { continue }
        found[scope].lines = found[scope].lines.lowerBound...token.line
      case "@Test": test = token.line
      case "func" where test != nil:
        let begin = test ?? token.line
        open(.test, code[index + 1].name, begin...(functionLines(index)?.upperBound ?? begin))
        test = nil
      case "extension" where token.kind == .keyword:
        let name = code[(index + 1)...].prefix { !$0.isOne(of: ["{", ":", "where"]) }
        open(.typeExtension, name.map(\.name).joined(), token.line...token.line)
        ahead = found.count - 1
      case _ where declaresType(index):
        open(.type, code[index + 1].name, token.line...token.line)
        if token.text != "typealias" { ahead = found.count - 1 }
      default: break
      }
    }
    return found
  }
}
