import TestSupport
import Testing

@Suite("Architecture: cell classes and their protocols")
struct CellTests {
  /// The massive variant is the baseline, so its cell class needs no protocol.
  private static let exempt: Set = [
    "Sources/Screens/MassivePeopleList/PeopleListViewController.swift"
  ]

  @Test("each cell class outside the massive variant conforms to a protocol named “…Showing”")
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
