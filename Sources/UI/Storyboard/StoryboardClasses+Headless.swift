import HeadlessUI

extension StoryboardClasses {
  /// Classes of HeadlessUI, registered under the element names of Interface Builder.
  ///
  /// Their containments, relationships and segues are registered too. Add your own classes to this
  /// value.
  public static var headless: StoryboardClasses {
    var classes = StoryboardClasses()
    classes.addControllers()
    classes.addViews()
    classes.addSegues()
    return classes
  }

  private mutating func addControllers() {
    add(UIViewController.self, named: "viewController") { UIViewController() }
    add(UITableViewController.self, named: "tableViewController") { UITableViewController() }
    add(UINavigationController.self, named: "navigationController") { UINavigationController() }
    relationship("rootViewController") {
      (navigation: UINavigationController, roots: [UIViewController]) in
      navigation.setViewControllers(roots, animated: false)
    }
    contain(key: "view") { (controller: UIViewController, view: UIView) in
      controller.storyboardView = view
    }
    whenViewLoads { (controller: UIViewController, connect) in
      controller.storyboardViewDidLoad = connect
    }
  }

  private mutating func addViews() {
    add(UIView.self, named: "view") {
      UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    add(UILabel.self, named: "label") { UILabel() }
    add(UIButton.self, named: "button") { UIButton() }
    add(UIScrollView.self, named: "scrollView") { UIScrollView() }
    add(UIActivityIndicatorView.self, named: "activityIndicatorView") { UIActivityIndicatorView() }
    add(
      UITextField.self, named: "textField",
      outlets: [OutletBinding("delegate", \UITextField.delegate)]
    ) { UITextField() }
    add(
      UITableView.self, named: "tableView",
      outlets: [
        OutletBinding("dataSource", \UITableView.dataSource),
        OutletBinding("delegate", \UITableView.delegate),
      ]
    ) { UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain) }
    // `StoryboardReader` ignores the frames in the file, so the table fills its superview.
    contain { (parent: UIView, table: UITableView) in
      table.frame = parent.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(table)
    }
    contain { (parent: UIView, child: UIView) in parent.addSubview(child) }
  }

  private mutating func addSegues() {
    let push: @MainActor (UIViewController, UIViewController) -> Void = { source, destination in
      source.navigationController?.pushViewController(destination, animated: true)
    }
    let present: @MainActor (UIViewController, UIViewController) -> Void = { source, destination in
      source.present(destination, animated: true)
    }
    segue("push", push)
    // As in UIKit, `show` presents the destination if there is no navigation controller.
    segue("show") { source, destination in
      (source.navigationController == nil ? present : push)(source, destination)
    }
    for kind in ["presentation", "modal", "popoverPresentation"] { segue(kind, present) }
    // As in UIKit, `showDetail` presents the destination if there is no split view controller.
    segue("showDetail") { (source: UIViewController, destination: UIViewController) in
      guard let split = source.splitViewController else { return present(source, destination) }
      split.showDetailViewController(destination, sender: source)
    }
    segue("embed") { (parent: UIViewController, child: UIViewController) in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }
}
