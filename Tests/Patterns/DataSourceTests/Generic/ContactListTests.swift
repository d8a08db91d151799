import DataSource
import Testing

private struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A list that records its updates. It replaces the table.
@MainActor private final class RecordedList: RowChanging {
  private(set) var updates: [ListUpdate] = []

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    updates.append(update)
    updatingData()
  }
}

@Suite("Row changes: a list of contacts, as the guide shows it")
@MainActor struct ContactListTests {
  @Test("a renamed contact leaves its section, and the list gets only this change")
  func renamed() throws {
    let source = SectionedDataSource<String, Contact>()
    let list = RecordedList()
    var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Bea")]
    try source.apply(ListSection.grouping(contacts) { String($0.name.prefix(1)) }, to: list)
    contacts[1].name = "Alma"
    try source.apply(ListSection.grouping(contacts) { String($0.name.prefix(1)) }, to: list)
    #expect(source.sections == [ListSection(id: "A", items: contacts)])
    #expect(list.updates.last?.deletedSections == [1])
    #expect(list.updates.last?.insertedRows == [[0, 1]])
  }
}
