import Testing

/// Expects that the object from `make` is deallocated after the call.
///
/// `make` can use the object before returning. If a closure or a strong delegate holds the object,
/// the expectation fails at the line of the call.
///
///     await expectFreed { makeInteraction().subject }
@MainActor
public func expectFreed<Object: AnyObject, Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: @MainActor () async throws(Failure) -> Object
) async throws(Failure) {
  weak var object: Object?
  object = try await make()
  #expect(
    object == nil, "\(Object.self) was not deallocated, because another object holds it",
    sourceLocation: sourceLocation)
}
