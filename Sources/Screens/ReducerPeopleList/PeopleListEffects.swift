public import Domain
public import Presenter

/// Performs the effects of the people list on the ports, and sends the results back as actions.
///
/// A running request holds the store, so its result is processed after the screen has closed. The
/// observations hold the store weakly, because they do not end by themselves.
@MainActor public final class PeopleListEffects {
  private let people: any PeopleStore
  private let sortSetting: any SortSetting
  private let communicator: any APICommunicator
  private let sync: (any PeopleSync)?
  private let addressBook: (any AddressBook)?
  private let context: PresentationContext
  private var statusObservation: ObservationToken?
  private var peopleObservation: ObservationToken?
  private var reading: Task<Void, Never>?

  /// Creates a handler for the people in `store`.
  ///
  /// - Parameters:
  ///   - communicator: the web API. The default sends no requests.
  ///   - sync: the sync whose status is observed.
  ///   - addressBook: the address book to pick people from.
  ///   - context: the calendar and the clock for today's date.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting,
    communicator: any APICommunicator = LocalOnlyCommunicator(), sync: (any PeopleSync)? = nil,
    addressBook: (any AddressBook)? = nil, context: PresentationContext
  ) {
    people = store
    self.sortSetting = sortSetting
    self.communicator = communicator
    self.sync = sync
    self.addressBook = addressBook
    self.context = context
  }

  /// Performs an effect, and sends the results to `store`.
  public func handle<State>(
    _ effect: PeopleListEffect, _ store: Store<State, PeopleListAction, PeopleListEffect>
  ) {
    switch effect {
    case .observeStatus:
      statusObservation = sync?.observeStatus { [weak store] in store?.send(.statusChanged($0)) }
    case .observePeople(let order):
      peopleObservation = people.observePeople(in: order) { [weak store] in
        store?.send(.rowsChanged($0))
      }
    case .saveOrder(let order): sortSetting.nameOrder = order
    case .stopSync: sync?.stop()
    case .prepareForm(let person):
      let today = CalendarDate.today(context.now(), in: context.calendar)
      let id = person?.id ?? Person.ID()
      store.send(.formPrepared(PersonFormState(id: id, editing: person?.info, today: today)))
    case .readAddressBook: readAddressBook(store)
    case .cancelReading: reading?.cancel()
    case .add(let picked):
      Task {
        do throws(StoreError) {
          store.send(.added(picked, .success(try await people.add(picked))))
        } catch {
          store.send(.added(picked, .failure(error)))
        }
      }
    case .fetch, .send, .save, .delete, .retry, .discard:
      Task {
        do throws(PeopleListFailure) {
          try await perform(effect)
          store.send(.ended(effect, nil))
        } catch {
          store.send(.ended(effect, error))
        }
      }
    }
  }

  private func readAddressBook<State>(
    _ store: Store<State, PeopleListAction, PeopleListEffect>
  ) {
    guard let addressBook else { return }
    reading = Task {
      let result: Result<AddressBookContents, AddressBookError>
      do throws(AddressBookError) {
        result = .success(try await addressBook.contents())
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { store.send(.bookRead(result)) }
    }
  }

  /// Performs a request on its port. The fetched people are also saved.
  private func perform(_ effect: PeopleListEffect) async throws(PeopleListFailure) {
    switch effect {
    case .fetch:
      let fetched: [Person]
      do { fetched = try await communicator.getPeople() } catch { throw .server(error) }
      guard !fetched.isEmpty else { return }
      do { try await people.save(fetched) } catch { throw .store(error) }
    case .send(let saved):
      do { try await communicator.post(saved) } catch { throw .server(error) }
    case .save(let person):
      do { try await people.save([person]) } catch { throw .store(error) }
    case .delete(let id):
      do { try await people.delete([id]) } catch { throw .store(error) }
    case .retry(let id):
      do { try await sync?.retry(id) } catch { throw .store(error) }
    case .discard(let id):
      do { try await sync?.discard(id) } catch { throw .store(error) }
    case .observeStatus, .observePeople, .saveOrder, .stopSync, .prepareForm, .readAddressBook,
      .cancelReading, .add:
      break  // These are not requests.
    }
  }
}
