import PeopleListVariants

/// Where a variant does not do what the specification says, and why that is borne for now. A row
/// here would name scenario, variant and reason; there is none.
enum KnownDeviations {
  struct Deviation {
    let scenario: String
    let variant: PeopleListVariant
    let reason: String
  }

  static let all: [Deviation] = []
}
