import Domain

extension SyncEngine {
  private typealias Answer = (change: PersonChange, result: Result<ChangeReply, ServerError>)

  /// Sends the outbox in order until no further request can be sent.
  ///
  /// There is at most one request per person. An unanswered request is repeated with the same key,
  /// but after ``SyncConfiguration/attempts`` attempts the pass continues with other people.
  ///
  /// - Returns: whether a request was sent, and the last error if some changes must be sent again.
  func send() async throws -> (hasSent: Bool, unsent: ServerError?) {
    var (done, attempts) = (0, SendingAttempts(limit: configuration.attempts))
    var hasSent = false
    while true {
      try checkpoint()
      // The query below may miss edits that are made from now on.
      includeNewEdits(false)
      let requests = try await store.nextRequests(
        limit: max(1, configuration.requestsAtOnce), excluding: attempts.exhausted)
      guard !requests.isEmpty else { return (hasSent, attempts.lastError) }
      hasSent = true
      includeNewEdits(true)
      show(.sending(done: done, of: done + max(status.waiting, requests.count)))
      let answers = await answers(to: requests)
      // The last settlement must have the newest position.
      try await store.settle(
        answers.compactMap(settlement).sorted { $0.changeNumber < $1.changeNumber })
      // If the server was replaced, sending ends here, and the request for a page fails too.
      if answers.contains(where: { $0.result == .failure(.replaced) }) { return (true, .replaced) }
      done += try await count(answers, &attempts)
    }
  }

  /// Counts the answers, and waits if a request has to be repeated.
  ///
  /// - Returns: the number of people who need no further request.
  private func count(
    _ answers: [Answer], _ attempts: inout SendingAttempts
  ) async throws -> Int {
    var (done, wereAnswered, unanswered) = (0, false, ServerError?.none)
    for (change, result) in answers {
      switch result.map(\.outcome) {
      case .failure(let error) where error.isWorthRepeating:
        attempts.add(change.person, error)
        if unanswered == nil || error.retryAfter ?? .zero > unanswered?.retryAfter ?? .zero {
          unanswered = error
        }
        continue
      case .failure(.unauthorized(let status)): throw ServerError.unauthorized(status: status)
      case .success(.outdated):
        attempts.add(
          change.person,
          .invalidResponse(.malformed(reason: "the person changes with every request")))
      case .success, .failure:
        attempts.counts[change.person] = nil
        done += 1
      }
      wereAnswered = true
    }
    failures = wereAnswered ? 0 : failures + 1
    guard let unanswered else { return done }
    // One person causes at most `attempts` failures, and then the pass continues with other people.
    // If their requests fail too, the server is probably unreachable, so the pass ends here.
    if failures > configuration.attempts { throw unanswered }
    try await waitAfter(unanswered, failures: max(failures, 1))
    return done
  }

  private func settlement(_ answer: Answer) -> ChangeSettlement? {
    switch answer.result {
    case .success(let reply):
      ChangeSettlement(answer.change, .made(reply.outcome), position: reply.position)
    case .failure(.refused(_, let reason)):
      ChangeSettlement(answer.change, .refused(reason: reason))
    case .failure: nil
    }
  }

  private func answers(to requests: [PersonChange]) async -> [Answer] {
    let server = server
    // The tasks run on the main actor, so they start in the order of the outbox.
    let tasks = requests.map { change in
      Task { () -> Answer in
        do throws(ServerError) {
          return (change, .success(try await server.apply(change)))
        } catch {
          return (change, .failure(error))
        }
      }
    }
    return await withTaskCancellationHandler {
      var answers: [Answer] = []
      for task in tasks { answers.append(await task.value) }
      return answers
    } onCancel: {
      for task in tasks { task.cancel() }
    }
  }
}

extension ChangeSettlement {
  /// The number at the end of the server's position; 0 if the position is unknown.
  fileprivate var changeNumber: Int {
    position?.split(separator: "/").last.flatMap { Int($0) } ?? 0
  }
}

/// The attempts per person in one pass.
private struct SendingAttempts {
  /// The largest number of attempts per person.
  let limit: Int
  /// The people with no attempts left in this pass.
  var exhausted: Set<Person.ID> = []
  /// The last error of a person with no attempts left.
  var lastError: ServerError?
  var counts: [Person.ID: Int] = [:]

  mutating func add(_ person: Person.ID, _ error: ServerError) {
    counts[person, default: 0] += 1
    guard counts[person, default: 0] >= limit else { return }
    exhausted.insert(person)
    lastError = error
  }
}
