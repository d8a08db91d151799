import SourceMeasures

/// The body of a type or of an extension in one file.
struct TypePart: Sendable {
  let name: String
  /// The keyword, such as `class`, `struct` or `extension`.
  let keyword: String
  /// The superclass and the protocols, in order.
  let inherited: [String]
  /// The tokens inside the braces.
  let body: Range<Int>
  let lines: ClosedRange<Int>

  var isClass: Bool { keyword == "class" }
  var isExtension: Bool { keyword == "extension" }
}

extension SwiftSource {
  /// Returns the classes, structures, enumerations, actors and extensions of the file, including
  /// nested ones.
  func typeParts(_ structure: SourceStructure) -> [TypePart] {
    code.indices.compactMap { index in
      guard code[index].kind == .keyword else { return nil }
      let keyword = code[index].text
      guard
        keyword == "extension"
          ? index + 1 < code.count
          : ["class", "struct", "enum", "actor"].contains(keyword) && declaresType(index)
      else { return nil }
      var place = index + 1
      while structure.isOne(["."], place + 1), place + 2 < code.count { place += 2 }
      let name = code[place].name
      var (inherited, depth, isAfterColon) = ([String](), 0, false)
      place += 1
      while place < code.count, !structure.isOne(["{", "}"], place) {
        let token = code[place]
        if token.kind == .operator { depth += depthChange(token.text) }
        if depth == 0, token.text == ":" { isAfterColon = true }
        if token.kind == .keyword, token.text == "where" { isAfterColon = false }
        if isAfterColon, depth == 0, token.kind == .identifier, !structure.isOne(["."], place + 1) {
          inherited.append(token.name)
        }
        place += 1
      }
      guard place < code.count, code[place].text == "{" else { return nil }
      let end = structure.after(place)
      return TypePart(
        name: name, keyword: keyword, inherited: inherited,
        body: structure.content(place), lines: code[index].line...code[end - 1].line)
    }
  }

  private func depthChange(_ text: String) -> Int {
    text == "->" ? 0 : text.count { $0 == "<" } - text.count { $0 == ">" }
  }

  /// Returns the names of the structures that are SwiftUI views.
  func swiftUIViews() -> [String] {
    code.indices.dropLast(3).compactMap { index in
      guard code[index].text == "struct", declaresType(index) else { return nil }
      let header = code[(index + 2)...].prefix { $0.text != "{" && $0.text != "}" }
      return header.contains { $0.text == "View" } ? code[index + 1].name : nil
    }
  }

  /// Returns the file's type aliases, and the type that each stands for.
  func aliases() -> [String: String] {
    var found: [String: String] = [:]
    for index in code.indices.dropLast(3)
    where code[index].kind == .keyword && code[index].text == "typealias"
      && code[index + 2].text == "="
    {
      found[code[index + 1].name] = code[index + 3].name
    }
    return found
  }
}
