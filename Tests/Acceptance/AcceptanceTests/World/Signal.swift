import Domain
import TestDoubles

/// Waits until a world's storage holds just these people, told by the store itself.
@MainActor
final class Signal {
  private let gate = Gate()
  private var observation: ObservationToken?

  init(in world: World, of people: [Person]) {
    observation = world.storage.store.observePeople(in: .lastName) { [gate] result in
      if (try? result.get())?.map(\.person) == people { gate.open() }
    }
  }

  func arrives() async {
    await gate.pass()
  }
}
