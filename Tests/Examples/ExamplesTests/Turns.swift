/// Lets a few go at a time, and the others wait in the order in which they came; nobody is blocked.
///
/// No test's outcome depends on it: it is a queue for the machine's processors, and knows nothing of
/// what is done in a turn.
actor Turns {
  /// Programs that tests start.
  static let programs = Turns(2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Does `work` as soon as there is a turn for it.
  nonisolated func take<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    await begin()
    do {
      let value = try await work()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
