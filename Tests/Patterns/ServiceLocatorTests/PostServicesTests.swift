import ServiceLocator
import TestDoubles
import TestSupport
import Testing

@Suite("PostServices: one group of services for all `SharedPostServiceLocator`s")
@MainActor struct PostServicesTests {
  @Test("two `SharedPostServiceLocator`s keep the group that is current in `awakeFromNib()`")
  func shared() {
    let group = PostServices(session: MockSession())
    let locators = [SharedPostServiceLocator(), SharedPostServiceLocator()]
    PostServices.$current.withValue(group) { for locator in locators { locator.awakeFromNib() } }
    for locator in locators { #expect(locator.dataSource === group.dataSource.service) }
  }

  @Test("before `awakeFromNib()`, a `SharedPostServiceLocator` uses the current group")
  func notAwake() {
    let group = PostServices(session: MockSession())
    PostServices.$current.withValue(group) {
      #expect(SharedPostServiceLocator().dataSource === group.dataSource.service)
    }
  }

  @Test("each `PostServiceLocator` creates a data source of its own", .tags(.trap))
  func separate() {
    let session = MockSession()
    let (first, second) = (
      PostServiceLocator(session: session), PostServiceLocator(session: session)
    )
    #expect(first.dataSource === first.dataSource)
    #expect(first.dataSource !== second.dataSource)
  }
}
