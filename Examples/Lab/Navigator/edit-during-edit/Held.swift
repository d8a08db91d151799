import Navigator
import Testing

@Suite("Chains of edits of a slot")
@MainActor struct HeldEditTests {
  @Test("an edit that a postponed edit requests is applied too")
  func chain() {
    let slot = MockSlot()
    let navigator = SlotNavigator(slot: slot) { (name: String) in NamedScreen(name) }
    func open(_ number: Int) {
      navigator.edit { path in
        path.append("\(number)")
        if number < 5 { open(number + 1) }
      }
    }
    open(1)
    #expect(navigator.path == ["1", "2", "3", "4", "5"])
  }
}
