package import SourceMeasures

/// The function of each variant that contains the branch of an action's decision.
///
/// An alert calls the closure of the tapped button, so a function that passes these closures
/// decides, too.
package enum DecisionTable {
  /// Returns the name of the function as a recording prints it, if any.
  package static func function(of action: RecordedAction, in variant: Variant) -> String? {
    functions[action]?[variant]
  }

  private static let answer: [Variant: String] = [
    .massive: "PeopleListViewController.confirm(_:_:cancel:over:_:)",
    .protocolSplit: "UIViewController.confirm(_:_:cancel:then:)",
    .mvvm: "PeopleListViewModel.answer(_:)",
    .modelView: "UIViewController.ask(_:then:)",
    .reducer: "PeopleListReducer.answer(_:_:)",
    .slim: "UIViewController.ask(_:then:)",
    .mvp: "UIViewController.show(_:onChoice:)",
    .viper: "UIViewController.show(_:onChoice:)",
  ]

  private static let functions: [RecordedAction: [Variant: String]] = [
    // Are there rows, or an error?
    .launch: [
      .massive: "PeopleListViewController.peopleChanged(_:)",
      .protocolSplit: "PeopleListViewController.show(_:)",
      .mvvm: "PeopleListViewModel.receive(_:)",
      .modelView: "PeopleModel.receive(_:)",
      .reducer: "PeopleListReducer.show(_:_:)",
      .slim: "PeopleListViewController.show(_:)",
      .mvp: "PeopleListPresenter.showRows(_:)",
      .viper: "PeopleListPresenter.didRead(_:)",
    ],
    // Is the input a valid person?
    .add: [
      .massive: "PeopleListViewController.saveTapped()",
      .protocolSplit: "PersonFormViewController.submit()",
      .mvvm: "PersonFormViewModel.submit()",
      .modelView: "PersonFormViewController.save()",
      .reducer: "PeopleListReducer.reduceForm(_:_:)",
      .slim: "PersonFormViewController.save()",
      .mvp: "PersonFormPresenter.didTapSave(_:)",
      .viper: "PersonFormInteractor.submit(_:)",
    ],
    // Does the answer delete the person?
    .deleteConfirmed: answer,
    .deleteRefused: answer,
    // Did the request fail?
    .serverFailure: [
      .massive: "PeopleListViewController.run(_:_:locking:_:)",
      .protocolSplit: "ScreenWork.start(orShow:locking:_:)",
      .mvvm: "PeopleListViewModel.start(_:)",
      .modelView: "PeopleModel.start(_:)",
      .reducer: "PeopleListReducer.end(_:_:_:)",
      .slim: "ScreenWork.start(orShow:locking:_:)",
      .mvp: "PeopleListPresenter.start(_:)",
      .viper: "PeopleListPresenter.didEnd(_:_:)",
    ],
    // Which sort order is next?
    .sortChange: [
      .massive: "PeopleListViewController.sortTapped()",
      .protocolSplit: "PeopleListBar.changeOrder()",
      .mvvm: "PeopleListViewModel.changeOrder()",
      .modelView: "PeopleModel.changeOrder()",
      .reducer: "PeopleListReducer.reduce(_:_:)",
      .slim: "StorePeopleListDataProvider.changeOrder()",
      .mvp: "PeopleListPresenter.didTapSort()",
      .viper: "PeopleListInteractor.changeOrder()",
    ],
    // Which rows changed their place?
    .rowMoves: [
      .massive: "PeopleListViewController.changeRows(from:to:)",
      .protocolSplit: "TableChanges.init(from:to:)",
      .mvvm: "SectionedDataSource.apply(_:to:)",
      .modelView: "SectionedDataSource.apply(_:to:)",
      .reducer: "SectionedDataSource.apply(_:to:)",
      .slim: "SectionedDataSource.apply(_:to:)",
      .mvp: "SectionedDataSource.apply(_:to:)",
      .viper: "SectionedDataSource.apply(_:to:)",
    ],
    // Does the keyboard cover the form?
    .keyboardHides: [
      .massive: "PeopleListViewController.keyboardMoved(to:)",
      .protocolSplit: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
      .mvvm: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
      .modelView: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
      .reducer: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
      .slim: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
      .mvp: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
      .viper: "KeyboardInsetsManager.updateInsets(timing:scrolls:)",
    ],
    // Does the screen still exist?
    .closesMidRequest: [
      .massive: "PeopleListViewController.run(_:_:locking:_:)",
      .protocolSplit: "ScreenWork.start(orShow:locking:_:)",
      .mvvm: "PeopleListViewModel.start(_:)",
      .modelView: "PeopleModel.start(_:)",
      .reducer: "PeopleListEffects.handle(_:_:)",
      .slim: "ScreenWork.start(orShow:locking:_:)",
      .mvp: "PeopleListPresenter.start(_:)",
      .viper: "PeopleListInteractor.start(_:)",
    ],
  ]
}
