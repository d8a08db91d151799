import Binding
import Observation
import Synchronization

@MainActor @Observable final class Counter {
  var count = 0 { didSet { print("the counter is \(count)") } }
}

@MainActor final class CounterView {
  var text = "" { didSet { print("the view shows \(text)") } }
}

/// The updates of the current turn. A program with a run loop needs no such list.
enum Turn {
  static let jobs = Mutex<[TurnScheduler.Work]>([])
  static let scheduler = TurnScheduler { job in
    print("a pass is scheduled")
    jobs.withLock { $0.append(job) }
  }

  @MainActor static func end() {
    print("the turn ends")
    let due = jobs.withLock { $0 }
    jobs.withLock { $0 = [] }
    for job in due { job() }
  }
}

let counter = Counter()
let view = CounterView()
let binding = ViewBinding(
  counter, to: view, on: Turn.scheduler,
  [.show(\.count, in: \.text) { String($0) }])
print("start")
binding.start()
counter.count = 1
counter.count = 2
Turn.end()
