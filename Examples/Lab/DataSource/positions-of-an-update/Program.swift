import DataSource

struct Row: Identifiable, Equatable {
  let id: Int
  let name: String
}

func rows(_ names: (Int, String)...) -> [ListSection<Int, Row>] {
  [ListSection(id: 0, items: names.map { Row(id: $0.0, name: $0.1) })]
}

let old = rows((1, "Ada"), (2, "Alan"), (3, "Grace"), (4, "Kurt"))
let new = rows((3, "Aline"), (1, "Ada"), (5, "Emmy"), (4, "Kurt"))

/// A list on screen that prints the update it receives.
final class List: RowChanging {
  let source: SectionedDataSource<Int, Row>
  init(_ source: SectionedDataSource<Int, Row>) { self.source = source }

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    let names = source.sections[0].items.map(\.name)
    print("items when the batch begins: \(names.joined(separator: " "))")
    print("deleted: \(update.deletedRows.map(\.row))")
    print("inserted: \(update.insertedRows.map(\.row))")
    for move in update.movedRows { print("moved: \(move.from.row) to \(move.to.row)") }
    print("reconfigured: \(update.reconfiguredRows.map(\.row))")
    updatingData()
  }
}

let source = try SectionedDataSource(old)
try source.apply(new, to: List(source))
