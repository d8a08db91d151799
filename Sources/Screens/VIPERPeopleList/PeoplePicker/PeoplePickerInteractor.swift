import Domain

/// The interactor of the address book: it reads the book, and adds people to the store.
@MainActor
final class PeoplePickerInteractor: PeoplePickerInteractorInput {
  weak var output: (any PeoplePickerInteractorOutput)?

  private var contents = AddressBookContents([])
  private let book: any AddressBook
  private let store: any PeopleStore
  /// Whether a request is running. After people were added, it stays true until the book closes.
  private var isBusy = false

  init(of book: any AddressBook, addingTo store: any PeopleStore) {
    self.book = book
    self.store = store
  }

  var people: [PeopleImport.Candidate] { contents.people }

  func read() {
    isBusy = true
    output?.willRead()
    Task {
      do throws(AddressBookError) {
        contents = try await book.contents()
        isBusy = false
        output?.didRead(people)
      } catch {
        isBusy = false
        output?.didFailToRead(error)
      }
    }
  }

  func add(_ people: [PeopleImport.Candidate]) {
    guard !isBusy else { return }
    isBusy = true
    output?.willAdd()
    // The request holds the presenter, because people must be sent even if the book has closed.
    Task { [output] in
      do throws(StoreError) {
        output?.didAdd(try await store.add(people), from: contents)
      } catch {
        isBusy = false
        output?.didFail(toAdd: people, error)
      }
    }
  }
}
