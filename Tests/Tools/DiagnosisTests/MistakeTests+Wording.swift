import Diagnosis

extension MistakeTests {
  /// Examples of words that change the job of a statement.
  static let wording = [
    Example(
      "the colour of the keyboard belongs to the views", .views, [1...3],
      """
      func apply(theme: Theme) {
        searchBar.keyboardAppearance = theme.darkKeyboard ? .dark : .light
      }
      """),
    Example(
      "waiting for the main queue does not count as a request", nil, [],
      """
      func finish() {
        DispatchQueue.main.sync { self.count = 0 }
      }
      """),
    Example(
      "scrolling to a row has no job", nil, [],
      """
      func scroll() {
        tableView.scrollToRow(at: path, at: .top, animated: true)
      }
      let tableView = make()
      """),
    Example(
      "a switch over the result belongs to the reply", .networking, [2...2],
      """
      func start() {
        api.fetchPeople { result in
          switch result {
          case .success(let people):
            self.first = people.first
            self.last = people.last
            self.total = people.count
            self.isDone = true
            self.tries = 0
          case .failure: self.tries += 1
          }
        }
      }
      """),
    Example(
      "the data source of old Swift versions is recognised", .dataSource, [1...3, 4...7],
      """
      override func numberOfSectionsInTableView(tableView: UITableView) -> Int {
        return 3
      }
      func refresh() {
        let paths = [NSIndexPath(forRow: 0, inSection: 0)]
        tableView.reloadRowsAtIndexPaths(paths, withRowAnimation: .None)
      }
      """),
    Example(
      "a mutable array behind the rows is the list", .dataSource, [1...3, 5...5],
      """
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        files.count
      }
      func start() {
        files.removeAllObjects()
        total = 0
        count = 0
      }
      var files = makeFiles()
      """),
    Example(
      "a colour for alerts does not count as an alert", nil, [],
      """
      func choose() {
        colour = palette.alertColor
      }
      """),
    Example(
      "a warning of a service is an alert", .alerts, [1...3],
      """
      func warn() {
        dialogService.showWarning(withMessage: text)
      }
      """),
    Example(
      "a method that unwinds a segue is navigation", .navigation, [1...1],
      """
      @IBAction func cancel(segue: UIStoryboardSegue) {}
      """),
    Example(
      "closing several screens is navigation", .navigation, [1...3],
      """
      func leave() {
        navigationController?.popViewControllers(count: 2, animated: true)
      }
      """),
    Example(
      "an alert in `shouldPerformSegue` counts as an alert", .alerts, [3...3],
      """
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        isKnown = model.isKnown
        Dialogs.alert(title: "Unknown")
        count += 1
        return isKnown
      }
      """),
    Example(
      "creating a `HomeScreen` does not count as navigation", .views, [1...4],
      """
      override func loadView() {
        let page = HomeScreen()
        view.backgroundColor = .white
      }
      """),
    Example(
      "a method that handles the keyboard belongs to it", .keyboard, [1...4, 5...7],
      """
      func makeFormVisible(keyboardHeight: Double) {
        bottomConstraint.constant = keyboardHeight
        view.layoutIfNeeded()
      }
      @objc func onKeyboardWillHide(_ note: Notification) {
        scrollView.contentInset = .zero
      }
      """),
    Example(
      "a coordinator of something other than screens is not navigation", nil, [],
      """
      func begin() {
        let sync = SyncCoordinator(store)
        syncCoordinator.start()
        sync.begin()
      }
      """),
    Example(
      "a key command is neither the keyboard nor another job", nil, [],
      """
      func addShortcut() {
        addKeyCommand(UIKeyCommand(input: "d", action: #selector(keyboardDelete)))
      }
      func handleKeyboardShortcut(_ command: UIKeyCommand) {
        count += 1
      }
      """),
    Example(
      "taking dropped objects is not a request", nil, [],
      """
      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        session.loadObjects(ofClass: Note.self) { items in
          self.count = items.count
        }
      }
      """),
    Example(
      "a search for the first responder belongs to the keyboard", .keyboard, [1...3],
      """
      func activeField() -> UITextField? {
        fields.first { $0.isFirstResponder }
      }
      """),
    Example(
      "a subscription that moves the first responder belongs to the keyboard", .keyboard, [1...5],
      """
      func configureFields() {
        nameField.rx.controlEvent(.editingDidEndOnExit).subscribe(onNext: { [weak self] in
          self?.passwordField.becomeFirstResponder()
        }).disposed(by: bag)
      }
      """),
  ]
}
