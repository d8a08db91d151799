import SourceMeasures
import TestSupport
import Testing

@Suite("Measures of a mock")
struct MockTests {
  private static let source = SwiftSource(
    path: "Sources/Domain/List.swift",
    text: """
      @MainActor public protocol List: Table {
        var rows: [Int: String] { get }
        func fetch()
        func add<Row>(_ row: Row, at place: (Int, Int), then work: @escaping (Int, Int) -> Void)
        func reload(animated: Bool)
      }
      public protocol Table: AnyObject {
        func count(in section: Int) -> Int
        func title(of section: Int) -> String
      }
      extension Table {
        public func title(of section: Int) -> String { other(1) }
        private func other(_ number: Int) -> String { "func no()" }
      }
      extension List { func reload(animated: Bool) {} }
      """)

  private static let mock = SwiftSource(
    path: "Tests/Mock.swift", text: "import Table\nimport Domain\n\n// a mock\nclass Mock {}\n")

  @Test(
    "`requirements` contains own and inherited protocol members without a default implementation")
  func requirements() {
    let measures = MockMeasures(of: "List", mock: Self.mock, in: [Self.source])
    #expect(
      measures.requirements.map { "\($0.declaringProtocol).\($0.name)" } == [
        "Table.count(in:)", "List.rows", "List.fetch()", "List.add(_:at:then:)",
      ])
  }

  @Test("the measures contain the code lines and the imports of the mock's file")
  func file() {
    let measures = MockMeasures(of: "List", mock: Self.mock, in: [Self.source])
    #expect(measures.codeLines == 3)
    #expect(measures.imports == ["Domain", "Table"])
  }
}
