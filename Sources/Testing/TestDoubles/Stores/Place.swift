import Domain

/// Where a row stands in a sorted list: by the key of its name, and among namesakes by identifier,
/// as in the database.
struct Place<Row> {
  let row: Row
  private let key: ListKey
  private let tieBreak: String

  init(_ row: Row, key: ListKey, tieBreak: String) {
    self.row = row
    self.key = key
    self.tieBreak = tieBreak
  }

  static func < (left: Self, right: Self) -> Bool {
    left.key.bytes == right.key.bytes ? left.tieBreak < right.tieBreak : left.key < right.key
  }
}

extension Place<PersonRow> {
  init(
    _ person: Person, in order: NameOrder, _ collation: any NameCollation,
    mark: SyncMark = .synced
  ) {
    let key = collation.key(for: person.info, in: order)
    let row = PersonRow(person, section: key.section, mark: mark)
    self.init(row, key: key, tieBreak: person.id.description)
  }
}

extension Place<ShoppingList> {
  init(_ list: ShoppingList, _ collation: any NameCollation) {
    let key = collation.key(leading: list.title, trailing: "")
    self.init(list, key: key, tieBreak: list.id.description)
  }
}
