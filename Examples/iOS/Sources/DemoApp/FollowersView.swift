#if canImport(SwiftUI)
  import Binding
  import Domain
  import Presenter
  import SwiftUI
  import UIKit

  /// Followers in SwiftUI, with the view model and the row presenter of the UIKit screens.
  ///
  /// SwiftUI tracks the properties that `body` reads, so no binding object is needed.
  struct FollowersView: View {
    @State private var model: FollowersViewModel
    private let context: PresentationContext

    init(_ model: FollowersViewModel, in context: PresentationContext) {
      _model = State(initialValue: model)
      self.context = context
    }

    var body: some View {
      NavigationStack {
        List(model.shown) { person in
          let row = PersonRowPresenter(person, in: context)
          LabeledContent(row.fullName, value: row.birthday)
        }
        .navigationTitle("Followers")
        .searchable(text: $model.search)
        .overlay { state }
        .task { await model.load()?.value }
      }
    }

    @ViewBuilder private var state: some View {
      if model.isLoading {
        ProgressView()
      } else if !model.problem.isEmpty {
        ContentUnavailableView {
          Text(model.problem)
        } actions: {
          Button("Retry") { model.load() }
        }
      }
    }
  }

  extension DemoServices {
    /// Makes the followers of the demo user as a SwiftUI screen.
    func makeFollowersInSwiftUI() -> UIViewController {
      UIHostingController(
        rootView: FollowersView(
          FollowersViewModel(of: DemoPeople.grace.id, from: profiles), in: context))
    }
  }
#endif
