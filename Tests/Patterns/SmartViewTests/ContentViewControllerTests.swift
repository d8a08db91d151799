import HeadlessAdapters
import HeadlessUI
import SmartView
import TestSupport
import Testing

@Suite("A controller with a view class of its own")
@MainActor struct ContentViewControllerTests {
  final class Card: View {
    let label = Label()
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

  @Test("has that very view, typed, from loadView on")
  func typed() {
    let controller = CardController(Card())
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.contentView)
    #expect(controller.contentView.label.text == "loaded")
    #expect(controller.events == ["loadView", "viewDidLoad"])
  }

  @Test("makes the view once, and not before it is needed")
  func makesOnce() {
    var makings = 0
    func make() -> Card {
      makings += 1
      return Card()
    }
    let controller = CardController(make())
    #expect(makings == 0)
    _ = controller.contentView
    _ = controller.view
    _ = controller.contentView
    #expect(makings == 1)
  }

  @Test("can be handed its view's values before the screen loads it")
  func beforeLoading() {
    let controller = CardController(Card())
    controller.contentView.label.text = "early"
    #expect(!controller.isViewLoaded)
    #expect(controller.events == [])
  }

  @Test(
    "raises, as UIKit does, when one view is given to two controllers", .tags(.uiKitRule),
    .recordsViolations)
  func oneOwner() {
    let card = Card()
    let (first, second) = (CardController(card), CardController(card))
    first.loadViewIfNeeded()
    second.loadViewIfNeeded()
    #expect(takeViolations().first?.severity == .exception)
  }

  @Test("may have another base class, and meet the port with two lines")
  func otherBase() {
    final class ListController: TableViewController, ContentViewHosting {
      private let contentPart = LazyPart<Card>()
      var contentView: Card { contentPart.value { Card() } }
      override func loadView() { view = contentView }
    }
    let controller = ListController()
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.contentView)
  }

  @Test("is freed with its view", .tags(.memory))
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
