extension Responder: Hashable {
  /// Two responders are equal when they are one object.
  public nonisolated static func == (one: Responder, other: Responder) -> Bool {
    one === other
  }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
