import Domain

/// A change in the server's file, with the day on which it was made.
///
/// The day is stored so that a restarted server, which applies the change again, accepts the same
/// birthdays.
struct ChangeRecord: Codable {
  private enum CodingKeys: CodingKey {
    case day, key, id, revision, firstName
  }

  let change: PersonChange
  let day: CalendarDate

  init(_ change: PersonChange, on day: CalendarDate) {
    (self.change, self.day) = (change, day)
  }

  /// Reads a record; throws `DecodingError` if the record is incomplete.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let operation = PersonChange.Operation(
      fields.contains(.firstName) ? try PersonInfo(from: decoder) : nil,
      revision: try fields.decodeIfPresent(Int.self, forKey: .revision))
    guard let operation else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The record has neither details nor a revision."))
    }
    day = try fields.decode(CalendarDate.self, forKey: .day)
    change = PersonChange(
      id: try fields.decode(PersonChange.ID.self, forKey: .key),
      of: try fields.decode(Person.ID.self, forKey: .id), operation)
  }

  func encode(to encoder: any Encoder) throws {
    try change.operation.info?.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(day, forKey: .day)
    try fields.encode(change.id, forKey: .key)
    try fields.encode(change.person, forKey: .id)
    try fields.encodeIfPresent(change.operation.revision, forKey: .revision)
  }
}
