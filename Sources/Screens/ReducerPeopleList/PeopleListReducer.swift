import Domain

/// The logic of the people list, as one pure function.
///
/// A test needs no double and no `async`:
///
///     let effects = PeopleListReducer.reduce(&state, .sortTapped)
///     #expect(effects == [.saveOrder(.firstName), .observePeople(.firstName)])
public nonisolated enum PeopleListReducer {
  /// Changes the state for an action, and returns the work to do.
  public static func reduce(
    _ state: inout PeopleListState, _ action: PeopleListAction
  ) -> [PeopleListEffect] {
    switch action {
    case .opened:
      return [.observeStatus] + start(.observePeople(state.nameOrder), &state)
        + start(.fetch, &state)
    case .refreshTapped: return state.canStopSync ? [.stopSync] : start(.fetch, &state)
    case .sortTapped:
      state.nameOrder = state.nameOrder == .lastName ? .firstName : .lastName
      return [.saveOrder(state.nameOrder)] + start(.observePeople(state.nameOrder), &state)
    case .addTapped:
      guard state.isInFront else { return [] }
      guard state.hasAddressBook else { return [.prepareForm(nil)] }
      state.alerts.append(.addition)
    case .rowTapped(let id):
      guard state.isInFront, let row = state.rows?.first(where: { $0.id == id }) else { return [] }
      guard case .refused(let reason) = row.mark, state.hasSync else {
        return [.prepareForm(row.person)]
      }
      state.alerts.append(.refusal(row, reason: reason))
    case .rowSwiped(let id):
      guard state.isInFront, let row = state.rows?.first(where: { $0.id == id }) else { return [] }
      state.alerts.append(.deletion(row))
    case .alertAnswered(let choice): return answer(choice, &state)
    case .form(let action): return reduceForm(&state.form, action)
    case .picker(let action): return reducePicker(&state.picker, action)
    case .pageDismissed:
      let isReading = state.picker?.phase == .reading
      (state.form, state.picker) = (nil, nil)
      return isReading ? [.cancelReading] : []
    case .statusChanged(let status): state.syncStatus = status
    case .rowsChanged(let result): show(result, &state)
    case .ended(let effect, let failure): return end(effect, failure, &state)
    case .formPrepared(let form):
      if state.page == nil { state.form = form }
    case .bookRead(.success(let contents)):
      state.picker?.contents = contents
      state.picker?.phase = .picking
    case .bookRead(.failure(let error)):
      state.picker?.phase = .picking
      state.picker?.failure = FailedEffect(effect: .readAddressBook, reason: .addressBook(error))
    case .added(let picked, let result): return finishImport(of: picked, result, &state)
    }
    return []
  }

  /// Starts an effect during which the list is busy.
  private static func start(
    _ effect: PeopleListEffect, _ state: inout PeopleListState
  ) -> [PeopleListEffect] {
    state.running.append(effect)
    return [effect]
  }

  private static func answer(
    _ choice: AlertChoice?, _ state: inout PeopleListState
  ) -> [PeopleListEffect] {
    guard !state.alerts.isEmpty else { return [] }
    switch (state.alerts.removeFirst(), choice) {
    case (.addition, .edit): return [.prepareForm(nil)]
    case (.addition, .pick):
      state.picker = PeoplePickerState()
      return [.readAddressBook]
    case (.deletion(let row), .delete): return start(.delete(row.id), &state)
    case (.refusal(let row, _), .edit): return [.prepareForm(row.person)]
    case (.refusal(let row, _), .retry): return start(.retry(row.id), &state)
    case (.refusal(let row, _), .discard): return start(.discard(row.id), &state)
    case (.failure(let failed), .retry): return start(failed.effect, &state)
    default: return []
    }
  }

  private static func show(
    _ result: Result<[PersonRow], StoreError>, _ state: inout PeopleListState
  ) {
    state.running.removeAll { if case .observePeople = $0 { true } else { false } }
    switch result {
    case .success(let rows): state.rows = rows
    case .failure(let error):
      let effect = PeopleListEffect.observePeople(state.nameOrder)
      state.alerts.append(.failure(FailedEffect(effect: effect, reason: .store(error))))
    }
  }

  /// Ends an effect. A saved person is sent to the server, even if the form has closed meanwhile.
  private static func end(
    _ effect: PeopleListEffect, _ failure: PeopleListFailure?, _ state: inout PeopleListState
  ) -> [PeopleListEffect] {
    if let place = state.running.firstIndex(of: effect) { state.running.remove(at: place) }
    let failed = failure.map { FailedEffect(effect: effect, reason: $0) }
    guard case .save(let person) = effect else {
      if let failed { state.alerts.append(.failure(failed)) }
      return []
    }
    let isOpen = state.form?.id == person.id
    if let failed {
      guard isOpen else {
        state.alerts.append(.failure(failed))
        return []
      }
      state.form?.isSaving = false
      state.form?.alert = .failure(failed)
      return []
    }
    if isOpen { state.form = nil }
    return start(.send([person]), &state)
  }

  /// Ends an import of picked people. Its address book may have closed, and another one may be
  /// open now.
  private static func finishImport(
    of picked: [PeopleImport.Candidate], _ result: Result<PeopleImport, StoreError>,
    _ state: inout PeopleListState
  ) -> [PeopleListEffect] {
    let effect = PeopleListEffect.add(picked)
    if let place = state.running.firstIndex(of: effect) { state.running.remove(at: place) }
    let picker = state.picker?.phase == .adding ? state.picker : nil
    switch result {
    case .success(let people):
      if picker != nil { state.picker = nil }
      let contents = picker?.contents ?? AddressBookContents([])
      state.alerts.append(.summary(ImportSummary(of: people, from: contents)))
      return start(.send(people.added), &state)
    case .failure(let error):
      let failed = FailedEffect(effect: effect, reason: .store(error))
      if picker == nil {
        state.alerts.append(.failure(failed))
      } else {
        state.picker?.phase = .picking
        state.picker?.failure = failed
      }
      return []
    }
  }
}
