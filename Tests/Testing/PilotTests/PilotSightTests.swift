import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite("ScreenPilot: invisible elements")
@MainActor
struct PilotSightTests {
  private let screen = SampleScreen(["Ada", "Grace"])
  private let navigation: UINavigationController
  private let pilot: ScreenPilot

  init() {
    navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  /// Pushes and returns a screen with the given views.
  private func push(_ views: [UIView]) -> UIViewController {
    let next = UIViewController()
    for view in views { next.view.addSubview(view) }
    navigation.pushViewController(next, animated: false)
    return next
  }

  @Test("the pilot ignores hidden and transparent labels")
  func hiddenLabels() throws {
    let cell = try #require(screen.tableView.visibleCells.first)
    let secret = UILabel()
    secret.text = "secret"
    secret.isHidden = true
    cell.contentView.addSubview(secret)
    #expect(pilot.rows.first?.texts == ["Ada"])
    let faint = UILabel()
    faint.text = "faint"
    faint.alpha = 0
    _ = push([faint])
    #expect(pilot.labels.isEmpty)
  }

  @Test(
    "the back button has the `backButtonTitle`, and a hidden back button cannot be tapped")
  func backButton() throws {
    screen.navigationItem.backButtonTitle = "Everybody"
    let next = push([])
    #expect(pilot.buttons == ["Everybody"])
    next.navigationItem.hidesBackButton = true
    #expect(pilot.buttons.isEmpty)
    #expect(throws: PilotError.self) { try pilot.tap("Everybody") }
  }

  @Test("the pilot ignores the buttons of a hidden navigation bar")
  func hiddenBar() {
    navigation.isNavigationBarHidden = true
    #expect(pilot.buttons.isEmpty)
  }

  @Test("if two buttons have the same title, the front button is tapped")
  func twoButtons() throws {
    var tapped: [String] = []
    let buttons = ["behind", "in front"].map { place in
      UIButton(
        type: .system, primaryAction: UIAction(title: "Save") { _ in tapped.append(place) })
    }
    _ = push(buttons)
    try pilot.tap("Save")
    #expect(tapped == ["in front"])
  }

  @Test("a bar button is found by its accessibility identifier")
  func identifier() throws {
    screen.navigationItem.rightBarButtonItems?.first?.accessibilityIdentifier = "add-button"
    try pilot.tap("add-button")
    #expect(pilot.title == "New Name")
  }

  @Test("if columns are side by side, their buttons are read column by column")
  func sideBySide() {
    let container = UIViewController()
    for title in ["Left", "Right"] {
      let column = UIViewController()
      column.navigationItem.rightBarButtonItem = UIBarButtonItem(title: title)
      let child = UINavigationController(rootViewController: column)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    pilot.window.rootViewController = container
    #expect(pilot.buttons == ["Left", "Right"])
  }

  @Test("a search for a missing row restores the scroll position")
  func keepsPlace() throws {
    let names = (1...100).map { "Name \($0)" }
    pilot.window.rootViewController = UINavigationController(
      rootViewController: SampleScreen(names))
    try pilot.scroll(toRow: 50)
    #expect(throws: PilotError.self) { try pilot.selectRow("Bob") }
    #expect(pilot.rows.first?.title == "Name 50")
  }

  @Test("the error of a pilot lists the first twenty rows and an ellipsis")
  func longList() throws {
    pilot.window.frame.size.height = 2_000
    let names = (1...40).map { "Name \($0)" }
    pilot.window.rootViewController = UINavigationController(
      rootViewController: SampleScreen(names))
    let error = #expect(throws: PilotError.self) { try pilot.tap("Bob") }
    #expect(error?.screen.contains("“Name 20”, “…”") == true)
    #expect(error?.screen.contains("Name 21") == false)
  }
}
