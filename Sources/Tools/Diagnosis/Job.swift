/// A job that a view controller does and that a pattern can take over.
package enum Job: String, CaseIterable, Codable, Sendable {
  case dataSource = "data-source"
  case cells, formatting, networking, persistence, keyboard, navigation, alerts, containment
  case views, observation
  /// Access to shared instances. A line can have this job and another job.
  case services

  /// The job in the words of a report.
  package var title: String {
    switch self {
    case .dataSource: "table or collection data source"
    case .cells: "filling cells"
    case .formatting: "formatting values"
    case .networking: "requests to a server"
    case .persistence: "stored data"
    case .keyboard: "the keyboard"
    case .navigation: "navigation"
    case .alerts: "alerts and their answers"
    case .containment: "child view controllers"
    case .views: "making and laying out views"
    case .observation: "observing and copying changes"
    case .services: "shared instances"
    }
  }

  /// The pattern that takes over the job.
  package var pattern: String {
    switch self {
    case .dataSource: "DataSource"
    case .cells: "DataSource with cells that fill themselves"
    case .formatting: "Presenter"
    case .networking, .persistence: "a protocol with a service behind it"
    case .keyboard: "KeyboardManager"
    case .navigation: "Navigator"
    case .alerts: "Interaction"
    case .containment: "Composition"
    case .views: "SmartView"
    case .observation: "Binding"
    case .services: "ServiceLocator"
    }
  }

  /// The path of the guide to the pattern.
  package var guide: String {
    switch self {
    case .cells: "Guides/Cells.md"
    case .networking, .persistence: "Guides/ProtocolSplit.md"
    default: "Guides/\(pattern).md"
    }
  }

  /// The risk of moving the job, from 1 to 3.
  ///
  /// The results of code without state can be compared before and after the move. But the effects
  /// of subscriptions and replies also depend on when they arrive.
  package var risk: Int {
    switch self {
    case .formatting, .cells, .keyboard: 1
    case .services, .views, .navigation, .alerts, .dataSource: 2
    case .containment, .observation, .persistence, .networking: 3
    }
  }

  /// The reason for the risk, as a clause.
  var reason: String {
    switch risk {
    case 1: "no other job uses its state"
    case 2: "its calls keep their order"
    default: "its calls can change their order, so test them first"
    }
  }

  /// Returns the first step to move the code at `place`.
  ///
  /// - Parameter route: The coordinator or router that the controller calls.
  func firstStep(_ place: String, route: String? = nil) -> String {
    switch self {
    case .navigation where route != nil:
      "Move \(place) into `\(route ?? "")`, which the controller already calls."
    case .dataSource: "Move \(place) into a data source object."
    case .cells: "Move \(place) into a method of the cell."
    case .formatting: "Move \(place) into a presenter that returns the finished text."
    case .networking:
      "Declare a protocol for the request in \(place), and pass the service that sends it."
    case .persistence:
      "Declare a protocol for the stored data in \(place), and pass the store."
    case .keyboard: "Replace \(place) with a keyboard manager."
    case .navigation: "Move \(place) into a navigator that the controller calls."
    case .alerts: "Move the question and its answers in \(place) into one interaction."
    case .containment: "Give \(place) to a container view controller."
    case .views: "Move \(place) into a view class."
    case .observation: "Replace \(place) with bindings from a presenter."
    case .services: "Pass the instance in \(place) to the initializer."
    }
  }
}
