import Testing

/// Expects that the object which `make` returns is freed as soon as its caller lets go.
///
/// The object may do work before it is returned: start, bind, present and end again. What it
/// leaves behind (a closure that holds it, a delegate that is not weak) keeps it alive, and the
/// expectation fails at the line of the call.
///
///     await expectFreed { makeInteraction().subject }
///
/// - Isolation: main actor, as the pattern objects are.
@MainActor
public func expectFreed<Object: AnyObject, Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: @MainActor () async throws(Failure) -> Object
) async throws(Failure) {
  weak var object: Object?
  object = try await make()
  #expect(
    object == nil, "\(Object.self) is still alive: something it made holds it",
    sourceLocation: sourceLocation)
}
