extension DecodingError {
  /// What is wrong with the JSON and where, as a part of a sentence.
  var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "“\(Self.place(context.codingPath + [key]))” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(Self.place(context.codingPath))” is of another type than agreed"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is no JSON"
    case .dataCorrupted(let context):
      "“\(Self.place(context.codingPath))” cannot be read"
    @unknown default:
      "it cannot be read"
    }
  }

  /// "people[3].revision"; the top itself is "the answer".
  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place.isEmpty ? "the answer" : place
  }
}
