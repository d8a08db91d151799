import Diagnosis
import Testing

@Suite("Code that looks like another job")
struct MistakeTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The expected job of the lines. If nil, only the job `services` may be reported.
    let job: Job?
    let lines: [ClosedRange<Int>]
    let members: String

    init(
      _ testDescription: String, _ job: Job?, _ lines: [ClosedRange<Int>], _ members: String
    ) {
      (self.testDescription, self.job) = (testDescription, job)
      (self.lines, self.members) = (lines, members)
    }

    /// The jobs that are reported, without `services`, and the lines of the expected job.
    struct Report: Equatable {
      let jobs: [Job]
      let lines: [ClosedRange<Int>]
    }

    var expected: Report { Report(jobs: [job].compactMap(\.self), lines: lines) }

    func found() throws -> Report {
      let controller = try #require(makeController(members))
      return Report(
        jobs: controller.jobs.map(\.job).filter { $0 != .services },
        lines: job.map(controller.lines(of:)) ?? [])
    }
  }

  static let all =
    examples + containment + evidence + families + shapes + storedAndComputed + wording

  static let examples = [
    Example(
      "a call of the view model is not a request", nil, [],
      """
      func refreshOrder() {
        viewModel.fetchOrder(onCompletion: onCompletion)
      }
      """),
    Example(
      "answers to a question of another object are not an alert", nil, [],
      """
      func add() {
        choose("Add", among: [
          AlertAction(title: "New", style: .default) { _ in
            self.openForm()
          }
        ])
      }
      """),
    Example(
      "commands of the lock screen are not views", nil, [],
      """
      func follow() {
        MPRemoteCommandCenter.shared().playCommand.isEnabled = true
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
      }
      """),
    Example(
      "the objects of IGListKit are a data source", .dataSource, [1...4],
      """
      func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
        if isLoading { return [] }
        return people.map(\\.model)
      }
      """),
    Example(
      "a keyboard notification belongs to the keyboard", .keyboard, [2...3],
      """
      func start() {
        center.addObserver(
          self, selector: #selector(move), name: .UIKeyboardWillShow, object: nil)
        count = 0
        total = 0
      }
      """),
    Example(
      "settings that are stored on the device are stored data", .persistence, [1...5],
      """
      func loadLocalSettings() {
        backend.load(.settings) { result, error in
          self.settings = result
        }
      }
      """),
    Example(
      "the end of a coordinator's flow belongs to navigation", .navigation, [1...6],
      """
      func start() {
        storeCoordinator?.onDismiss = {
          self.count += 1
        }
        total = 0
      }
      """),
    Example(
      "a closure with an error code takes the reply to a request", .networking, [1...7],
      """
      func start() {
        backend.listing(of: folder) { items, errorCode in
          self.items = items
        }
        total = 0
        count = 0
      }
      """),
    Example(
      "a request inside a progress display stays a request", .networking, [3...3],
      """
      func start() {
        ActivityIndicatorViewController.present(from: self) { display in
          let page = await client.page(named: name)
          self.total = page.total
        }
      }
      """),
    Example(
      "a long reply does not belong to the request", .networking, [2...2],
      """
      func start() {
        client.fetchPage { page, error in
          switch self.mode {
          case .first: self.first = page
          case .second: self.second = page
          default:
            self.rest = page
            self.count += 1
            self.total += 1
            self.last = self.total
            self.isDone = true
          }
        }
      }
      """),
    Example(
      "the pages of a page controller and the tabs of a tab bar are children", .containment,
      [1...4],
      """
      func show() {
        pages.setViewControllers([first], direction: .forward, animated: true)
        viewControllers = [first, second]
      }
      """),
    Example(
      "a menu belongs to the views", .views, [1...5],
      """
      func makeMenu() {
        let copy = UIAction(title: "Copy") { _ in self.copyText() }
        let share = UIAction(title: "Share") { _ in self.shareText() }
        button.menu = UIMenu(title: "", children: [copy, share])
      }
      """),
    Example(
      "a cross-fade changes no children", .views, [1...5],
      """
      func fade() {
        UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
          self.label.textColor = .red
        }
      }
      """),
    Example(
      "a fetch from a managed object context asks no server", .persistence, [1...8],
      """
      func loadPeople() -> [Person] {
        let appDelegate = UIApplication.shared.delegate as? AppDelegate
        let context = appDelegate!.persistentContainer.viewContext
        do {
          return try context.fetch(request)
        } catch { print(error) }
        return []
      }
      """),
    Example(
      "branches that set the same text choose a text", .formatting, [1...9],
      """
      func start() {
        if isOpen {
          label.text = "Open"
        } else {
          label.text = "Closed"
        }
        count += 1
        total += 1
      }
      """),
    Example(
      "a text with a value in it is computed", .formatting, [2...2],
      """
      func start() {
        label.text = "\\(count) people"
        count += 1
        total += 1
      }
      """),
    Example(
      "a condition that reads a view makes no view", nil, [],
      """
      func searchChanged() {
        if let text = searchBar.text {
          query = text
          state = .loading
        }
      }
      """),
    Example(
      "a subscription that closes the screen is navigation", .navigation, [1...7],
      """
      func bind() {
        output.done.drive(onNext: { [weak self] in
          self?.dismiss(animated: true)
        }).disposed(by: bag)
        count = 0
        total = 0
      }
      """),
  ]

  @Test("the diagnosis reports only the job that the example expects", arguments: all)
  func recognised(_ example: Example) throws {
    let found = try example.found()
    #expect(found == example.expected)
  }
}
