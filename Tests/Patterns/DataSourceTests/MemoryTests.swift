import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Data sources: memory", .tags(.memory), .recordsViolations)
@MainActor struct MemoryTests {
  @Test("every data source is deallocated after use")
  func freed() async throws {
    try await expectFreed {
      let source = try SectionedDataSource(list(("A", [1])))
      let stage = TableStage(source)
      try source.apply(list(("A", [2]), ("B", [1])), to: stage.table)
      return source
    }
    await expectFreed {
      ArrayDataSource(items: [1], identifier: "text") { (_: AnyObject, _: Int) in }
    }
    await expectFreed { ItemHolder([1]) }
    let holder = ItemHolder([1])
    await expectFreed { SharedDataSource(holder) }
  }

  @Test("a data source does not retain the list that it updated")
  func listFreed() async throws {
    let source = try SectionedDataSource(list(("A", [1])))
    try await expectFreed {
      let spy = UpdateSpy()
      try source.apply(list(("A", [2])), to: spy)
      return spy
    }
  }

  @Test("the table does not retain its adapter")
  func adapterFreed() async throws {
    let table = TableView(frame: .zero, style: .plain)
    try await expectFreed {
      let source = try SectionedDataSource(list(("A", [1])))
      let adapter = TableViewAdapter(
        source, cell: CellConfiguration(identifier: "text") { (_: AnyObject, _: Row) in })
      adapter.titleForSection = { source.sections[$0].id }
      table.dataSource = adapter
      return adapter
    }
    #expect(table.dataSource == nil)
  }

  @Test("the adapter retains its source")
  func adapterHoldsSource() throws {
    weak var source: SectionedDataSource<String, Row>?
    let stage = try {
      let made = try SectionedDataSource(list(("A", [1])))
      source = made
      return TableStage(made)
    }()
    withExtendedLifetime(stage) { #expect(source != nil) }
  }
}
