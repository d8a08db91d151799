import Testing

@testable import ReducerPeopleList

@Suite("Reducer: store")
@MainActor
struct StoreTests {
  private struct Counter: Equatable {
    var numbers: [Int] = []
    var part: Int?
  }

  private func makeStore(
    _ handle: @escaping Store<Counter, Int, Int>.Handle = { _, _ in }
  ) -> Store<Counter, Int, Int> {
    Store(
      Counter(),
      reduce: { state, action in
        state.numbers.append(action)
        state.part = action < 0 ? nil : action
        return action < 10 ? [action * 10, action * 10 + 1] : []
      }, handle: handle)
  }

  @Test("an action that an effect sends waits until all effects of the first action have begun")
  func queue() {
    var log: [String] = []
    let store = makeStore { effect, store in
      log.append("effect \(effect), state \(store.state.numbers)")
      store.send(effect)
    }
    store.send(1)
    #expect(log == ["effect 10, state [1]", "effect 11, state [1]"])
    #expect(store.state.numbers == [1, 10, 11])
  }

  @Test("a scoped store reads a part of the state, and the whole store receives the part's actions")
  func scope() throws {
    let store = makeStore()
    #expect(store.scope(\.part) { (action: Int) in action } == nil)
    store.send(20)
    let part = try #require(store.scope(\.part) { (action: String) in action.count })
    #expect(part.state == 20)
    part.send("four")
    #expect(part.state == 4)
  }

  @Test("a scoped store keeps the last value after its part of the state is removed")
  func removedPart() throws {
    let store = makeStore()
    store.send(20)
    let part = try #require(store.scope(\.part) { (action: Int) in action })
    part.send(-1)
    #expect(store.state.part == nil)
    #expect(part.state == 20)
  }
}
