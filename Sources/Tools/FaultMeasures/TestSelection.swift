internal import SourceMeasures

/// The tests that one run selects: regular expressions for `swift test`, as `Target.Suite/test`.
package struct TestSelection: Equatable, Sendable {
  package var include: [String]
  package var exclude: [String] = []

  package static let specification = Self(include: ["^AcceptanceTests\\.Specification/"])

  private static let decisionSuites =
    "(" + Decision.allCases.map(\.rawValue).joined(separator: "|") + ")Tests/"

  /// Returns the six decision tests of a variant.
  package static func decisions(of module: String) -> Self {
    Self(include: ["^\(module)Tests\\.\(decisionSuites)"])
  }

  /// Returns the other tests of the code with the fault.
  ///
  /// These are the tests of the variant, of the programs that show people lists, and of the pattern
  /// with the fault.
  ///
  /// Tests that read source files are left out, because they notice any change of a file. The
  /// transcripts of the examples are left out too, because they print measures of the sources.
  package static func rest(of module: String, faultIn path: String) -> Self {
    var include = ["^\(module)Tests\\.", "^ExamplesTests\\.Contacts"]
    if module == "ProtocolSplitPeopleList" { include.append("^DocumentSplitTests\\.") }
    let folders = path.split(separator: "/")
    if folders.dropFirst().first == "Patterns" {
      include += ["^\(folders[2])Tests\\.", "^ProfileScreenTests\\."]
    }
    return Self(include: include, exclude: ["^\(module)Tests\\.\(decisionSuites)"])
  }

  /// Returns all tests that a measurement can run, for the control run.
  package static func all(of modules: [String]) -> Self {
    let rest = modules.map { Self.rest(of: $0, faultIn: "Sources/Patterns/KeyboardManager/") }
    return Self(include: specification.include + rest.flatMap(\.include))
  }

  package var arguments: [String] {
    include.flatMap { ["--filter", $0] } + exclude.flatMap { ["--skip", $0] }
  }
}
