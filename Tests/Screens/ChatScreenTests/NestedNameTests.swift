import Foundation
import Testing

enum Inbox {
  final class Row: NSObject {}
}

enum Outbox {
  #if canImport(ObjectiveC)
    @objc(OutboxRow) final class Row: NSObject {}
  #else
    final class Row: NSObject {}
  #endif
}

@Suite("Nested classes with the same name")
struct NestedNameTests {
  @Test("two nested classes differ in Swift, although the last part of their names is the same")
  func lastPart() {
    #expect(String(reflecting: Inbox.Row.self) != String(reflecting: Outbox.Row.self))
    #expect("\(Inbox.Row.self)" == "\(Outbox.Row.self)")
  }

  #if canImport(ObjectiveC)
    @Test("`@objc` gives a nested class its own name in Objective-C")
    func renamed() {
      #expect(NSStringFromClass(Outbox.Row.self) == "OutboxRow")
    }
  #endif
}
