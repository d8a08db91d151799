import Domain

/// The JSON contains lists in a fixed order, so equal states produce equal JSON.
extension PeopleServerState: Codable {
  private struct File: Codable {
    var version = 1
    /// The server's ID, under the JSON key that older files use.
    let era: String
    let generation: Int
    let lastNumber: Int
    let keysKept: Int
    let people: [Entry]
    let answers: [Memory]
    let effects: [Effect]
    /// The segments, or nil if the file was written before segments were added.
    let segments: [Segment]?
  }

  /// Reads a state.
  ///
  /// - Throws: `DecodingError` if the data is not a state or has another version.
  public init(from decoder: any Decoder) throws {
    let file = try File(from: decoder)
    guard file.version == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The version \(file.version) is unknown."))
    }
    self.init(serverID: file.era, keysKept: file.keysKept)
    (generation, lastNumber, effects) = (file.generation, file.lastNumber, file.effects)
    segments = file.segments ?? segments
    entries = Dictionary(file.people.map { ($0.id, $0) }) { $1 }
    log = file.people.sorted { $0.number < $1.number }
    memories = Dictionary(file.answers.map { ($0.key, $0) }) { $1 }
    memoryOrder = file.answers.map(\.key)
  }

  /// Writes everything that the server needs to continue after a restart.
  public func encode(to encoder: any Encoder) throws {
    try File(
      era: serverID, generation: generation, lastNumber: lastNumber, keysKept: keysKept,
      people: entries.values.sorted { $0.number < $1.number },
      answers: memoryOrder.compactMap { memories[$0] }, effects: effects,
      segments: segments
    ).encode(to: encoder)
  }
}
