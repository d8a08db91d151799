import Binding
import Testing

@Suite("Updates of an unchanged number")
@MainActor struct HeldUpdateTests {
  @Test("an unchanged number is written only once")
  func anyType() {
    let (presenter, view) = (AccountPresenter(), CountView())
    presenter.followers = 3
    let binding = ViewBinding(presenter, to: view, [.show(\.followers, in: \.count)])
    binding.updateView()
    binding.updateView()
    #expect(view.count == 3)
    #expect(view.writes == 1)
  }
}

@MainActor private final class CountView {
  private(set) var writes = 0
  var count = 0 { didSet { writes += 1 } }
}
