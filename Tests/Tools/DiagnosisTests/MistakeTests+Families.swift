import Diagnosis

extension MistakeTests {
  /// Examples in which a part of a name, such as “show”, decides whether the code counts as a job.
  static let families = [
    Example(
      "a property that says whether an error is visible does not count as an alert", nil, [],
      """
      var showAccessError: Bool {
        error != nil
      }
      """),
    Example(
      "a condition with a name of a message shows no message", nil, [],
      """
      func refresh() {
        if showError {
          total = 0
          count = 0
        }
      }
      """),
    Example(
      "a popup dialog is an alert", .alerts, [2...2],
      """
      func check() {
        showPopupDialog(title: "Check", message: "Empty")
        total = 0
        count = 0
      }
      """),
    Example(
      "a toast that shows itself is an alert", .alerts, [1...3],
      """
      func saved() {
        Toast(text: text).show()
      }
      """),
    Example(
      "an inherited `hideHUD()` counts as an alert", .alerts, [2...2],
      """
      func finish() {
        hideHUD()
        total = 0
        count = 0
      }
      """),
    Example(
      "the parsing of a reply is networking", .networking, [1...3],
      """
      func update(json: JSON) {
        name = json["name"].string
      }
      """),
    Example(
      "the parameters of a request are networking", .networking, [2...2],
      """
      func start() {
        let params: [String: String] = ["q": city]
        load(params)
        total = 0
      }
      func load(_ params: [String: String]) {}
      """),
    Example(
      "a promise of a value is networking", .networking, [1...3],
      """
      private func post() -> Promise<Post> {
        kit.post(id: id)
      }
      """),
    Example(
      "a request whose result is stored in a constant is networking", .networking, [1...4],
      """
      func start() {
        let operation = apiService.trip(id)
        operation.then { self.trip = $0 }
      }
      """),
    Example(
      "the context of a managed object is persistence", .persistence, [1...3],
      """
      func find() {
        person = Person.person(named: name, managedObjectContext: self.moc)
      }
      """),
    Example(
      "a save by the app delegate is persistence", .persistence, [1...3],
      """
      func stop() {
        appDelegate.saveContext()
      }
      """),
    Example(
      "a saved value is persistence", .persistence, [1...3, 4...6],
      """
      func read() {
        let city = defaults.string(forKey: "city")
      }
      func restore() {
        cities = model.getSavedCities()
      }
      """),
    Example(
      "an encoded property list is persistence", .persistence, [1...3],
      """
      func encode() throws {
        data = try PropertyListEncoder().encode(people)
      }
      """),
    Example(
      "fetched results that are made are persistence", .persistence, [1...1, 2...4],
      """
      lazy var results: NSFetchedResultsController = Self.make(in: context)
      static func make(in context: Context) -> NSFetchedResultsController<Person> {
        NSFetchedResultsController(request: request)
      }
      """),
    Example(
      "the delegate of fetched results is persistence", .persistence, [3...3],
      """
      var results: NSFetchedResultsController<Person>
      func start() {
        results.delegate = self
        total = 0
        count = 0
      }
      """),
    Example(
      "listeners of a model are observation", .observation, [1...3, 4...6, 7...9],
      """
      func start() {
        model.addListener(self)
      }
      deinit {
        removeObservers()
      }
      func refresh() {
        stream.listen(self)
      }
      """),
  ]
}
