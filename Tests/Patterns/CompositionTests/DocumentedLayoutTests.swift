import Composition
import HeadlessUI
import TestSupport
import Testing

/// Each known issue is caused by embedding during a layout. `HeaderAndRest` has no such issue.
@Suite("DocumentedLayout: embedding in `viewDidLayoutSubviews`", .recordsViolations, .tags(.trap))
@MainActor struct DocumentedLayoutTests {
  enum Version: CaseIterable {
    case document
    case cured
  }

  private func expectKnownBug(_ version: Version, _ expectation: () -> Void) {
    withKnownIssue("a consequence of embedding during a layout", expectation) {
      version == .document
    }
  }

  @Test("both children are embedded when the view is loaded", arguments: Version.allCases)
  func exist(_ version: Version) {
    let screen = LayoutScreen(version)
    screen.loadViewIfNeeded()
    expectKnownBug(version) { #expect(screen.children.count == 2) }
  }

  @Test("showing the screen lays out its view once", arguments: Version.allCases)
  func layouts(_ version: Version) {
    let screen = LayoutScreen(version)
    let window = screen.shown()
    expectKnownBug(version) { #expect(screen.layoutCount == 1) }
    #expect(window.rootViewController === screen)
  }

  @Test("reading a child property embeds no child", arguments: Version.allCases)
  func reading(_ version: Version) {
    let screen = LayoutScreen(version)
    screen.loadViewIfNeeded()
    let count = screen.children.count
    #expect(screen.header == nil || screen.header?.parent === screen)
    expectKnownBug(version) { #expect(screen.children.count == count) }
  }

  @Test(
    "`DocumentedLayout` and `HeaderAndRest` give the children the same frames",
    arguments: Version.allCases)
  func places(_ version: Version) {
    let screen = LayoutScreen(version)
    let window = screen.shown()
    window.layoutIfNeeded()
    #expect(
      screen.children.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 436),
      ])
  }

  @Test("a container that uses `DocumentedLayout` is deallocated", .tags(.memory))
  func freed() async {
    await expectFreed {
      let screen = LayoutScreen(.document)
      _ = screen.shown()
      return screen
    }
  }
}

/// A screen with two children. `version` determines the code that lays them out.
private final class LayoutScreen: UIViewController {
  private let version: DocumentedLayoutTests.Version
  private lazy var document = DocumentedLayout(in: self as UIViewController) { UIViewController() }
  private lazy var parts = HeaderAndRest(in: self as UIViewController)

  init(_ version: DocumentedLayoutTests.Version) {
    self.version = version
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var header: UIViewController? { version == .document ? document.header : parts.header.child }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard version == .cured else { return }
    parts.header.show(UIViewController())
    parts.rest.show(UIViewController())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if version == .document { document.layout() } else { parts.layout() }
  }

  /// Returns a window that shows the screen.
  func shown() -> UIWindow {
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = self
    window.makeKeyAndVisible()
    return window
  }
}
