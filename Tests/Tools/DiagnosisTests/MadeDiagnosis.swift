import Diagnosis

/// Diagnoses one file with a view controller that has these members.
func makeController(_ members: String, name: String = "PeopleViewController")
  -> ControllerDiagnosis?
{
  let text = "import UIKit\nclass \(name): UIViewController {\n\(members)\n}\n"
  return AppDiagnosis([("App/\(name).swift", text)]).controllers.first
}

extension ControllerDiagnosis {
  /// Returns the lines of one job, counted from the first member.
  func lines(of job: Job) -> [ClosedRange<Int>] {
    jobs.filter { $0.job == job }.flatMap(\.ranges).map { $0.first - 2...$0.last - 2 }
  }
}

/// The members of a list controller that does several jobs, for the reports.
let listMembers = """
    let titles = ["Ada", "Grace"]

    func setupViews() {
      view.clipsToBounds = true
      view.backgroundColor = .white
      view.addSubview(tableView)
      tableView.frame = view.bounds
      tableView.tintColor = .red
      title = "People"
      spinner.startAnimating()
      spinner.color = .gray
      view.addSubview(spinner)
      spinner.center = view.center
      navigationItem.prompt = "All people"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #selector(add))
      navigationItem.leftBarButtonItem = editButtonItem
      view.tintColor = .blue
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      if section == 0 && isEditing || section > 3 { return 0 }
      if titles.isEmpty { return 1 }
      return isFiltering ? 1 : titles.count
    }

    @objc func add() {
      taps.count += 1
    }
  """
