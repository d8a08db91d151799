import Collation
public import Database
public import Domain

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The people list in one view controller: database, query, two tables, form, validation, formats,
/// alerts, requests and keyboard.
///
/// It is a fair baseline. It shows stored rows first, applies row changes, shows the reason for
/// every failure and offers to try again. It leaks nothing and passes the same specification as the
/// other variants.
///
/// Its costs:
/// - It opens its own database, so a test needs a real file, and a damaged file to test a failure.
///   A second screen must take ``store`` from this controller, or open the file again.
/// - All jobs share one initializer and one set of properties, so every change affects this class.
/// - The table methods serve two tables, so most of them check which table calls them.
///
/// Running requests hold the controller weakly and continue without it.
@MainActor
public final class PeopleListViewController: UITableViewController, UITextFieldDelegate {
  // MARK: Parameters

  /// The people in the database that this screen has opened.
  public let store: SQLitePeopleStore
  /// The web API. The default sends no requests.
  public var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The sync whose status is shown under the list.
  public var sync: (any PeopleSync)? {
    didSet { followSync() }
  }
  /// The address book to pick people from. If nil, “Add” opens the form.
  public var addressBook: (any AddressBook)?

  private let defaults: UserDefaults
  private let notifications: NotificationCenter
  private let locale: Locale
  private let calendar: Calendar
  private let now: @Sendable () -> Date

  // MARK: The list

  private var sections: [(title: String, rows: [PersonRow])] = []
  private var observation: ObservationToken?
  private var statusObservation: ObservationToken?
  private var status = SyncStatus()
  private var waitsForRows = false
  private let emptyLabel = UILabel()
  private let statusLabel = UILabel()
  private let listSpinner = UIActivityIndicatorView(style: .medium)
  private var workCounts: [UIActivityIndicatorView: Int] = [:]
  private let sortItem = UIBarButtonItem()
  private let refreshItem = UIBarButtonItem(title: "Refresh")

  // MARK: The form

  private var form: UIViewController?
  private var formPersonID: Person.ID?
  private var formScrollView = UIScrollView()
  private var formSpinner = UIActivityIndicatorView(style: .medium)
  private var fields: [UITextField] = []
  private var originalTexts: [String?] = []
  private var keyboardObservers: [any NSObjectProtocol] = []
  private var insetsBeforeKeyboard: (content: UIEdgeInsets, indicator: UIEdgeInsets)?

  // MARK: The address book

  private var picker: UITableViewController?
  private var pickerContents = AddressBookContents([])
  private let pickerSpinner = UIActivityIndicatorView(style: .medium)

