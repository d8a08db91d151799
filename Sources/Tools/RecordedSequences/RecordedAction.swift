/// An action of the user or of the server that a recording plays.
package enum RecordedAction: String, CaseIterable, Sendable {
  case launch
  case add
  case deleteConfirmed = "delete-confirmed"
  case deleteRefused = "delete-refused"
  case serverFailure = "server-failure"
  case sortChange = "sort-change"
  case rowMoves = "row-moves"
  case keyboardHides = "keyboard-hides"
  case closesMidRequest = "closes-mid-request"

  /// The action in the words of the first line of a recording.
  package var title: String {
    switch self {
    case .launch: "Launch with local rows and a server"
    case .add: "Add a person"
    case .deleteConfirmed: "Delete a person, confirmed"
    case .deleteRefused: "Delete a person, refused"
    case .serverFailure: "The server fails, then a retry"
    case .sortChange: "Change the sort order"
    case .rowMoves: "A row moves because a name changed elsewhere"
    case .keyboardHides: "The keyboard hides"
    case .closesMidRequest: "The screen closes during a request"
    }
  }
}
