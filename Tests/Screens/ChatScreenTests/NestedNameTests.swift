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
  @Test(
    "two nested `Row` classes have different full names in Swift and, with `@objc`, in Objective-C")
  func names() {
    #expect(String(reflecting: Inbox.Row.self) != String(reflecting: Outbox.Row.self))
    #expect("\(Inbox.Row.self)" == "\(Outbox.Row.self)")
    #if canImport(ObjectiveC)
      #expect(NSStringFromClass(Outbox.Row.self) == "OutboxRow")
    #endif
  }
}
