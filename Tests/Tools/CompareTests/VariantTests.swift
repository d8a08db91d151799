import SourceMeasures
import TestSupport
import Testing

@Suite("Measures of a variant")
struct VariantTests {
  private static let package = [
    SwiftSource(
      path: "Sources/Domain/Person.swift", text: "public struct Person {}\npublic protocol Store {}"
    ),
    SwiftSource(path: "Sources/Services/Database/Row.swift", text: "struct Row {}\nclass Stack {}"),
    SwiftSource(path: "Sources/UI/HeadlessUI/UILabel.swift", text: "open class UILabel {}"),
    SwiftSource(
      path: "Sources/Patterns/Presenter/Shown.swift", text: "struct Shown {\n  // no\n}\n\n"),
    SwiftSource(path: "Sources/Patterns/Presenter/UIKit/Cell.swift", text: "struct Cell {}"),
    SwiftSource(path: "Sources/Patterns/Binding/Link.swift", text: "struct Link {}"),
    SwiftSource(path: "Sources/Testing/TestDoubles/Mock.swift", text: "\nclass Mock {\n}\n"),
  ]

  private static let controller = """
    import Domain

    #if canImport(UIKit)
      import UIKit
    #else
      import HeadlessUI
    #endif

    final class PeopleListViewController {
      enum Own { case one }
      let label = UILabel()
      func show(_ person: Person, by store: any Store, _ row: Row, _ bar: Bar.Item) {
        if Own.one == .one, Flag().isSet { print("Stack") }
      }
    }
    """

  private static func measures(
    _ files: [String: String], tests: [SwiftSource] = []
  ) -> VariantMeasures {
    let folder = "Sources/Screens/\(Variant.slim.rawValue)"
    let sources = files.sorted { $0.key < $1.key }.map {
      SwiftSource(path: "\(folder)/\($0.key).swift", text: $0.value)
    }
    return VariantMeasures(
      VariantSources(.slim, files: sources, tests: tests), all: package + sources)
  }

  private let measured = measures([
    "PeopleListViewController": controller,
    "PeopleListViewController+More":
      "import Presenter\nextension PeopleListViewController { func a() { b() ?? c() } }",
    "Bar": "struct Bar {}\nprotocol Flagging {}",
    "Flag": "typealias Flag = Int",
    "Empty": "// nothing yet",
  ])

  @Test("the controller's concrete types include types of imported modules and of the variant")
  func concreteTypes() {
    #expect(measured.concreteTypes == ["Bar", "Flag", "Person", "UILabel"])
    #expect(measured.concreteTypesWithoutUI == ["Bar", "Flag", "Person"])
  }

  @Test("an extension file counts toward its type's role, and a file without code is not counted")
  func roles() {
    #expect(measured.roles.map(\.name) == ["Bar", "Flag", "PeopleListViewController"])
    #expect(measured.roles.map(\.codeLines) == [2, 1, 12])
    #expect(measured.codeLines == 15)
    #expect(measured.files == 4)
    #expect(measured.types == 4)
    #expect(measured.imports == ["Domain", "Presenter", "UIKit"])
  }

  @Test("decision points are counted for the controller, all files and files without views")
  func decisions() {
    #expect(measured.controllerDecisions == 2)
    #expect(measured.decisions == 2)
    #expect(measured.decisionsWithoutViews == 1)
    #expect(measured.longestFunction?.name == "show in PeopleListViewController")
  }

  @Test("the lines of an imported pattern include the lines of its adapters")
  func patterns() {
    #expect(measured.patterns == ["Presenter"])
    #expect(measured.patternLines == 3)
  }

  @Test(
    "for a decision's test, the lines of test doubles, of the test and of shared files are counted")
  func decisionTests() throws {
    let test = """
      import SlimPeopleList
      // MARK: Double
      struct Spy {}
      // MARK: Test
      func test() {
        Stage(Mock())
      }
      """
    func tests(_ stage: String) -> VariantMeasures {
      Self.measures(
        [:],
        tests: [
          SwiftSource(path: "Tests/Decisions/RowMovesTests.swift", text: test),
          SwiftSource(path: "Tests/Stage.swift", text: stage),
          SwiftSource(path: "Tests/Other.swift", text: "struct Other {}"),
        ])
    }
    let row = try #require(tests("struct Stage {\n}").decisionTests.first)
    #expect(row.decision == .rowMoves)
    #expect([row.doubleLines, row.testLines, row.sharedLines] == [1, 3, 4])
    #expect(row.shared.map(\.name) == ["Stage", "Mock"])
    #expect(!row.needsViews)
    #expect(tests("import Pilot\nstruct Stage {}").decisionTests.first?.needsViews == true)
  }

  @Test("a decision test needs views if the test or a double uses a type that needs views")
  func subjectWithViews() {
    func tests(_ subject: String, _ double: String) -> Bool? {
      Self.measures(
        [
          "List": "import HeadlessUI\nstruct List {\n  struct Row {}\n}",
          "Provider": "struct Provider {}",
        ],
        tests: [
          SwiftSource(path: "Tests/Decisions/RowMovesTests.swift", text: "Stage(\(subject)())"),
          SwiftSource(path: "Tests/Stage.swift", text: "struct Stage { let it = \(double)() }"),
        ]
      ).decisionTests.first?.needsViews
    }
    #expect(tests("Provider", "Row") == false)
    #expect(tests("List", "Provider") == true)
    #expect(tests("Provider", "List") == true)
  }

  @Test("a variant consists of the files in its folders and of its single files")
  func members() throws {
    let file = "Sources/Tools/SourceMeasures/Variant.swift"
    let group = VariantGroup(
      name: "two", controllerRole: "Variant",
      members: [
        .init(.slim, sources: [file]),
        .init(.massive, sources: ["Sources/Tools/ComparisonReport", file]),
      ])
    let package = try PackageSources(root: SourceFile.root)
    let sources = try VariantSources.all(of: group, in: package)
    #expect(sources[0].files.map(\.path) == [file])
    #expect(sources[0].controller.map(\.path) == [file])
    #expect(sources[1].files.map(\.path).contains(file))
    #expect(sources[1].files.count > 5)
    let missing = VariantGroup(
      name: "none", controllerRole: "", members: [.init(.slim, sources: ["Sources/None"])])
    #expect(throws: PackageSources.NotFound.self) {
      try VariantSources.all(of: missing, in: package)
    }
  }
}
