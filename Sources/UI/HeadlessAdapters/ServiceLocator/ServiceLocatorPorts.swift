import HeadlessUI
import ServiceLocator

extension ActivityIndicatorView: ActivityShowing {}

extension TableView: RowsReloading {}
