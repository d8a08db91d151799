import Domain

extension SyncEngine {
  private typealias Answer = (change: PersonChange, result: Result<ChangeOutcome, ServerError>)

  /// Sends what the outbox holds, in order, until nothing is left that can be sent now.
  ///
  /// A person has one entry, so no two requests of one person are under way. A change that is not
  /// answered is sent again as it is, under the same key; after some attempts the others have their
  /// turn, so that one entry that the server stumbles over does not hold up the queue.
  ///
  /// - Returns: why some of it was left; nil where all was sent or set aside.
  func send() async throws(SyncStopReason) -> ServerError? {
    var (done, round) = (0, SendingRound(attempts: configuration.attempts))
    while true {
      try checkpoint()
      // From now on it is not certain that another edit is seen.
      takesOn(false)
      let requests = try await stored { [round] () async throws(StoreError) in
        try await store.nextRequests(
          limit: max(1, configuration.requestsAtOnce), excluding: round.passedOver)
      }
      guard !requests.isEmpty else { return round.trouble }
      takesOn(true)
      show(.sending(done: done, of: done + max(status.waiting, requests.count)))
      let answers = await answers(to: requests)
      let settlements = answers.compactMap(settlement)
      try await stored { () async throws(StoreError) in try await store.settle(settlements) }
      done += settlements.count { !$0.isOutdated }
      try await take(answers, &round)
    }
  }

  /// Counts what was not answered, and waits after it.
  private func take(_ answers: [Answer], _ round: inout SendingRound) async throws(SyncStopReason) {
    for case (_, .failure(let error)) in answers {
      if case .unauthorized = error { throw .server(error) }
    }
    let unanswered = round.take(answers.map { ($0.change.person, $0.result) })
    let wereAnswered = answers.contains { answer in
      if case .failure(let error) = answer.result { !error.isWorthRepeating } else { true }
    }
    failures = wereAnswered ? 0 : failures + 1
    guard let unanswered else { return }
    // A second entry that is not answered either: it is not the entry, it is the server.
    if failures > configuration.attempts { throw .server(unanswered) }
    try await waitAfter(unanswered, failures: max(failures, 1))
  }

  private func settlement(_ answer: Answer) -> ChangeSettlement? {
    switch answer.result {
    case .success(let outcome):
      ChangeSettlement(answer.change, .made(outcome))
    case .failure(.refused(_, let reason)):
      ChangeSettlement(answer.change, .refused(reason: reason))
    case .failure: nil
    }
  }

  private func answers(to requests: [PersonChange]) async -> [Answer] {
    let server = server
    // On the main actor they begin in the order of the queue.
    let tasks = requests.map { change in Task { await Self.result(of: change, at: server) } }
    return await withTaskCancellationHandler {
      var answers: [Answer] = []
      for (change, task) in zip(requests, tasks) { answers.append((change, await task.value)) }
      return answers
    } onCancel: {
      for task in tasks { task.cancel() }
    }
  }

  private static func result(
    of change: PersonChange, at server: any PeopleServer
  ) async -> Result<ChangeOutcome, ServerError> {
    do throws(ServerError) {
      let outcome = try await server.apply(change)
      if let answered = outcome.person?.id, answered != change.person {
        throw .invalidResponse(.wrongPerson(asked: change.person, answered: answered))
      }
      return .success(outcome)
    } catch {
      return .failure(error)
    }
  }
}

extension ChangeSettlement {
  /// Whether the person has to be sent again, in the state that the server has them in.
  fileprivate var isOutdated: Bool {
    if case .made(.outdated) = result { true } else { false }
  }
}

extension ChangeOutcome {
  /// The person whom the answer shows.
  fileprivate var person: RemotePerson? {
    switch self {
    case .stored(let person): person
    case .outdated(let current): current
    case .removed: nil
    }
  }
}
