public import Domain

/// Everything that the people list shows, with the form and the address book over it.
///
/// The state contains no texts: the views format what they read.
public nonisolated struct PeopleListState: Equatable, Sendable {
  /// A screen that is open over the list.
  enum Page: Equatable {
    case form(Person.ID)
    case picker
  }

  /// The people in list order; nil before the first read.
  var rows: [PersonRow]?
  var nameOrder: NameOrder
  var syncStatus = SyncStatus()
  let hasSync: Bool
  let hasAddressBook: Bool
  /// The effects during which the list is busy.
  var running: [PeopleListEffect] = []
  /// The alerts that the user has not answered yet. The first one is in front.
  var alerts: [PeopleListAlert] = []
  var form: PersonFormState?
  var picker: PeoplePickerState?

  /// Creates the state of a list before it opens.
  public init(nameOrder: NameOrder, hasSync: Bool, hasAddressBook: Bool) {
    self.nameOrder = nameOrder
    self.hasSync = hasSync
    self.hasAddressBook = hasAddressBook
  }

  var isBusy: Bool { !running.isEmpty }

  var page: Page? { form.map { .form($0.id) } ?? picker.map { _ in .picker } }

  /// Whether no screen and no alert is over the list. Under them taps have no effect, so a quick
  /// second tap opens nothing.
  var isInFront: Bool { page == nil && alerts.isEmpty }

  var canStopSync: Bool {
    switch syncStatus.activity {
    case .sending, .receiving: true
    case .resting, .offline, .stopped: false
    }
  }
}

/// The state of the form for one person.
public nonisolated struct PersonFormState: Equatable, Sendable {
  /// The contents of the text fields.
  public struct Texts: Equatable, Sendable {
    var firstName = ""
    var lastName = ""
    var birthday = ""
  }

  /// The id exists before the form opens, so a second attempt to save adds no second person.
  let id: Person.ID
  let isNew: Bool
  /// A birthday after this day is rejected.
  let today: CalendarDate
  let originalTexts: Texts
  var texts: Texts
  /// Whether the person is being saved. After a success, it stays true until the form closes.
  var isSaving = false
  var alert: PersonFormAlert?

  init(id: Person.ID, editing info: PersonInfo?, today: CalendarDate) {
    self.id = id
    self.today = today
    isNew = info == nil
    originalTexts = Texts(
      firstName: info?.firstName ?? "", lastName: info?.lastName ?? "",
      birthday: info?.birthday?.description ?? "")
    texts = originalTexts
  }
}

/// The state of the address book.
public nonisolated struct PeoplePickerState: Equatable, Sendable {
  enum Phase { case reading, picking, adding }

  var contents = AddressBookContents([])
  /// What is happening now. After people were added, `adding` stays until the screen closes.
  var phase = Phase.reading
  var failure: FailedEffect?

  var canPick: Bool { phase == .picking && !contents.people.isEmpty }
}

/// An effect that failed, and the reason. The effect is a value, so the user can repeat it.
public nonisolated struct FailedEffect: Equatable, Sendable {
  let effect: PeopleListEffect
  let reason: PeopleListFailure
}

/// The error that ended an effect.
public nonisolated enum PeopleListFailure: Error, Equatable, CustomStringConvertible {
  /// The storage failed.
  case store(StoreError)
  /// The server failed.
  case server(ServerError)
  /// The address book cannot be read.
  case addressBook(AddressBookError)

  /// The sentences of the error for the user.
  public var description: String {
    switch self {
    case .store(let error): "\(error)"
    case .server(let error): "\(error)"
    case .addressBook(let error): "\(error)"
    }
  }
}

/// An alert of the people list.
nonisolated enum PeopleListAlert: Equatable {
  case addition
  case deletion(PersonRow)
  case refusal(PersonRow, reason: String)
  case failure(FailedEffect)
  case summary(ImportSummary)
}

/// An alert of the form.
nonisolated enum PersonFormAlert: Equatable {
  case invalid(PersonInfo.ValidationError)
  case unsavedChanges
  case failure(FailedEffect)
}
