import Binding
import Domain
import Interaction

/// Yields the person whom a form describes; what is no person is refused, with the reason told.
///
/// It knows no view, so that a test types into the draft.
@MainActor
struct PersonFormPicker: Picking {
  let draft: PersonDraft
  let telling: any Telling

  func pick() async -> PersonInfo? {
    switch draft.info {
    case .success(let info): return info
    case .failure(let fault):
      telling.tell("This Person Cannot Be Saved", fault.description)
      return nil
    }
  }
}
