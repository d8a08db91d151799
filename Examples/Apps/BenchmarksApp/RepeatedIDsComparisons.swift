import DataSource
import Foundation

extension ComparisonGroup {
  /// Applies content with 1% repeated ids, and keeps the first item with each id.
  static let repeatedIDs = ComparisonGroup(title: "DataSource: 1% repeated ids of 100,000 rows") {
    let rows = (0..<100_000).map { RowWithID(id: UUID(), title: "Row \($0)") }
    var repeated = rows
    for row in stride(from: 0, to: rows.count, by: 100) { repeated[row] = rows[row + 50] }
    let content = [ListSection(id: 0, items: repeated)]
    return [
      Comparison(
        name: "keep the first, then apply", direct: "id → index dictionary of the same rows",
        goal: nil, limit: .milliseconds(85),
        runDirect: {
          timed {
            var indices: [UUID: Int] = [:]
            indices.reserveCapacity(repeated.count)
            for (index, row) in repeated.enumerated() { indices[row.id] = index }
            keep(indices)
          }
        },
        runKit: {
          let source = try SectionedDataSource([ListSection(id: 0, items: rows)])
          return try timed {
            keep(try source.apply(ListSection.keepingFirst(of: content).sections))
          }
        })
    ]
  }
}

private struct RowWithID: Identifiable, Equatable {
  let id: UUID
  var title: String
}
