import Testing

@testable import RecordedSequences

@Suite("The call tree of a recording")
struct CallTreeTests {
  /// Returns the tree of these calls.
  ///
  /// A function with an upper-case name is `async`, and `+` marks its part after an `await`.
  private static func tree(_ text: String) -> CallTree {
    var names: [String] = []
    let lines = text.split(separator: "\n").map { line -> RawRecord.Line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2 else { return .mark(String(line)) }
      names.append(words[0])
      let numbers = words.dropFirst().compactMap { UInt($0) }
      return .entry(
        .init(
          address: UInt(names.count), frame: numbers[0], context: numbers[1], task: numbers[2],
          thread: numbers.count > 3 ? numbers[3] : 1, isOnMainQueue: numbers.count < 4))
    }
    return CallTree(RawRecord(lines)) { address in
      let name = names[Int(address) - 1]
      return RecordedFunction(
        symbol: name.replacing("+", with: ""), kind: .function,
        isAsync: name.first?.isUppercase == true,
        isResumption: name.hasSuffix("+"), module: "M", name: name)
    }
  }

  /// Returns the calls as indented lines.
  private static func lines(_ text: String) -> [String] {
    let tree = tree(text)
    func depth(_ node: Int) -> Int { tree.nodes[node].parent.map { depth($0) + 1 } ?? 0 }
    return tree.items.map {
      switch $0 {
      case .mark(let text): text
      case .call(let node):
        String(repeating: " ", count: depth(node)) + tree.nodes[node].function.name
      }
    }
  }

  @Test("a synchronous call is a child of the function with the next higher frame address")
  func synchronous() {
    #expect(
      Self.lines("a 90 0 1\nb 80 0 1\nc 70 0 1\nd 80 0 1\nmark\ne 90 0 1")
        == ["a", " b", "  c", " d", "mark", "e"])
  }

  @Test("all parts of an `async` function are one call, which contains the calls after an `await`")
  func parts() {
    // A calls b and B. After an await, B continues and calls x. Then A continues and calls c.
    #expect(
      Self.lines("A 90 11 1\nb 80 0 1\nB 90 12 1\nB+ 90 12 1\nx 80 0 1\nA+ 90 11 1\nc 80 0 1")
        == ["A", " b", " B", "  x", " c"])
  }

  @Test("the calls of two tasks with the same frame address are separate")
  func tasks() {
    #expect(
      Self.lines("A 90 11 1\nB 90 21 2\nc 80 0 2\nA+ 90 11 1\nd 80 0 1") == ["A", "B", " c", " d"])
  }

  @Test("a new task at the address of an ended task has no caller")
  func reusedTask() {
    #expect(Self.lines("A 90 11 1\nB 90 21 2\nC 90 31 1") == ["A", "B", "C"])
  }

  @Test("a task that starts immediately is a child of the function that starts the task")
  func immediateTask() {
    #expect(
      Self.lines("A 90 11 1\nb 80 0 1\nB 70 21 2\nc 60 0 2\nd 80 0 1")
        == ["A", " b", "  B", "   c", " d"])
  }

  @Test("a function that begins on another queue is listed when the main queue continues it")
  func otherQueue() {
    #expect(
      Self.lines("A 90 11 1\nB 90 21 2 2\nc 80 0 1\nB+ 90 21 2\nd 80 0 2")
        == ["A", " c", "B", " d"])
  }
}
