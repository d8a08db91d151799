import Foundation
import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite("A pilot sees and touches nothing that a person could not")
@MainActor
struct PilotSightTests {
  private let screen = SampleScreen(["Ada", "Grace"])
  private let navigation: NavigationController
  private let pilot: ScreenPilot

  init() {
    navigation = NavigationController(rootViewController: screen)
    let window = Window(size: CGSize(width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  /// A screen with these views, on top of the list.
  private func push(_ views: [View]) -> ViewController {
    let next = ViewController()
    for view in views { next.view.addSubview(view) }
    navigation.pushViewController(next, animated: false)
    return next
  }

  @Test("a label that is hidden or transparent is not read, in a row neither")
  func hiddenLabels() throws {
    let cell = try #require(screen.tableView.visibleCells.first)
    let secret = Label()
    secret.text = "secret"
    secret.isHidden = true
    cell.contentView.addSubview(secret)
    #expect(pilot.rows.first?.texts == ["Ada"])
    let faint = Label()
    faint.text = "faint"
    faint.alpha = 0
    _ = push([faint])
    #expect(pilot.labels.isEmpty)
  }

  @Test("a back button that is hidden is not there; one with a title of its own has that")
  func backButton() throws {
    screen.navigationItem.backButtonTitle = "Everybody"
    let next = push([])
    #expect(pilot.buttons == ["Everybody"])
    next.navigationItem.hidesBackButton = true
    #expect(pilot.buttons.isEmpty)
    #expect(throws: PilotError.self) { try pilot.tap("Everybody") }
  }

  @Test("the buttons of a hidden bar are not there")
  func hiddenBar() {
    navigation.isNavigationBarHidden = true
    #expect(pilot.buttons.isEmpty)
  }

  @Test("of two buttons of one name the one in front is tapped")
  func twoButtons() throws {
    var tapped: [String] = []
    let buttons = ["behind", "in front"].map { place in
      Button(
        type: .system, primaryAction: Action(title: "Save") { _ in tapped.append(place) })
    }
    _ = push(buttons)
    try pilot.tap("Save")
    #expect(tapped == ["in front"])
  }

  @Test("a bar button is found by its identifier as well")
  func identifier() throws {
    screen.navigationItem.rightBarButtonItems?.first?.accessibilityIdentifier = "add-button"
    try pilot.tap("add-button")
    #expect(pilot.title == "New Name")
  }

  @Test("screens side by side are read from the first to the last")
  func sideBySide() {
    let container = ViewController()
    for title in ["Left", "Right"] {
      let column = ViewController()
      column.navigationItem.rightBarButtonItem = BarButtonItem(title: title)
      let child = NavigationController(rootViewController: column)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    pilot.window.rootViewController = container
    #expect(pilot.buttons == ["Left", "Right"])
  }

  @Test("a row that is not there is looked for everywhere, and the list stays where it was")
  func keepsPlace() throws {
    let names = (1...100).map { "Name \($0)" }
    pilot.window.rootViewController = NavigationController(rootViewController: SampleScreen(names))
    try pilot.scroll(toRow: 50)
    #expect(throws: PilotError.self) { try pilot.selectRow("Bob") }
    #expect(pilot.rows.first?.title == "Name 50")
  }

  @Test("of a long list a complaint tells the first twenty rows, and that there are more")
  func longList() throws {
    pilot.window.frame.size.height = 2_000
    let names = (1...40).map { "Name \($0)" }
    pilot.window.rootViewController = NavigationController(rootViewController: SampleScreen(names))
    let error = #expect(throws: PilotError.self) { try pilot.tap("Bob") }
    #expect(error?.screen.contains("“Name 20”, “…”") == true)
    #expect(error?.screen.contains("Name 21") == false)
  }
}
