import Domain

extension SyncMark {
  /// The sign that a row shows; empty where there is nothing to tell.
  var sign: String {
    switch self {
    case .synced: ""
    case .waiting: "↑"
    case .refused: "!"
    }
  }
}
