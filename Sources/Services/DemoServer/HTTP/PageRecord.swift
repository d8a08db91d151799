import Domain

/// A page as the people API writes it.
struct PageRecord: Codable {
  var cursor: String
  var more: Bool
  var people: [PersonRecord]
  var deleted: [Person.ID]

  init(_ page: PeoplePage) {
    cursor = page.cursor
    more = page.hasMore
    people = page.people.map(PersonRecord.init)
    deleted = page.deleted
  }
}
