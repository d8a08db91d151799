import HeadlessUI
import SmartView
import TestSupport
import Testing

@Suite("ContentViewController")
@MainActor struct ContentViewControllerTests {
  final class Card: UIView {
    let label = UILabel()
  }

  final class CardController: ContentViewController<Card> {
    private(set) var events: [String] = []
    override func loadView() {
      super.loadView()
      events.append("loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("viewDidLoad")
      contentView.label.text = "loaded"
    }
  }

  @Test("`contentView` is the controller's view")
  func typed() {
    let controller = CardController(Card())
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.contentView)
    #expect(controller.contentView.label.text == "loaded")
    #expect(controller.events == ["loadView", "viewDidLoad"])
  }

  @Test("the view is created once, on first access")
  func makesOnce() {
    var count = 0
    func make() -> Card {
      count += 1
      return Card()
    }
    let controller = CardController(make())
    #expect(count == 0)
    _ = controller.contentView
    _ = controller.view
    _ = controller.contentView
    #expect(count == 1)
  }

  @Test("access to `contentView` does not load the controller's view")
  func beforeLoading() {
    let controller = CardController(Card())
    controller.contentView.label.text = "early"
    #expect(!controller.isViewLoaded)
    #expect(controller.events == [])
  }

  @Test(
    "a second controller for the same view raises UIKit's exception", .recordsViolations)
  func oneOwner() {
    let card = Card()
    let (first, second) = (CardController(card), CardController(card))
    first.loadViewIfNeeded()
    second.loadViewIfNeeded()
    #expect(takeViolations().first?.severity == .exception)
  }

  @Test("a controller with another base class conforms to `ContentViewHosting` in three lines")
  func otherBase() {
    final class ListController: UITableViewController, ContentViewHosting {
      private let contentPart = LazyPart<Card>()
      var contentView: Card { contentPart.value { Card() } }
      override func loadView() { view = contentView }
    }
    let controller = ListController()
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.contentView)
  }

  @Test("the controller and its view are deallocated after use", .tags(.memory))
  func freed() async {
    await expectFreed { CardController(Card()) }
    await expectFreed {
      let controller = CardController(Card())
      controller.loadViewIfNeeded()
      return controller
    }
    await expectFreed { CardController(Card()).contentView }
  }
}
