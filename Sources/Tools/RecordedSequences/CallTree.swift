/// The calls of a record, each below its caller.
struct CallTree {
  struct Node: Equatable {
    let function: RecordedFunction
    let parent: Int?
    /// Whether the function is the first of its task.
    let startsTask: Bool
  }

  enum Item: Equatable {
    case call(Int)
    case mark(String)
  }

  private(set) var nodes: [Node] = []
  /// The calls on the main queue and the marks, in the order of time.
  ///
  /// A function that begins on another queue, and then waits for the main actor, is listed when the
  /// main queue continues it. So the order does not depend on the other queue's speed.
  private(set) var items: [Item] = []

  /// A function that has not returned.
  ///
  /// The stack grows downwards, so the frame of a callee has a lower address.
  private struct Frame {
    let node: Int
    let address: UInt
    let task: UInt
    let isOnMainQueue: Bool

    init(_ node: Int, _ entry: RawRecord.Entry) {
      self.node = node
      address = entry.frame
      task = entry.task
      isOnMainQueue = entry.isOnMainQueue
    }
  }

  private struct Task {
    /// The `async` functions by their context.
    var contexts: [UInt: Int] = [:]
    /// The `async` function that runs.
    var running: Int?
  }

  private var stacks: [UInt: [Frame]] = [:]
  private var tasks: [UInt: Task] = [:]
  private var listed: Set<Int> = []

  /// Nests the entries of a record.
  ///
  /// Synchronous calls are nested by their frames. But an `async` function shares its frame with
  /// its caller, so its caller is the `async` function that ran before in the same task. Its later
  /// parts are found by the context register, which they share with its first part.
  init(_ record: RawRecord, _ function: (UInt) -> RecordedFunction?) {
    for line in record.lines {
      switch line {
      case .mark(let text): items.append(.mark(text))
      case .entry(let entry):
        guard let function = function(entry.address) else { continue }
        let node = function.isAsync ? enterAsync(function, entry) : enter(function, entry)
        if entry.isOnMainQueue, listed.insert(node).inserted { items.append(.call(node)) }
      }
    }
  }

  private mutating func enter(_ function: RecordedFunction, _ entry: RawRecord.Entry) -> Int {
    var stack = stacks[entry.thread] ?? []
    while let top = stack.last, top.address <= entry.frame, !isRunning(top, entry) {
      stack.removeLast()
    }
    if stack.last?.task != entry.task { stack = [] }
    let node = add(function, below: stack.last?.node)
    stacks[entry.thread] = stack + [Frame(node, entry)]
    return node
  }

  private mutating func enterAsync(_ function: RecordedFunction, _ entry: RawRecord.Entry) -> Int {
    var stack = stacks[entry.thread] ?? []
    while let top = stack.last, top.address < entry.frame { stack.removeLast() }
    var task = tasks[entry.task] ?? Task()
    let known = function.isResumption ? instance(of: function, entry.context, in: task) : nil
    let isCalled = function.isResumption || stack.last?.task == entry.task
    // A task can have the address of an ended task, so its first function clears `task`. If
    // that function's frame is below another function's frame, the other function started the task
    // and waits for its first `await`.
    if !isCalled { task = Task() }
    while let top = stack.last, top.address <= entry.frame { stack.removeLast() }
    // A thread that ran another queue before still has the frames of that queue, which are not
    // callers.
    if stack.last?.isOnMainQueue != entry.isOnMainQueue { stack = [] }
    let node =
      known
      ?? add(function, below: isCalled ? task.running : stack.last?.node, startsTask: !isCalled)
    task.contexts[entry.context] = node
    task.running = node
    tasks[entry.task] = task
    stacks[entry.thread] = stack + [Frame(node, entry)]
    return node
  }

  private func isRunning(_ frame: Frame, _ entry: RawRecord.Entry) -> Bool {
    frame.task == entry.task && tasks[entry.task]?.running == frame.node
  }

  private func instance(of function: RecordedFunction, _ context: UInt, in task: Task) -> Int? {
    if let node = task.contexts[context], nodes[node].function.symbol == function.symbol {
      return node
    }
    return task.contexts.values.filter { nodes[$0].function.symbol == function.symbol }.max()
  }

  private mutating func add(
    _ function: RecordedFunction, below parent: Int?, startsTask: Bool = false
  ) -> Int {
    nodes.append(Node(function: function, parent: parent, startsTask: startsTask))
    return nodes.count - 1
  }
}
