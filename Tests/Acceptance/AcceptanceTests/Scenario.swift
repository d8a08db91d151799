import TestSupport

/// A test of the specification, as its source has it.
struct Scenario {
  let file: SourceFile
  /// The text from `@Test` to the function's name.
  let head: String
  /// The function's name.
  let name: String

  /// The file's name and the function's.
  var key: String { "\(file.path.split(separator: "/").last ?? "")/\(name)" }

  /// Every scenario, file by file.
  static func all() throws -> [Scenario] {
    try SourceFile.all(below: "Tests/Acceptance/AcceptanceTests/Specification").flatMap { file in
      let code = file.codeLines.joined(separator: "\n")
      return code.split(separator: "@Test").dropFirst().compactMap { part -> Scenario? in
        guard let function = part.firstMatch(of: /\bfunc (\w+)/) else { return nil }
        return Scenario(
          file: file, head: String(part[..<function.range.lowerBound]), name: String(function.1))
      }
    }
  }
}
