import Diagnosis

extension MistakeTests {
  /// Examples of jobs that follow from other code of the controller.
  static let evidence = [
    Example(
      "a method that calls super is divided by statements", .views, [3...3],
      """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.backgroundColor = .white
      }
      """),
    Example(
      "a constant has the job of the statements that use it", .views, [2...3, 8...8],
      """
      override func viewDidLoad() {
        let height = 20 + margin
        header.layer.cornerRadius = height
        total = 0
        count = 0
        tries = 0
      }
      let header = UIView()
      """),
    Example(
      "a variable has the job of the statements that use it", .navigation, [2...5],
      """
      override func viewDidLoad() {
        var name = "Ada"
        if isGuest { name = "Guest" }
        let next = PersonViewController(name: name)
        navigationController?.pushViewController(next, animated: true)
        total = 0
        count = 0
        tries = 0
        isDone = false
      }
      """),
    Example(
      "a selected row opens a screen through a method of the controller", .navigation,
      [1...6, 7...9],
      """
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let person = model.people[path.row]
        if person.isKnown {
          open(person)
        }
      }
      func open(_ person: Person) {
        performSegue(withIdentifier: "person", sender: person)
      }
      """),
    Example(
      "setting an array that the data source reads counts as data source", .dataSource,
      [2...5, 6...8],
      """
      var found: [Person]?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let rows = found else { return 0 }
        return rows.count
      }
      func search() {
        found = service.matches
      }
      """),
    Example(
      "the sections of a list belong to the data source", .dataSource, [1...5],
      """
      func makeSections() -> [Section] {
        var all: [Section] = []
        if isOpen { all.append(first) }
        return all
      }
      """),
    Example(
      "making a section counts as data source", .dataSource, [2...2],
      """
      func start() {
        recent = Section(title: "Recent", items: items)
        total = 0
        count = 0
      }
      """),
    Example(
      "a method that a timer calls copies a state to the views", .observation, [1...4, 5...7],
      """
      func start() {
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(showTime), userInfo: nil, repeats: true)
      }
      @objc func showTime(_ timer: Timer) {
        timeLabel.text = clock.time
      }
      """),
    Example(
      "a delegate method that shows a change of a model is observation", .observation, [1...3],
      """
      func songDidUpdate(song: Song) {
        titleLabel.text = song.title
      }
      """),
    Example(
      "an old timer that is removed is observation", .observation, [1...4],
      """
      func stop() {
        progressTimer?.invalidate()
        progressTimer = nil
      }
      """),
    Example(
      "a list that reloads its table after each change is a data source", .dataSource,
      [1...3, 4...6],
      """
      var people: [Person] = [] {
        didSet { tableView.reloadData() }
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        people.count
      }
      """),
    Example(
      "a property that receives a child is containment", .containment, [1...5],
      """
      var pages: UIPageViewController? {
        didSet {
          pages?.delegate = self
        }
      }
      """),
    Example(
      "a view of another controller that is added is containment", .containment, [1...4],
      """
      func show(_ next: UIViewController) {
        next.view.frame = container.bounds
        container.addSubview(next.view)
      }
      """),
    Example(
      "the view of a child that self owns is containment", .containment, [2...3, 9...9],
      """
      func start() {
        addChild(self.list)
        self.list.view.alpha = 0
        total = 0
        count = 0
        tries = 0
        isDone = false
      }
      let list = make()
      """),
    Example(
      "a property with the type of a cell fills a cell", .cells, [1...5],
      """
      private lazy var deleteCell: ActionCell = {
        let cell = ActionCell()
        cell.actionTitle = isBlocked ? "Allow" : "Block"
        return cell
      }()
      """),
    Example(
      "a method that sets the contents of a cell property fills a cell", .cells, [2...4],
      """
      let deleteCell = ActionCell()
      func update() {
        deleteCell.actionTitle = isBlocked ? "Allow" : "Block"
      }
      """),
    Example(
      "a cell that is coloured before it appears is filled", .cells, [1...4],
      """
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        cell.backgroundColor = .clear
      }
      """),
  ]
}