  /// Creates a list of the people in the database at `location`.
  ///
  /// - Parameters:
  ///   - keepsOutbox: whether changes wait in the database to be sent, and rows show their sync
  ///     state.
  ///   - defaults: stores the sort order.
  ///   - notifications: the notification center of the keyboard.
  ///   - locale: determines name order, formats and collation.
  ///   - timeZone: determines the current day.
  ///   - now: the clock.
  /// - Throws: `StoreError`, whose cases name the file and a remedy.
  public init(
    database location: DatabaseLocation, keepsOutbox: Bool = false,
    defaults: UserDefaults = .standard, notifications: NotificationCenter = .default,
    locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws(StoreError) {
    store = try await SQLitePeopleStore(
      DatabaseStack(at: location, schema: .addressBook),
      collation: SystemNameCollation(locale: locale), keepsOutbox: keepsOutbox)
    self.defaults = defaults
    self.notifications = notifications
    self.locale = locale
    self.calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }()
    self.now = now
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Sets up the views, shows the stored people, then fetches from the server.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
    emptyLabel.text = "No people yet."
    emptyLabel.textAlignment = .center
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 88))
    footer.autoresizingMask = .flexibleWidth
    statusLabel.textAlignment = .center
    for (line, part) in [listSpinner, statusLabel].enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(line) * 44, width: footer.bounds.width, height: 44)
      part.autoresizingMask = .flexibleWidth
      footer.addSubview(part)
    }
    tableView.tableFooterView = footer

    refreshItem.primaryAction = UIAction { [weak self] _ in self?.refreshTapped() }
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    sortItem.primaryAction = UIAction { [weak self] _ in self?.sortTapped() }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTapped() }),
      sortItem,
    ]
    nameSortItem()
    showStatus()
    followPeople()
    fetchPeopleFromAPI()
  }

  /// Removes the keyboard observers if the screen disappears while its form is open.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forgetKeyboard()
  }

  // MARK: - The bar

  private var nameOrder: NameOrder {
    get { defaults.string(forKey: "sort").flatMap(NameOrder.init(rawValue:)) ?? .lastName }
    set { defaults.set(newValue.rawValue, forKey: "sort") }
  }

  private func nameSortItem() {
    sortItem.title = nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
  }

  private func sortTapped() {
    nameOrder = nameOrder == .lastName ? .firstName : .lastName
    nameSortItem()
    followPeople()
  }

  private func refreshTapped() {
    if canStop { sync?.stop() } else { fetchPeopleFromAPI() }
  }

  private func addTapped() {
    guard let addressBook else { return openForm(for: nil) }
    choose(
      "Add a Person",
      [
        UIAlertAction(title: "New Person", style: .default) { [weak self] _ in
          self?.openForm(for: nil)
        },
        UIAlertAction(title: "From the Address Book", style: .default) { [weak self] _ in
          self?.openPicker(of: addressBook)
        },
      ])
  }

  // MARK: - The syncing

  private var canStop: Bool {
    switch status.activity {
    case .sending, .receiving: true
    case .resting, .offline, .stopped: false
    }
  }

  private func followSync() {
    statusObservation = sync?.observeStatus { [weak self] status in
      self?.status = status
      self?.showStatus()
    }
  }

  private func showStatus() {
    refreshItem.title = canStop ? "Stop" : "Refresh"
    var sentences: [String] = []
    switch status.activity {
    case .resting: break
    case .sending(let done, let all): sentences.append("Sending \(text(done)) of \(text(all)) …")
    case .receiving(let done, nil): sentences.append("Receiving, \(text(done)) so far …")
    case .receiving(let done, let all?):
      sentences.append("Receiving \(text(done)) of \(text(all)) …")
    case .offline: sentences.append("Offline.")
    case .stopped(let reason): sentences.append(reason)
    }
    if case .sending = status.activity {
      // The “Sending” sentence already counts the waiting changes.
    } else if status.waiting > 0 {
      let isOne = status.waiting == 1
      sentences.append(
        isOne ? "1 change waits to be sent." : "\(text(status.waiting)) changes wait to be sent.")
    }
    if status.refused > 0 {
      let isOne = status.refused == 1
      sentences.append(
        isOne ? "1 change was refused." : "\(text(status.refused)) changes were refused.")
    }
    statusLabel.text = sentences.joined(separator: " ")
    statusLabel.isHidden = sentences.isEmpty
  }

  private func text(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  // MARK: - The server

  /// Fetches all people from the server and saves them.
  @discardableResult public func fetchPeopleFromAPI() -> Task<Void, Never> {
    run("The People Were Not Fetched") { [communicator, store] in
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    }
  }

  /// Sends saved people to the server.
  @discardableResult public func sendPeopleToAPI(_ people: [Person]) -> Task<Void, Never> {
    run("The People Were Not Sent") { [communicator] in
      try await communicator.post(people)
    }
  }

  // MARK: - The query

  private func followPeople() {
    if !waitsForRows { startSpinning(listSpinner) }
    waitsForRows = true
    observation = store.observePeople(in: nameOrder) { [weak self] in self?.peopleChanged($0) }
  }

  private func peopleChanged(_ result: Result<[PersonRow], StoreError>) {
    if waitsForRows { stopSpinning(listSpinner) }
    waitsForRows = false
    switch result {
    case .success(let rows): show(rows)
    case .failure(let error):
      tell("The People Cannot Be Shown", error.description) { [weak self] in self?.followPeople() }
    }
  }

  /// Updates the table with section and row changes, or reloads it if it is not in a window.
  private func show(_ rows: [PersonRow]) {
    var new: [(title: String, rows: [PersonRow])] = []
    for row in rows {
      if new.last?.title == row.section {
        new[new.count - 1].rows.append(row)
      } else {
        new.append((row.section, [row]))
      }
    }
    tableView.backgroundView = rows.isEmpty ? emptyLabel : nil
    guard tableView.window != nil else {
      sections = new
      return tableView.reloadData()
    }
    let old = sections
    tableView.performBatchUpdates {
      self.sections = new
      self.changeRows(from: old, to: new)
    }
    // A row can have a new name or mark. Only visible rows have a cell to update.
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) as? PersonCell else { continue }
      fill(cell, with: sections[indexPath.section].rows[indexPath.row])
    }
  }

  private func changeRows(
    from old: [(title: String, rows: [PersonRow])], to new: [(title: String, rows: [PersonRow])]
  ) {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    for change in new.map(\.title).difference(from: old.map(\.title)) {
      switch change {
      case .remove(let section, _, _): deletedSections.insert(section)
      case .insert(let section, _, _): insertedSections.insert(section)
      }
    }
    tableView.deleteSections(deletedSections, with: .automatic)
    tableView.insertSections(insertedSections, with: .automatic)

    var leaving: [Person.ID: IndexPath] = [:]
    var arriving: [Person.ID: IndexPath] = [:]
    let oldNumbers = old.indices.filter { !deletedSections.contains($0) }
    let newNumbers = new.indices.filter { !insertedSections.contains($0) }
    for (oldNumber, newNumber) in zip(oldNumbers, newNumbers) {
      let oldRows = old[oldNumber].rows
      let newRows = new[newNumber].rows
      guard oldRows != newRows else { continue }
      var oldIDs = Set(oldRows.map(\.id))
      var newIDs = Set(newRows.map(\.id))
      // A row that moved within its section is both in `leaving` and in `arriving`.
      let oldOrder = oldRows.map(\.id).filter(newIDs.contains)
      let newOrder = newRows.map(\.id).filter(oldIDs.contains)
      for case .remove(_, let id, _) in newOrder.difference(from: oldOrder) {
        oldIDs.remove(id)
        newIDs.remove(id)
      }
      for (row, person) in oldRows.enumerated() where !newIDs.contains(person.id) {
        leaving[person.id] = IndexPath(row: row, section: oldNumber)
      }
      for (row, person) in newRows.enumerated() where !oldIDs.contains(person.id) {
        arriving[person.id] = IndexPath(row: row, section: newNumber)
      }
    }
    for (id, oldPlace) in leaving {
      if let newPlace = arriving.removeValue(forKey: id) {
        tableView.moveRow(at: oldPlace, to: newPlace)
      } else {
        tableView.deleteRows(at: [oldPlace], with: .automatic)
      }
    }
    tableView.insertRows(at: Array(arriving.values), with: .automatic)
  }

  // MARK: - Both tables

  /// Returns the number of letters in the list, or 1 for the address book.
  public override func numberOfSections(in tableView: UITableView) -> Int {
    tableView === picker?.tableView ? 1 : sections.count
  }

  /// Returns the number of people in a section, or in the address book.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    tableView === picker?.tableView ? pickerContents.people.count : sections[section].rows.count
  }

  /// Returns the letter of a section, or nil for the address book.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    tableView === picker?.tableView ? nil : sections[section].title
  }

  /// Returns a cell with name, birthday and mark.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    guard let personCell = cell as? PersonCell else { return cell }
    if tableView === picker?.tableView {
      let person = Person(pickerContents.people[indexPath.row].info)
      fill(personCell, with: PersonRow(person, section: ""))
    } else {
      fill(personCell, with: sections[indexPath.section].rows[indexPath.row])
    }
    return personCell
  }

  /// Returns true for rows of the people list, and false for rows of the picker.
  public override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    tableView !== picker?.tableView
  }

  /// Asks whether to delete the person of a swiped row.
  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let person = sections[indexPath.section].rows[indexPath.row].person
    confirm("Delete \(fullName(person))?", "Delete", over: self) { [weak self, store] in
      self?.run("The Person Was Not Deleted") { try await store.delete([person.id]) }
    }
  }

  /// Opens the tapped person, offers actions for a refused change, or adds a picked person.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if tableView === picker?.tableView {
      return addPicked([pickerContents.people[indexPath.row]])
    }
    let row = sections[indexPath.section].rows[indexPath.row]
    if case .refused(let reason) = row.mark, let sync {
      offerWayOut(for: row.person, refusedFor: reason, by: sync)
    } else {
      openForm(for: row.person)
    }
  }

  private func fill(_ cell: PersonCell, with row: PersonRow) {
    cell.textLabel?.text = fullName(row.person)
    cell.detailTextLabel?.text = birthdayText(row.person)
    switch row.mark {
    case .synced: cell.markLabel.text = nil
    case .waiting: cell.markLabel.text = "↑"
    case .refused: cell.markLabel.text = "!"
    }
  }

  // MARK: - Formatting

  /// Returns the full name. If all letters are Chinese, Japanese or Korean, the family name comes
  /// first, without a space. Otherwise the names are in the locale's order.
  private func fullName(_ person: Person) -> String {
    let (given, family) = (person.firstName, person.lastName)
    let eastAsian: [ClosedRange<UInt32>] = [
      0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x3FFFF,
    ]
    let letters = (given + family).unicodeScalars.filter(\.properties.isAlphabetic)
    if !letters.isEmpty,
      letters.allSatisfy({ letter in eastAsian.contains { $0.contains(letter.value) } })
    {
      return family + given
    }
    let familyFirst = ["hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
    return (familyFirst ? [family, given] : [given, family])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the birthday in the locale's long format, in GMT so that the day never changes.
  private func birthdayText(_ person: Person) -> String {
    guard let birthday = person.birthday else { return "" }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    let noon = DateComponents(
      year: birthday.year, month: birthday.month, day: birthday.day, hour: 12)
    guard let moment = gregorian.date(from: noon) else { return "" }
    return moment.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt))
  }

  // MARK: - Rejected changes

  private func offerWayOut(
    for person: Person, refusedFor reason: String, by sync: any PeopleSync
  ) {
    choose(
      "\(fullName(person)) Was Refused", because: reason,
      [
        UIAlertAction(title: "Edit", style: .default) { [weak self] _ in
          self?.openForm(for: person)
        },
        UIAlertAction(title: "Try Again", style: .default) { [weak self] _ in
          self?.run("The Change Was Not Retried") { try await sync.retry(person.id) }
        },
        UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
          self?.run("The Change Was Not Discarded") { try await sync.discard(person.id) }
        },
      ])
  }

  // MARK: - The form

  private func openForm(for person: Person?) {
    guard presentedViewController == nil else { return }
    let form = UIViewController()
    form.title = person == nil ? "New Person" : "Edit Person"
    // A second attempt to save uses the same identifier, so it adds no second person.
    formPersonID = person?.id ?? Person.ID()
    formScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    formScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    formSpinner = UIActivityIndicatorView(style: .medium)
    let contents = [
      ("First Name", person?.firstName), ("Last Name", person?.lastName),
      ("Birthday (YYYY-MM-DD)", person?.birthday?.description),
    ]
    fields = contents.map { placeholder, text in
      let field = UITextField()
      field.placeholder = placeholder
      field.text = text
      field.delegate = self
      field.returnKeyType = .next
      return field
    }
    fields.last?.returnKeyType = .done
    originalTexts = fields.map(\.text)
    for (row, view) in (fields + [formSpinner]).enumerated() {
      view.frame = CGRect(x: 16, y: CGFloat(row) * 44, width: 358, height: 44)
      view.autoresizingMask = [.flexibleWidth]
      formScrollView.addSubview(view)
    }
    formScrollView.contentSize = CGSize(width: 0, height: CGFloat(fields.count + 1) * 44)
    form.view = formScrollView
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelTapped() })
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.saveTapped() })
    self.form = form
    followKeyboard()
    let stack = UINavigationController(rootViewController: form)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    present(stack, animated: true)
  }

  private func cancelTapped() {
    guard let form, fields.map(\.text) != originalTexts else { return closeForm() }
    confirm("Discard Changes?", "Discard Changes", cancel: "Keep Editing", over: form) {
      [weak self] in self?.closeForm()
    }
  }

  private func closeForm() {
    fields.first(where: \.isFirstResponder)?.resignFirstResponder()
    forgetKeyboard()
    form?.presentingViewController?.dismiss(animated: true)
    form = nil
  }

  private func saveTapped() {
    guard let form, let id = formPersonID,
      form.navigationItem.rightBarButtonItem?.isEnabled == true
    else { return }
    let texts = fields.map { $0.text ?? "" }
    do throws(PersonInfo.ValidationError) {
      let info = try PersonInfo(
        firstName: texts[0], lastName: texts[1], typedBirthday: texts[2],
        today: CalendarDate.today(now(), in: calendar))
      save(Person(id: id, info), from: form)
    } catch {
      tell("This Person Cannot Be Saved", error.sentence)
    }
  }

  /// Saves the person, then sends the person to the server, even if the screen was deallocated.
  private func save(_ person: Person, from form: UIViewController) {
    run("The Person Was Not Saved", formSpinner, locking: form) {
      [weak self, weak form, communicator, store] in
      try await store.save([person])
      guard let self else { return try await communicator.post([person]) }
      if let form, form === self.form { closeForm() }
      sendPeopleToAPI([person])
    }
  }

  /// Focuses the next field. In the last field, Return saves the person.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let place = fields.firstIndex(of: textField), place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else {
      saveTapped()
    }
    return false
  }

  /// Scrolls the field into view. If the keyboard is already visible, no keyboard notification does
  /// this.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    formScrollView.scrollRectToVisible(textField.frame, animated: true)
  }

  // MARK: - The keyboard

  private func followKeyboard() {
    forgetKeyboard()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]
    for name in names {
      keyboardObservers.append(
        notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
          let hides = $0.name == UIResponder.keyboardWillHideNotification
          let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated { self?.keyboardMoved(to: hides ? .zero : frame) }
        })
    }
  }

  private func forgetKeyboard() {
    for observer in keyboardObservers { notifications.removeObserver(observer) }
    keyboardObservers = []
    insetsBeforeKeyboard = nil
  }

  /// Insets the form by the height that a docked keyboard covers, if the original inset is smaller.
  /// Other keyboards need no inset.
  private func keyboardMoved(to screenFrame: CGRect?) {
    guard let screenFrame, let window = formScrollView.window else { return }
    let inWindow = screenFrame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    let keyboard = formScrollView.convert(inWindow, from: window)
    let bounds = formScrollView.bounds
    var overlap: CGFloat = 0
    if keyboard.width > 0, keyboard.height > 0, keyboard.maxY >= bounds.maxY - 0.5,
      keyboard.minX < bounds.maxX, keyboard.maxX > bounds.minX
    {
      // The scroll view already insets itself by the safe area, so that inset is subtracted.
      let automatic =
        formScrollView.adjustedContentInset.bottom - formScrollView.contentInset.bottom
      overlap = max(0, bounds.maxY - max(bounds.minY, keyboard.minY) - automatic)
    }
    let original =
      insetsBeforeKeyboard
      ?? (formScrollView.contentInset, formScrollView.verticalScrollIndicatorInsets)
    insetsBeforeKeyboard = overlap > 0 ? original : nil
    formScrollView.contentInset = original.content
    formScrollView.contentInset.bottom = max(original.content.bottom, overlap)
    formScrollView.verticalScrollIndicatorInsets = original.indicator
    formScrollView.verticalScrollIndicatorInsets.bottom = max(original.indicator.bottom, overlap)
    if overlap > 0, let field = fields.first(where: \.isFirstResponder) {
      formScrollView.scrollRectToVisible(field.frame, animated: false)
    }
  }

  // MARK: - The address book

  private func openPicker(of book: any AddressBook) {
    guard presentedViewController == nil else { return }
    let picker = UITableViewController(style: .plain)
    picker.title = "Address Book"
    self.picker = picker
    pickerContents.people = []
    picker.tableView.dataSource = self
    picker.tableView.delegate = self
    picker.tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
    picker.tableView.tableFooterView = pickerSpinner
    picker.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.closePicker() })
    let all = UIBarButtonItem(
      title: "Add All",
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.addPicked($0.pickerContents.people) }
      }
    )
    all.isEnabled = false
    picker.navigationItem.rightBarButtonItem = all
    let stack = UINavigationController(rootViewController: picker)
    stack.isModalInPresentation = true
    present(stack, animated: true)
    run("The Address Book Cannot Be Read", pickerSpinner) { [weak self, weak picker] in
      let contents = try await book.contents()
      guard let self, let picker, picker === self.picker else { return }
      pickerContents = contents
      picker.tableView.reloadData()
      picker.navigationItem.rightBarButtonItem?.isEnabled = !contents.people.isEmpty
    }
  }

  /// Adds the people who are not in the list, and shows a summary.
  private func addPicked(_ picked: [PeopleImport.Candidate]) {
    guard let picker else { return }
    run("The People Were Not Added", pickerSpinner, locking: picker) {
      [weak self, weak picker, communicator, store, pickerContents] in
      let people = try await store.add(picked)
      guard let self else { return try await communicator.post(people.added) }
      if let picker, picker === self.picker { closePicker() }
      tell("Import", ImportSummary(of: people, from: pickerContents).description)
      sendPeopleToAPI(people.added)
    }
  }

  private func closePicker() {
    picker?.presentingViewController?.dismiss(animated: true)
    picker = nil
  }

  // MARK: - Running work and its failures

  /// Runs `work` and animates `spinner`. Shows a failure with “Try Again”.
  ///
  /// The buttons of `controller` are disabled during the work. The work continues after the screen
  /// has closed.
  @discardableResult private func run(
    _ title: String, _ spinner: UIActivityIndicatorView? = nil,
    locking controller: UIViewController? = nil,
    _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    let spinner = spinner ?? listSpinner
    startSpinning(spinner)
    if let controller { setLocked(true, controller) }
    return Task { [weak self, weak controller] in
      var failure: (any Error)?
      do { try await work() } catch { failure = error }
      guard let self else { return }
      stopSpinning(spinner)
      if let controller { setLocked(false, controller) }
      guard let failure else { return }
      tell(title, "\(failure)") { [weak self, weak controller] in
        self?.run(title, spinner, locking: controller, work)
      }
    }
  }

  private func setLocked(_ isLocked: Bool, _ controller: UIViewController) {
    controller.navigationItem.leftBarButtonItem?.isEnabled = !isLocked
    controller.navigationItem.rightBarButtonItem?.isEnabled = !isLocked
    (controller.viewIfLoaded as? UITableView)?.allowsSelection = !isLocked
  }

  private func startSpinning(_ spinner: UIActivityIndicatorView) {
    workCounts[spinner, default: 0] += 1
    spinner.startAnimating()
  }

  private func stopSpinning(_ spinner: UIActivityIndicatorView) {
    let left = workCounts[spinner, default: 1] - 1
    workCounts[spinner] = left > 0 ? left : nil
    if left == 0 { spinner.stopAnimating() }
  }

  /// Shows a message with “OK”, and with “Try Again” if `retry` is not nil.
  private func tell(_ title: String, _ message: String, retry: (() -> Void)? = nil) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    if let retry {
      alert.addAction(UIAlertAction(title: "Try Again", style: .default) { _ in retry() })
    }
    presentInFront(alert)
  }

  /// Offers several actions in a sheet.
  private func choose(_ title: String, because reason: String? = nil, _ actions: [UIAlertAction]) {
    let sheet = UIAlertController(title: title, message: reason, preferredStyle: .actionSheet)
    for action in actions { sheet.addAction(action) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    // On an iPad a sheet is a popover, which needs a source view.
    sheet.popoverPresentationController?.sourceView = view
    if presentedViewController == nil { present(sheet, animated: true) }
  }

  /// Asks before a destructive action, unless `screen` already presents a controller.
  private func confirm(
    _ title: String, _ button: String, cancel: String = "Cancel", over screen: UIViewController,
    _ action: @escaping () -> Void
  ) {
    guard screen.presentedViewController == nil else { return }
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: cancel, style: .cancel))
    alert.addAction(UIAlertAction(title: button, style: .destructive) { _ in action() })
    screen.present(alert, animated: true)
  }

  /// Presents a controller over the frontmost controller, such as the open form.
  /// During a transition UIKit presents nothing, so this method waits until the transition ends.
  private func presentInFront(_ controller: UIViewController) {
    var front: UIViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    if let transition = front.transitionCoordinator {
      // UIKit removes the transition coordinator after the closure returns, so the task runs later.
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        Task { self?.presentInFront(controller) }
      }
    } else {
      front.present(controller, animated: true)
    }
  }
}

/// A cell with name, birthday and mark.
@MainActor
private final class PersonCell: UITableViewCell {
  let markLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    _ = (textLabel, detailTextLabel)  // created now, so that they come before the mark
    contentView.addSubview(markLabel)
    // The mark is at the end of the row, in the margin.
    markLabel.textAlignment = .right
    markLabel.frame = contentView.bounds
    markLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}
