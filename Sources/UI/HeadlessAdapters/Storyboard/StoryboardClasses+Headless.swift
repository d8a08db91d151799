import Foundation
import HeadlessUI
import Storyboard

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension StoryboardClasses {
  /// HeadlessUI's classes, registered under the element names of Interface Builder.
  ///
  /// The value also registers the containments, relationships and segues of these classes.
  ///
  /// Add your own classes to the value.
  public static var headless: StoryboardClasses {
    var classes = StoryboardClasses()
    classes.addControllers()
    classes.addViews()
    classes.addSegues()
    return classes
  }

  private mutating func addControllers() {
    add(ViewController.self, named: "viewController") { ViewController() }
    add(TableViewController.self, named: "tableViewController") { TableViewController() }
    add(NavigationController.self, named: "navigationController") { NavigationController() }
    relationship("rootViewController") {
      (navigation: NavigationController, roots: [ViewController]) in
      navigation.setViewControllers(roots, animated: false)
    }
    contain(key: "view") { (controller: ViewController, view: View) in
      controller.storyboardView = view
    }
    whenViewLoads { (controller: ViewController, connect) in
      controller.storyboardViewDidLoad = connect
    }
  }

  private mutating func addViews() {
    add(View.self, named: "view") {
      View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    add(Label.self, named: "label") { Label() }
    add(Button.self, named: "button") { Button() }
    add(ScrollView.self, named: "scrollView") { ScrollView() }
    add(ActivityIndicatorView.self, named: "activityIndicatorView") { ActivityIndicatorView() }
    add(
      TextField.self, named: "textField",
      outlets: [OutletBinding("delegate", \TextField.delegate)]
    ) { TextField() }
    add(
      TableView.self, named: "tableView",
      outlets: [
        OutletBinding("dataSource", \TableView.dataSource),
        OutletBinding("delegate", \TableView.delegate),
      ]
    ) { TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain) }
    // `StoryboardReader` ignores the frames in the file, so the table fills its superview.
    contain { (parent: View, table: TableView) in
      table.frame = parent.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(table)
    }
    contain { (parent: View, child: View) in parent.addSubview(child) }
  }

  private mutating func addSegues() {
    let push: @MainActor (ViewController, ViewController) -> Void = { source, destination in
      source.navigationController?.pushViewController(destination, animated: true)
    }
    let present: @MainActor (ViewController, ViewController) -> Void = { source, destination in
      source.present(destination, animated: true)
    }
    segue("push", push)
    // As in UIKit, `show` presents the destination if there is no navigation controller.
    segue("show") { source, destination in
      (source.navigationController == nil ? present : push)(source, destination)
    }
    for kind in ["presentation", "modal", "popoverPresentation"] { segue(kind, present) }
    // As in UIKit, `showDetail` presents the destination if there is no split view controller.
    segue("showDetail") { (source: ViewController, destination: ViewController) in
      guard let split = source.splitViewController else { return present(source, destination) }
      split.showDetailViewController(destination, sender: source)
    }
    segue("embed") { (parent: ViewController, child: ViewController) in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }
}
