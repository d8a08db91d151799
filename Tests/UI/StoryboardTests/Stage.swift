import Storyboard

/// A stage without views: controllers that write down what happens to them.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}

@MainActor final class PlainController: NibAwaking, StoryboardHosted {
  let log: Log
  var locator: PlainLocator? { didSet { log.add("locator set") } }
  var children: [AnyObject] = []
  var shown: AnyObject?
  var others: [OtherObject] = []
  var postID: Int?
  /// What is to be done when its view is loaded, which it never is on this stage.
  var uponLoading: (@MainActor () -> Void)?
  var storyboard: StoryboardLoader?

  init(log: Log) {
    self.log = log
    log.add("controller made")
  }

  func awakeFromNib() {
    log.add("controller awake")
  }
}

@MainActor final class PlainLocator: NibAwaking {
  let log: Log

  init(log: Log) {
    self.log = log
    log.add("locator made")
  }

  func awakeFromNib() {
    log.add("locator awake")
  }
}

@MainActor protocol Titled: AnyObject {
  var title: String { get }
}

@MainActor final class OtherObject {}

extension StoryboardClasses {
  /// The classes of the stage without views.
  static func plain(_ log: Log) -> StoryboardClasses {
    var classes = StoryboardClasses()
    classes.add(PlainLocator.self, named: "Locator") { PlainLocator(log: log) }
    classes.add(OtherObject.self, named: "Other") { OtherObject() }
    classes.add(
      PlainController.self, named: "viewController",
      outlets: [
        OutletBinding("locator", \PlainController.locator),
        OutletBinding(collection: "others", \PlainController.others),
        OutletBinding("titled") { (_: PlainController, _: any Titled) in },
      ]
    ) { PlainController(log: log) }
    classes.relationship("tabs") { (parent: PlainController, children: [PlainController]) in
      parent.children = children
    }
    classes.segue("embed") { (parent: PlainController, child: PlainController) in
      parent.children.append(child)
    }
    classes.segue("show") { (source: PlainController, destination: PlainController) in
      source.shown = destination
    }
    return classes
  }
}
