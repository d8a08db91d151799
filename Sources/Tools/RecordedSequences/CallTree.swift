/// The calls of a record, each below its caller.
struct CallTree {
  struct Node: Equatable {
    let function: RecordedFunction
    let parent: Int?
  }

  enum Item: Equatable {
    case call(Int)
    case mark(String)
  }

  private(set) var nodes: [Node] = []
  /// The calls and the marks in the order of time.
  private(set) var items: [Item] = []

  private struct Thread {
    /// The functions that have not returned, with their frames. Frames grow downwards.
    var stack: [(node: Int, frame: UInt)] = []
    var task: UInt?
  }

  private struct Task {
    /// The `async` functions by their context.
    var contexts: [UInt: Int] = [:]
    /// The `async` function that runs.
    var running: Int?
  }

  private var threads: [UInt: Thread] = [:]
  private var tasks: [UInt: Task] = [:]

  /// Nests the entries of a record.
  ///
  /// Synchronous calls are nested by their frames. An `async` function shares its frame with its
  /// caller. Its caller is the `async` function that ran before in the same task. Its later parts
  /// have the same context register as its first part.
  init(_ record: RawRecord, _ function: (UInt) -> RecordedFunction?) {
    for line in record.lines {
      switch line {
      case .mark(let text): items.append(.mark(text))
      case .entry(let entry):
        guard let function = function(entry.address) else { continue }
        if function.isAsync {
          enterAsync(function, entry)
        } else {
          enter(function, entry)
        }
      }
    }
  }

  private mutating func enter(_ function: RecordedFunction, _ entry: RawRecord.Entry) {
    var thread = threads[entry.thread, default: Thread()]
    if thread.task != entry.task { thread = Thread(task: entry.task) }
    while let top = thread.stack.last, top.frame <= entry.frame, !isRunning(top.node, entry.task) {
      thread.stack.removeLast()
    }
    let node = add(function, below: thread.stack.last?.node)
    thread.stack.append((node, entry.frame))
    threads[entry.thread] = thread
  }

  private mutating func enterAsync(_ function: RecordedFunction, _ entry: RawRecord.Entry) {
    // A first part that is not called by another `async` function is the start of a new task,
    // which can have the address of an ended task.
    let isCalled = threads[entry.thread]?.task == entry.task
    var task = isCalled || function.isResumption ? tasks[entry.task, default: Task()] : Task()
    let known = function.isResumption ? instance(of: function, entry.context, in: task) : nil
    let node = known ?? add(function, below: task.running)
    task.contexts[entry.context] = node
    task.running = node
    tasks[entry.task] = task
    threads[entry.thread] = Thread(stack: [(node, entry.frame)], task: entry.task)
  }

  private func isRunning(_ node: Int, _ task: UInt) -> Bool {
    tasks[task]?.running == node
  }

  private func instance(of function: RecordedFunction, _ context: UInt, in task: Task) -> Int? {
    if let node = task.contexts[context], nodes[node].function.symbol == function.symbol {
      return node
    }
    return task.contexts.values.filter { nodes[$0].function.symbol == function.symbol }.max()
  }

  private mutating func add(_ function: RecordedFunction, below parent: Int?) -> Int {
    nodes.append(Node(function: function, parent: parent))
    items.append(.call(nodes.count - 1))
    return nodes.count - 1
  }
}
