import Composition
import Foundation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("A child in a host view")
@MainActor struct HeldHostTests {
  @Test("a child fills a host view of any size")
  func anySize() {
    let log = ContainmentLog()
    let (container, host) = (ContainmentSpy("container", log), ContainmentViewSpy("host", log))
    let slot = ChildSlot(in: container, inside: host)
    let child = ContainmentSpy("a", log)
    slot.show(child)
    for size in 1...9 {
      host.bounds = CGRect(x: 0, y: size, width: 90 * size, height: 60 * size)
      slot.layout()
      #expect(child.view.frame == host.bounds)
    }
  }
}
