import Domain
import Navigator
import TestDoubles
import TestSupport
import Testing

@Suite("ProfileNavigator", .tags(.mockInjection))
@MainActor struct ProfileNavigatorTests {
  private static func name(of route: ProfileRoute) -> String {
    switch route {
    case .person: "person"
    case .followers: "followers"
    }
  }

  @Test("each kind of navigator opens a profile and its followers")
  func forms() {
    let stack = MockStack()
    let slot = MockSlot()
    let stackForm = StackNavigator(stack: stack) { NamedScreen(Self.name(of: $0)) }
    let slotForm = SlotNavigator(slot: slot) { NamedScreen(Self.name(of: $0)) }
    let adaptive = AdaptiveNavigator(stack: stackForm, slot: slotForm)
    let forms: [any ProfileNavigator] = [stackForm, slotForm, adaptive]
    for form in forms {
      form.navigateToPerson(Person.ada.id)
      form.navigateToFollowers(of: Person.ada.id)
    }
    #expect(slot.shown == ["person", "followers"])
    #expect(stack.names == ["list", "person", "followers", "person", "followers"])
  }

  @Test("the navigator opens the screens of a saved path")
  func restores() throws {
    let stack = MockStack()
    let navigator = StackNavigator(stack: stack) { NamedScreen(Self.name(of: $0)) }
    let path: [ProfileRoute] = [.person(Person.ada.id), .followers(of: Person.ada.id)]
    navigator.open(try PathArchive(try PathArchive(path).data).path)
    #expect(stack.names == ["list", "person", "followers"])
    #expect(navigator.path == path)
  }
}
