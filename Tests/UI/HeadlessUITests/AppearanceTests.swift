import HeadlessUI
import TestSupport
import Testing

@Suite("ViewController: its view and its appearance", .tags(.uiKitRule))
@MainActor struct AppearanceTests {
  /// The order of `UIViewController`'s calls when a window shows its root.
  @Test("a root controller loads, then appears, and disappears when another takes its place")
  func root() {
    let diary = Diary()
    let window = makeWindow(DiaryController("root", diary))
    #expect(
      diary.take() == [
        "root load", "root didLoad", "root willAppear", "root isAppearing", "root didAppear",
      ])
    window.makeKeyAndVisible()
    #expect(diary.take().isEmpty)
    window.rootViewController = DiaryController("next", diary)
    #expect(
      diary.take() == [
        "root willDisappear", "root didDisappear", "next load", "next didLoad", "next willAppear",
        "next isAppearing", "next didAppear",
      ])
    #expect(window.isKeyWindow && !window.isHidden)
  }

  /// `isViewLoaded` and `viewIfLoaded` do not load; `view` does, once.
  @Test("the view loads when it is asked for, once")
  func loads() {
    let diary = Diary()
    let controller = DiaryController("a", diary)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(diary.take() == ["a load", "a didLoad"])
    #expect(controller.viewIfLoaded === controller.view)
  }

  @Test("loadView must set a view", .recordsViolations)
  func noView() {
    final class Forgetful: ViewController {
      override func loadView() {}
    }
    Forgetful().loadViewIfNeeded()
    #expect(
      takeViolations().map(\.message) == ["loadView of <Forgetful> returned with no view set"])
  }

  /// 'A view can only be associated with at most one view controller at a time!'
  @Test("one view serves one controller", .recordsViolations)
  func sharedView() {
    let owner = ViewController()
    let thief = ViewController()
    let own: View = thief.view
    thief.view = owner.view
    #expect(
      takeViolations().map(\.message) == [
        """
        A view can only be associated with at most one view controller at a time! View <View> is \
        associated with <ViewController>. Clear this association before associating this view \
        with <ViewController>.
        """
      ])
    #expect(thief.view === own)
  }

  /// A view appears in its window laid out: `viewIsAppearing` comes after the first layout.
  @Test("layout comes before viewIsAppearing, between the two layout calls")
  func layout() {
    final class Root: ViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
      override func viewIsAppearing(_ animated: Bool) {
        calls.append("appearing in a \(view.window == nil ? "hole" : "window")")
      }
    }
    let root = Root()
    let window = makeWindow(root)
    #expect(root.calls == ["will", "did", "appearing in a window"])
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    root.view.layoutIfNeeded()
    #expect(root.calls.suffix(2) == ["will", "did"] && root.calls.count == 5)
    withExtendedLifetime(window) {}
  }

  @Test("what viewIsAppearing changes is laid out before viewDidAppear")
  func laidOutOnceMore() {
    final class Root: ViewController {
      var calls: [String] = []
      override func viewDidLayoutSubviews() { calls.append("laid out") }
      override func viewIsAppearing(_ animated: Bool) {
        calls = []
        view.addSubview(View())
        view.setNeedsLayout()
      }
      override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    }
    let root = Root()
    let window = makeWindow(root)
    #expect(root.calls == ["laid out", "appeared"])
    withExtendedLifetime(window) {}
  }

  /// "Unbalanced calls to begin/end appearance transitions for <…>." is a warning, no more.
  @Test("unbalanced appearance calls only warn", .recordsViolations, arguments: [true, false])
  func unbalanced(isAppearing: Bool) {
    let diary = Diary()
    let controller = DiaryController("a", diary)
    if !isAppearing {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    controller.beginAppearanceTransition(isAppearing, animated: false)
    controller.beginAppearanceTransition(isAppearing, animated: false)
    controller.endAppearanceTransition()
    let entries = diary.take().count
    controller.endAppearanceTransition()
    #expect(diary.take().isEmpty && entries > 0)
    #expect(
      takeViolations()
        == Array(
          repeating: Violation(
            .warning,
            "Unbalanced calls to begin/end appearance transitions for <DiaryController>."),
          count: 2))
  }

  /// The navigation item takes the controller's title, and follows it.
  @Test("the navigation item has the controller's title")
  func title() {
    let controller = ViewController()
    controller.title = "before"
    #expect(controller.navigationItem.title == "before")
    controller.title = "after"
    #expect(controller.navigationItem.title == "after")
    controller.navigationItem.title = "own"
    #expect(controller.title == "after")
  }

  /// `editButtonItem` calls `setEditing(_:animated:)` and is called "Done" meanwhile.
  /// In Objective-C the property's setter is `setEditing:`, which calls `setEditing:animated:`.
  @Test("setting isEditing is setEditing without animation")
  func isEditing() {
    let list = TableViewController()
    list.isEditing = true
    #expect(list.isEditing && list.tableView.isEditing)
    final class Table: TableView {
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

  @Test("the edit button switches editing, and its own title")
  func editButton() {
    let controller = ViewController()
    #expect(controller.editButtonItem.title == "Edit")
    controller.editButtonItem.tap()
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    controller.editButtonItem.tap()
    #expect(!controller.isEditing)
  }
}
