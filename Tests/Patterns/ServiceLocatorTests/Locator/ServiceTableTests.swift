import Testing

@testable import ServiceLocator

/// A scope that misses in its table falls back to a way with a lock, and nobody sees it.
@Suite("Service table: what a scope reads without a lock")
struct ServiceTableTests {
  @Test("each of its cells is found, also those that had to give way to others; no other is")
  func finds() {
    let services = (0..<500).map { _ in Clock() }
    var cells: [ObjectIdentifier: any AnyObject & Sendable] = [:]
    for service in services { cells[ObjectIdentifier(service)] = ServiceCell<Clock>() }
    let table = ServiceTable(cells)
    for (key, cell) in cells {
      #expect(table[key]?.takeUnretainedValue() === cell)
    }
    #expect(table[ObjectIdentifier(Clock.self)] == nil)
    #expect(table.places.count == 1_024, "half of the places stay empty")
  }

  @Test("an empty one finds nothing, and the search ends")
  func empty() {
    #expect(ServiceTable([:])[ObjectIdentifier(Clock.self)] == nil)
  }
}
