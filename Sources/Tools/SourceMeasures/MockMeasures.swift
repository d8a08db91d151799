internal import Foundation

/// The cost of a mock: the required members, the code lines and the imports.
package struct MockMeasures: Equatable, Sendable {
  /// A member without a default implementation.
  package struct Requirement: Equatable, Sendable {
    /// The protocol that declares the member, which may be an inherited protocol.
    package let declaringProtocol: String
    /// The name of a property, or a method with its labels: "fetch()", "item(at:)".
    package let name: String
  }

  package let requirements: [Requirement]
  package let codeLines: Int
  /// The imported modules, sorted.
  package let imports: [String]

  /// Measures a mock of the protocol `name`, which is declared in `files`.
  package init(of name: String, mock: SwiftSource, in files: [SwiftSource]) {
    requirements = Self.requirements(of: name, in: files)
    codeLines = mock.codeLines.count
    imports = mock.imports.sorted()
  }

  private static func requirements(of name: String, in files: [SwiftSource]) -> [Requirement] {
    let declarations = files.flatMap { $0.declarations("protocol", of: name) }
    let defaults = Set(files.flatMap { $0.declarations("extension", of: name) }.flatMap(\.members))
    let own = declarations.flatMap(\.members).map { Requirement(declaringProtocol: name, name: $0) }
    let inherited = declarations.flatMap(\.inherited).flatMap { requirements(of: $0, in: files) }
    return (inherited + own).filter { !defaults.contains($0.name) }
  }
}

extension SwiftSource {
  /// Returns the inherited types and the members of each declaration of `name` with this keyword.
  fileprivate func declarations(
    _ keyword: String, of name: String
  ) -> [(inherited: [String], members: [String])] {
    // A search for bytes is much faster than a search for tokens, so it comes first.
    guard strstr(text, name) != nil else { return [] }
    return code.indices.dropLast().compactMap { index in
      guard code[index].kind == .keyword, code[index].text == keyword,
        code[index + 1].name == name,
        let body = code[index...].firstIndex(where: { $0.isOne(of: ["{"]) })
      else { return nil }
      let inherited = code[(index + 2)..<body].filter { $0.kind == .identifier }.map(\.name)
      return (inherited, members(after: body))
    }
  }

  /// Returns the properties and methods that are declared directly in the braces at `start`.
  private func members(after start: Int) -> [String] {
    var members: [String] = []
    var depth = 0
    for index in start..<code.count {
      if code[index].isOne(of: ["{", "(", "["]) { depth += 1 }
      if code[index].isOne(of: ["}", ")", "]"]) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, code[index].kind == .keyword else { continue }
      switch code[index].text {
      case "var": members.append(code[index + 1].name)
      case "func": members.append(code[index + 1].name + labels(after: index + 1))
      default: break
      }
    }
    return members
  }

  /// Returns the labels of a method's parameters, such as "(_:at:)".
  private func labels(after name: Int) -> String {
    var labels = ""
    var depth = 0
    for index in (name + 1)..<code.count {
      let isStart = code[index - 1].isOne(of: ["(", ","]) && depth == 1
      if isStart, code[index].text != ")" { labels += code[index].name + ":" }
      if code[index].isOne(of: ["(", "[", "{"]) { depth += 1 }
      if code[index].isOne(of: [")", "]", "}"]) { depth -= 1 }
      if depth == 0, !labels.isEmpty || code[index].text == ")" { break }
    }
    return "(\(labels))"
  }
}
