import Beeline
import BeelineUI
import SharedScreens
import UIKit

/// Somebody: connects the provider with what there is to see of one person.
final class PersonController: ViewController<PersonView>, UITableViewDelegate {
    /// Where the person comes from. Has to be set before the view is loaded.
    var provider: (any PeopleProvider)?
    weak var navigation: (any PeopleNavigation)?

    /// Who is shown; nil for nobody.
    let personID: Person.ID?

    private let rows = ListStore<CardRow>()
    private var person: Person?
    private var photo: UIImage?
    private var source: AnyListSource<Person>?

    private lazy var dataSource = ListDataSource(rows) { $0.content }

    // MARK: - Life cycle

    init(_ personID: Person.ID?) {
        self.personID = personID
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let provider = required(provider, "PersonController.provider")
        navigationItem.largeTitleDisplayMode = .never
        container.tableView.delegate = self
        dataSource.show(in: container.tableView)
        provider.groups.observe(for: self) { controller, _, _ in controller.update() }
        if let personID {
            source = provider.live(personID)
            source?.observe(for: self) { controller, _, _ in controller.update() }
        }
        update()
    }

    // MARK: - UI

    private func update() {
        person = source?.list.items.first
        guard let person, let provider else { return showNobody() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in self?.navigation?.edit(person) })
        let groups = provider.groups.list.items.filter { person.groups.contains($0.id) }
        let card = person.card(groups: groups.map(\.name))
        rows.replaceAll(
            with: ListSnapshot(sections: card.map { (SectionID($0[0].id), $0) }))
        showHeader()
        Task { await showPhoto(of: person.id) }
    }

    private func showNobody() {
        navigationItem.rightBarButtonItem = nil
        rows.replaceAll(with: ListSnapshot(sections: []))
        container.show(message: localized("Nobody is chosen"))
    }

    private func showHeader() {
        guard let person else { return }
        let work = [person.jobTitle, person.departmentName, person.organizationName]
        container.show(
            name: person.displayName,
            detail: work.filter { !$0.isEmpty && $0 != person.displayName }
                .joined(separator: "\n"),
            photo: photo)
    }

    private func showPhoto(of id: Person.ID) async {
        let data = try? await provider?.photo(of: id)
        guard person?.id == id else { return }
        photo = data.flatMap { UIImage(data: $0) }
        showHeader()
    }

    // MARK: - Delegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let link = dataSource.item(at: indexPath).link { UIApplication.shared.open(link) }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        dataSource.item(at: indexPath).link != nil
    }
}
