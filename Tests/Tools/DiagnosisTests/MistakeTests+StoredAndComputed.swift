import Diagnosis

extension MistakeTests {
  /// Examples of texts, stored data and requests.
  static let storedAndComputed = [
    Example(
      "a computed text and the view that shows it are formatting", .formatting, [2...3],
      """
      func start() {
        let title = song.name + " by " + song.artist
        playButton.setTitle(title, for: .normal)
        total = 0
        count = 0
      }
      """),
    Example(
      "a number that is shown as a text is formatting", .formatting, [1...3],
      """
      func update() {
        countLabel.text = String(count)
      }
      """),
    Example(
      "a title that is chosen is formatting", .formatting, [1...9],
      """
      func updateTitle() {
        let title: String
        if isOpen {
          title = Texts.open
        } else {
          title = Texts.closed
        }
        button.setTitle(title, for: .normal)
      }
      """),
    Example(
      "a text that a method chooses is formatting", .formatting, [1...4],
      """
      func hint() -> String? {
        if isOpen { return Texts.open }
        return Texts.closed
      }
      """),
    Example(
      "a switch that chooses a text is formatting", .formatting, [1...11],
      """
      func statusChanged() {
        switch connection.state {
        case .connecting:
          status = "Connecting"
          tries = 1
        case .connected:
          status = "Connected"
          tries = 2
        default: tries = 0
        }
      }
      """),
    Example(
      "an attributed text that is shown is formatting", .formatting, [1...4],
      """
      func update() {
        let name = NSMutableAttributedString(string: person.name)
        nameLabel.attributedText = name
      }
      """),
    Example(
      "a constant attributed text belongs to the views", .views, [1...3],
      """
      func setupRefresh() {
        refreshControl.attributedTitle = NSAttributedString(string: "Pull", attributes: [.font: font])
      }
      """),
    Example(
      "a colour that is computed from an image is formatting", .formatting, [1...3],
      """
      func average(of image: UIImage) -> UIColor {
        UIColor(cgColor: sampler.average(image))
      }
      """),
    Example(
      "a method that returns a font belongs to the views", .views, [1...3],
      """
      func headerFont() -> UIFont? {
        UIFont.systemFont(ofSize: 14)
      }
      """),
    Example(
      "a text that is read from a file is stored data", .persistence, [1...6],
      """
      func token() -> String? {
        let path = FileManager.default.currentDirectoryPath + "/token"
        let text = try? String(contentsOfFile: path)
        print("\\(path)")
        return text
      }
      """),
    Example(
      "a condition on a setting has no job if it only decides about a call", nil, [],
      """
      func changed() {
        if UserDefaults.standard.bool(forKey: "seen") {
          reconnect(sender: field)
        }
      }
      """),
    Example(
      "a view that shows a setting belongs to the views", .views, [1...3, 4...4],
      """
      func cancel() {
        nameField.text = UserDefaults.standard.string(forKey: "name")
      }
      let nameField = UITextField()
      """),
    Example(
      "a property that only holds a store has no job", nil, [],
      """
      let defaults = UserDefaults.standard
      """),
    Example(
      "a Redux-style `Store` does not count as persistence", nil, [],
      """
      func login() {
        Store.perform(action: LoginSuccess())
      }
      """),
    Example(
      "a repository of settings is stored data", .persistence, [1...3],
      """
      func apply() {
        UserDefaultsRepository.write(limit)
      }
      """),
    Example(
      "a change through a manager is stored data", .persistence, [1...3],
      """
      func pin() {
        PersonManager.shared.updatePinned(isPinned, of: person)
      }
      """),
    Example(
      "a manager that updates without a value stores nothing", nil, [],
      """
      func refresh() {
        PersonManager.shared.update()
      }
      """),
    Example(
      "a repository that stores a value sends no request", .persistence, [1...3],
      """
      func lock() {
        StateRepository.singleton.storeLock(true)
      }
      """),
    Example(
      "a service for the appearance sends no request", nil, [],
      """
      func restyle() {
        themeService.load(name)
      }
      """),
    Example(
      "a login with a reply is a request", .networking, [1...5],
      """
      func enter() {
        session.login(with: token) { user in
          self.user = user
        }
      }
      """),
    Example(
      "a handler that is stored for later does not count as a reply", nil, [],
      """
      func share() {
        sheet.whenDone = { kind, error in
          print(kind)
        }
      }
      """),
    Example(
      "an observer with an error in its closure is observation", .observation, [1...5],
      """
      func follow() {
        token = source.addUpdateObserver(self) { people, error in
          self.total = people.count
        }
      }
      """),
  ]
}
