import Domain

/// A change as the server's file writes it, with the day on which it was made: the rules depend on
/// the day.
struct ChangeRecord: Codable {
  private enum Operation: String, Codable {
    case create, replace, delete
  }

  let day: CalendarDate
  private let key: PersonChange.ID
  private let id: Person.ID
  private let operation: Operation
  private var firstName: String?
  private var lastName: String?
  private var birthday: CalendarDate?
  private var revision: Int?

  init(_ change: PersonChange, on day: CalendarDate) {
    self.day = day
    (key, id) = (change.id, change.person)
    switch change.operation {
    case .create(let info):
      operation = .create
      (firstName, lastName, birthday) = (info.firstName, info.lastName, info.birthday)
    case .replace(let info, let revision):
      operation = .replace
      (firstName, lastName, birthday) = (info.firstName, info.lastName, info.birthday)
      self.revision = revision
    case .delete(let revision):
      operation = .delete
      self.revision = revision
    }
  }

  /// The change; nil where the record lacks a part of it.
  var change: PersonChange? {
    switch (operation, info, revision) {
    case (.create, let info?, nil): PersonChange(id: key, of: id, .create(info))
    case (.replace, let info?, let revision?):
      PersonChange(id: key, of: id, .replace(info, revision: revision))
    case (.delete, nil, let revision?): PersonChange(id: key, of: id, .delete(revision: revision))
    default: nil
    }
  }

  private var info: PersonInfo? {
    guard let firstName, let lastName else { return nil }
    return PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: birthday)
  }
}
