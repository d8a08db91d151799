import Diagnosis
import Testing

@Suite("The jobs of a view controller")
struct JobTests {
  /// The source of some members of a controller, and the lines in it that do `job`.
  struct Example: Sendable, CustomTestStringConvertible {
    let job: Job
    let members: String
    let lines: [ClosedRange<Int>]
    var testDescription: String { "\(job.rawValue): \(members.prefix(40))" }

    init(_ job: Job, _ lines: [ClosedRange<Int>], _ members: String) {
      (self.job, self.members, self.lines) = (job, members, lines)
    }
  }

  static let examples = [
    Example(
      .dataSource, [1...3],
      """
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        people.count
      }
      """),
    Example(
      .cells, [1...3],
      """
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        view.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      """),
    Example(
      .formatting, [1...5],
      """
      func text(for date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
      }
      """),
    Example(
      .networking, [1...5],
      """
      func load() {
        URLSession.shared.dataTask(with: url) { data, _, error in
          self.data = data
        }.resume()
      }
      """),
    Example(
      .persistence, [1...3],
      """
      func saveOrder() {
        UserDefaults.standard.set(order, forKey: "order")
      }
      """),
    Example(
      .keyboard, [1...3],
      """
      @objc func keyboardWillShow(_ note: Notification) {
        scrollView.contentInset.bottom = 300
      }
      """),
    Example(
      .navigation, [1...4],
      """
      @objc func showPerson() {
        let next = PersonViewController()
        navigationController?.pushViewController(next, animated: true)
      }
      """),
    Example(
      .alerts, [1...7],
      """
      func askToDelete() {
        let question = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
          self.removePerson()
        })
        present(question, animated: true)
      }
      """),
    Example(
      .containment, [1...4],
      """
      func embed(_ child: UIViewController) {
        addChild(child)
        child.didMove(toParent: self)
      }
      """),
    Example(
      .views, [1...5],
      """
      let label: UILabel = {
        let label = UILabel()
        label.textColor = .red
        return label
      }()
      """),
    Example(
      .observation, [1...5],
      """
      func follow() {
        model.$name.sink { [weak self] name in
          self?.nameLabel.text = name
        }.store(in: &cancellables)
      }
      """),
    Example(
      .services, [2...2],
      """
      func report() {
        Account.shared.refresh()
      }
      """),
  ]

  @Test("the diagnosis finds the lines of each job", arguments: examples)
  func found(_ example: Example) throws {
    let controller = try #require(makeController(example.members))
    #expect(controller.lines(of: example.job) == example.lines)
  }

  @Test("the examples of this suite cover every job")
  func complete() {
    #expect(Set(Self.examples.map(\.job)) == Set(Job.allCases))
  }

  @Test("in a member that does several jobs, each statement gets its own job")
  func divided() throws {
    let controller = try #require(
      makeController(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          UserDefaults.standard.set(true, forKey: "seen")
          present(PersonViewController(), animated: true)
        }
        """))
    #expect(controller.lines(of: .views) == [3...3])
    #expect(controller.lines(of: .persistence) == [4...4])
    #expect(controller.lines(of: .navigation) == [5...5])
  }

  @Test("a request and the statements of its long completion handler have separate jobs")
  func reply() throws {
    let controller = try #require(
      makeController(
        """
        func handle() {
          api.fetchPeople { result, error in
            self.people = result
            self.tableView.reloadData()
            self.present(UIAlertController(title: "Done"), animated: true)
            self.label.text = "Done"
          }
        }
        """))
    #expect(controller.lines(of: .networking) == [2...3])
    #expect(controller.lines(of: .dataSource) == [4...4])
    #expect(controller.lines(of: .alerts) == [5...5])
  }

  @Test("a call to the controller's own method belongs to no job")
  func ownCalls() throws {
    let controller = try #require(
      makeController(
        """
        func start() {
          showAlert()
        }
        func showAlert() {
          present(UIAlertController(title: "Hello"), animated: true)
        }
        """))
    #expect(controller.lines(of: .alerts) == [4...6])
  }

  @Test("a constant that stores the result of a service call counts as networking")
  func answer() throws {
    let controller = try #require(
      makeController(
        """
        let apiService: TripService
        func handle() {
          let trip = apiService.trip(1)
          count = apiService.limit
        }
        """))
    #expect(controller.lines(of: .networking) == [3...3])
  }

  @Test("outlets, stored values and business rules have no job")
  func unmarked() throws {
    let controller = try #require(
      makeController(
        """
        @IBOutlet weak var label: UILabel!
        var count = 0
        func raise() { count += 1 }
        """))
    #expect(controller.jobs.isEmpty)
    #expect(controller.restLines == controller.codeLines)
  }

  @Test("`NotificationCenter`, the main bundle and the application do not count as services")
  func harmless() throws {
    let controller = try #require(
      makeController(
        """
        func post() {
          NotificationCenter.default.post(name: name, object: Bundle.main)
          UIApplication.shared.open(url)
        }
        """))
    #expect(controller.lines(of: .services).isEmpty)
  }
}
