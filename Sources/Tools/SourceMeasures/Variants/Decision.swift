/// The six decisions for which each variant has the smallest test that it allows.
package enum Decision: String, CaseIterable, Codable, Sendable {
  case serverFails = "ServerFails"
  case rowMoves = "RowMoves"
  case confirmationRefused = "ConfirmationRefused"
  case keyboardHides = "KeyboardHides"
  case sortChanges = "SortChanges"
  case closedMidRequest = "ClosedMidRequest"

  /// What happens, as a table's row says it.
  package var title: String {
    switch self {
    case .serverFails: "the server fails"
    case .rowMoves: "a row moves because a name changed"
    case .confirmationRefused: "a confirmation is refused"
    case .keyboardHides: "the keyboard hides"
    case .sortChanges: "the sort changes"
    case .closedMidRequest: "the screen closes mid-request"
    }
  }
}
