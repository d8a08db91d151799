extension Table {
  /// Who is other here than at the server.
  static let outbox: Table = "outbox"
  /// What is sent, or about to be.
  static let request: Table = "request"
  /// People as the server told of them last.
  static let personBase: Table = "person_base"
  /// How far the server's changes have come in.
  static let syncState: Table = "sync_state"
  /// What gave way in merges.
  static let mergeReport: Table = "merge_report"
}
