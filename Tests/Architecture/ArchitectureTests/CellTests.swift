import TestSupport
import Testing

@Suite("Cells state what they show")
struct CellTests {
  /// The massive variant declares no protocol: it is the baseline.
  private static let exempt: Set = [
    "Sources/Screens/MassivePeopleList/PeopleListViewController.swift"
  ]

  @Test("each cell class conforms to a protocol whose name ends with “Showing”")
  func showing() {
    var silent: Set<String> = []
    var count = 0
    for file in SourceFile.package
    where file.path.hasPrefix("Sources/Screens/") || file.path.hasPrefix("Examples/") {
      for line in file.codeLines where line.contains(/class \w+: (Table|Collection)ViewCell\b/) {
        count += 1
        if !line.contains(/\w+Showing\b/) { silent.insert(file.path) }
      }
    }
    #expect(count > 5)
    #expect(silent == Self.exempt)
  }
}
