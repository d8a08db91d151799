/// Written as the string "YYYY-MM-DD", as the web API has it.
extension CalendarDate: Codable {
  /// Reads "YYYY-MM-DD"; throws `DecodingError` with the fault's sentence where it is no such day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes "YYYY-MM-DD".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
