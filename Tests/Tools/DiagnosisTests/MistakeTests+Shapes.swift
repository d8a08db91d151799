import Diagnosis

extension MistakeTests {
  /// Examples of several jobs, such as formatting, cells and navigation.
  static let shapes = [
    Example(
      "a call that starts a timer elsewhere does not count as observation", nil, [],
      """
      func start() {
        enableIdleTimer()
        total = 0
      }
      """),
    Example(
      "a deinitializer that calls the method for all observers is observation", .observation,
      [1...3],
      """
      deinit {
        removeObservers()
      }
      func removeObservers() {}
      """),
    Example(
      "a constant named `context` does not count as text", nil, [],
      """
      func track() {
        let context = isOpen ? "open" : "closed"
        tracker.send(context)
      }
      """),
    Example(
      "reading a fetched row does not count as persistence", nil, [],
      """
      func select() {
        let person = resultsController.object(at: path)
        self.person = person
      }
      """),
    Example(
      "the annotations of a map do not count as views", nil, [],
      """
      func show() {
        mapView.addAnnotations(people)
      }
      func mapView(_ mapView: MKMapView, viewFor place: Place) -> PlaceView? {
        pinView.alpha = 1
        return nil
      }
      """),
    Example(
      "an identifier does not count as formatting", nil, [],
      """
      func cellIdentifier(of person: Person) -> String? {
        switch person.kind {
        case .friend: return "friend"
        default: return nil
        }
      }
      """),
    Example(
      "an empty text for a missing value does not count as formatting", nil, [],
      """
      var name: String {
        person.name ?? String()
      }
      """),
    Example(
      "a setting with a text for a missing value is persistence", .persistence, [1...3],
      """
      var introduction: String {
        AppUserDefaults.introduction ?? NSLocalizedString("None", comment: "")
      }
      """),
    Example(
      "a text that is built in parts is formatting", .formatting, [1...4],
      """
      func build() {
        page += "<b>" + title
        page += "<br>"
      }
      """),
    Example(
      "a message that a status chooses is formatting", .formatting, [2...5],
      """
      func fail() {
        var message = "Failed"
        if status == 409 {
          message = "Busy"
        }
        report(message)
        total = 0
        count = 0
        tries = 0
        isDone = true
      }
      func report(_ text: String) {}
      """),
    Example(
      "conditions that choose texts are formatting", .formatting, [1...12],
      """
      func updateRank() {
        if level == 1 {
          rankLabel.text = "Beginner"
          level = 1
        } else if level == 2 {
          rankLabel.text = "Expert"
          level = 2
        } else {
          rankLabel.text = "Master"
          level = 3
        }
      }
      """),
    Example(
      "a cell that a helper styles before it appears is filled", .cells, [1...4],
      """
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        theme.style(cell: cell, color: .clear).backgroundColor = .red
      }
      """),
    Example(
      "the height of a cell and the type of its row belong to the data source", .dataSource,
      [1...3, 4...6],
      """
      func heightOfInfoCell(_ text: String) -> CGFloat {
        max(heightOfText, 120)
      }
      func kind(at path: IndexPath) -> ViewCellKind {
        kinds[path.row]
      }
      """),
    Example(
      "a setup of a table with one property of a view belongs to the data source", .dataSource,
      [1...5],
      """
      func setup() {
        tableView.delegate = self
        tableView.dataSource = self
        tableView.rowHeight = 65
      }
      """),
    Example(
      "a Boolean property with the name of a bar does not count as views", nil, [],
      """
      func appear() {
        shouldShowToolBar = false
        shouldToggleNavigationBar = true
      }
      """),
    Example(
      "old names of navigation are navigation", .navigation, [1...4],
      """
      func open() {
        performSegueWithIdentifier("person", sender: nil)
        presentPersonPickerController(picker)
      }
      """),
    Example(
      "a view that only another screen shows is navigation", .navigation, [2...3],
      """
      func edit() {
        let editor = EntryView(model: model)
        navigationController?.pushViewController(Host(editor), animated: true)
        total = 0
        count = 0
      }
      """),
  ]
}
