import Diagnosis

extension MistakeTests {
  /// Examples of pages, panels, tabs and children.
  static let containment = [
    Example(
      "the pages of a page view controller are containment", .containment,
      [1...3, 4...8, 9...11, 14...15],
      """
      func presentationCount(for pages: UIPageViewController) -> Int {
        cities.count
      }
      func pageViewController(
        _ pages: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? {
        makePage(at: index - 1)
      }
      func makePage(at index: Int) -> UIViewController? {
        storyboard?.instantiateViewController(withIdentifier: "page")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        self.delegate = self
        pager.dataSource = self
      }
      """),
    Example(
      "reading the shown page does not count as navigation", nil, [],
      """
      var pageViewController: UIPageViewController!
      func refresh() {
        let page = pageViewController.viewControllers![0] as? Page
        page.refresh()
      }
      """),
    Example(
      "a page that is chosen with Swift 2’s `.Forward` is containment", .containment,
      [1...3],
      """
      func start() {
        pager.setViewControllers([first], direction: .Forward, animated: false, completion: nil)
      }
      """),
    Example(
      "a panel that is set up and added is containment", .containment, [2...8],
      """
      var panelController: FloatingPanelController!
      func setupPanel() {
        panelController.surfaceView.cornerRadius = 12
        panelController.surfaceView.backgroundColor = .clear
        panelController.surfaceView.alpha = 1
        panelController.set(contentViewController: list)
        panelController.addPanel(toParent: self, animated: true)
      }
      """),
    Example(
      "a tab bar controller that a property makes is containment", .containment, [1...1],
      """
      private let tabs = UITabBarController()
      """),
    Example(
      "tabs that are made and appended are containment", .containment, [1...6],
      """
      func makeTabs() {
        let item = TabBarItem(title: "Home", viewController: HomeViewController(person: person))
        tabBarItems.append(item)
        allItems.append(item)
        newItems.append(item)
      }
      """),
    Example(
      "a link that chooses a tab is containment", .containment, [1...6],
      """
      func switchTab(to link: Link) {
        switch link {
        case .home: selected = tab(of: HomeViewController.self)
        default: selected = tabs.first
        }
      }
      """),
    Example(
      "helpers that add and remove a child are containment", .containment, [1...5, 6...6],
      """
      func showResults() {
        removeChildVC(child: emptyScreen)
        results.query = query
        addChildVC(child: results, container: content)
      }
      lazy var results: ResultsScreen = { ResultsScreen.make() }()
      """),
    Example(
      "screens that are made and added as children are containment", .containment, [1...6],
      """
      func embed() {
        content = storyboard?.instantiateViewController(withIdentifier: "list")
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
      """),
  ]
}
