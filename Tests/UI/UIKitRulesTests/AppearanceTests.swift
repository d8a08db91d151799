import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
@Suite("UIViewController: view and appearance")
@MainActor struct AppearanceTests {
  /// Source: observed behavior, not documented.
  @Test("a root controller appears in the window, and a replaced root controller disappears")
  func root() async {
    let callLog = CallLog()
    let window = makeWindow(LoggingController("root", callLog))
    await settle(window)
    callLog.expect(
      "root load", "root didLoad", "root willAppear", "root isAppearing", "root didAppear")
    window.makeKeyAndVisible()
    await settle(window)
    #expect(callLog.take().isEmpty)
    window.rootViewController = LoggingController("next", callLog)
    await settle(window)
    callLog.expect(
      "root willDisappear", "root didDisappear", "next load", "next didLoad", "next willAppear",
      "next isAppearing", "next didAppear")
    #expect(!window.isHidden)
  }

  @Test("the first access to `view` loads the view, and later accesses do not")
  func loads() {
    let callLog = CallLog()
    let controller = LoggingController("a", callLog)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(callLog.take() == ["a load", "a didLoad"])
    #expect(controller.viewIfLoaded === controller.view)
  }

  #if !canImport(UIKit)  // UIKit raises an exception, and iOS has no exit tests.
    /// Source: the text of UIKit's exception in public crash reports.
    @Test("a `loadView()` that sets no view raises an exception")
    nonisolated func noView() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        final class Forgetful: UIViewController {
          override func loadView() {}
        }
        Forgetful().loadViewIfNeeded()
      }
      expectException("loadView of <Forgetful> returned with no view set", in: ended)
    }

    @Test(
      "setting `view` to a view of another controller raises an exception", .countsWarnings,
      .bug("https://github.com/nicklockwood/iCarousel/issues/229"))
    func sharedView() {
      let owner = UIViewController()
      let thief = UIViewController()
      let own: UIView = thief.view
      thief.view = owner.view
      expectExceptions(
        """
        A view can only be associated with at most one view controller at a time! View <UIView> \
        is associated with <UIViewController>. Clear this association before associating this \
        view with <UIViewController>.
        """)
      #expect(thief.view === own)
    }
  #endif

  @Test("`viewWillLayoutSubviews` and `viewDidLayoutSubviews` are called before `viewIsAppearing`")
  func layout() async {
    final class Root: UIViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
      override func viewIsAppearing(_ animated: Bool) {
        calls.append("appearing in a \(view.window == nil ? "hole" : "window")")
      }
    }
    let root = Root()
    let window = makeWindow(root)
    await settle(window)
    #expect(root.calls == ["will", "did", "appearing in a window"])
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    root.view.layoutIfNeeded()
    #expect(root.calls.suffix(2) == ["will", "did"] && root.calls.count == 5)
    withExtendedLifetime(window) {}
  }

  /// Source: observed behavior, not documented.
  @Test("a change in `viewIsAppearing` is laid out before `viewDidAppear`")
  func laidOutOnceMore() async {
    final class Root: UIViewController {
      var calls: [String] = []
      override func viewDidLayoutSubviews() { calls.append("laid out") }
      override func viewIsAppearing(_ animated: Bool) {
        calls = []
        view.addSubview(UIView())
        view.setNeedsLayout()
      }
      override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    }
    let root = Root()
    let window = makeWindow(root)
    await settle(window)
    #expect(root.calls == ["laid out", "appeared"])
    withExtendedLifetime(window) {}
  }

  @Test(
    "unbalanced appearance calls cause a warning and change nothing", .countsWarnings,
    .bug("https://github.com/griddynamics-archive/MMDrawerController/issues/196"),
    arguments: [true, false])
  func unbalanced(isAppearing: Bool) {
    let callLog = CallLog()
    let controller = LoggingController("a", callLog)
    if !isAppearing {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    controller.beginAppearanceTransition(isAppearing, animated: false)
    controller.beginAppearanceTransition(isAppearing, animated: false)
    controller.endAppearanceTransition()
    let entries = callLog.take().count
    controller.endAppearanceTransition()
    #expect(callLog.take().isEmpty && entries > 0)
    let text = "Unbalanced calls to begin/end appearance transitions for <LoggingController>."
    expectWarnings(text, text)
  }

  @Test("the navigation item gets the title of its controller")
  func title() {
    let controller = UIViewController()
    controller.title = "before"
    #expect(controller.navigationItem.title == "before")
    controller.title = "after"
    #expect(controller.navigationItem.title == "after")
    controller.navigationItem.title = "own"
    #expect(controller.title == "after")
  }

  /// In Objective-C the property's setter is `setEditing:`, which calls `setEditing:animated:`.
  ///
  /// Source: observed behavior, not documented.
  @Test("setting `isEditing` calls `setEditing(_:animated:)` without animation")
  func isEditing() {
    let list = UITableViewController()
    list.isEditing = true
    #expect(list.isEditing && list.tableView.isEditing)
    final class Table: UITableView {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(animated)
      }
    }
    let table = Table()
    table.isEditing = true
    #expect(table.isEditing && table.calls == [false])
  }

  @Test("a tap on the edit button toggles editing and the button's title")
  func editButton() {
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit")
    tap(controller.editButtonItem)
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    tap(controller.editButtonItem)
    #expect(!controller.isEditing)
  }
}
