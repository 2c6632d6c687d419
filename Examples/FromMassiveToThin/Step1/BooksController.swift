import Dispatch
import Foundation
import UIKit

/// A reading list, as it grows when everything is put where the code is already.
final class BooksController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Where books come from, and where they are kept. A test has to set both.
    static var server = URL(string: "https://books.example/list.json")
    static var file = FileManager.default.temporaryDirectory.appendingPathComponent("books.json")

    private var toRead: [Book] = []
    private var finished: [Book] = []
    private var isLoading = false
    private var isUnreachable = false

    private let countLabel = UILabel()
    private let titleField = UITextField()
    private let minutesField = UITextField()
    private let addButton = UIButton(configuration: .filled())
    private let problemLabel = UILabel()
    private let messageLabel = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let emptyLabel = UILabel()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reading list"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.fetch() })
        setUpLabels()
        setUpForm()
        setUpTable()
        setUpConstraints()
        readFile()
        updateCount()
        updateEmptyLabel()
        updateAddButton()
        fetch()
    }

    // MARK: - Views

    private func setUpLabels() {
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textColor = .secondaryLabel
        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.textColor = .systemRed
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .secondaryLabel
        emptyLabel.text = "Nothing to read. Add a book above."
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        for label in [countLabel, problemLabel, messageLabel, emptyLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        problemLabel.isHidden = true
        messageLabel.isHidden = true
        spinner.hidesWhenStopped = true
        spinner.accessibilityLabel = "Loading"
    }

    private func setUpForm() {
        titleField.placeholder = "Title"
        titleField.accessibilityLabel = "Title"
        titleField.borderStyle = .roundedRect
        titleField.returnKeyType = .next
        minutesField.placeholder = "Minutes"
        minutesField.accessibilityLabel = "Minutes"
        minutesField.borderStyle = .roundedRect
        minutesField.keyboardType = .numberPad
        for field in [titleField, minutesField] {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.addAction(
                UIAction { [weak self] _ in
                    self?.problemLabel.isHidden = true
                    self?.updateAddButton()
                }, for: .editingChanged)
        }
        addButton.configuration?.title = "Add"
        addButton.addAction(
            UIAction { [weak self] _ in self?.addBook() }, for: .touchUpInside)
    }

    private func setUpTable() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    }

    private func setUpConstraints() {
        let form = UIStackView(arrangedSubviews: [titleField, minutesField, addButton])
        form.spacing = 8
        let message = UIStackView(arrangedSubviews: [spinner, messageLabel])
        message.spacing = 8
        let header = UIStackView(arrangedSubviews: [countLabel, form, problemLabel, message])
        header.axis = .vertical
        header.spacing = 8
        for subview in [header, tableView, emptyLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        addButton.setContentHuggingPriority(.required, for: .horizontal)
        addButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        spinner.setContentHuggingPriority(.required, for: .horizontal)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            header.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            minutesField.widthAnchor.constraint(equalTo: form.widthAnchor, multiplier: 0.3),
            tableView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
            emptyLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            emptyLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
    }

    // MARK: - What the screen shows

    private func updateCount() {
        let minutes = toRead.reduce(0) { $0 + $1.minutes }
        if toRead.isEmpty {
            countLabel.text = "All read"
        } else {
            countLabel.text = "\(toRead.count) of 10, \(formattedDuration(minutes))"
        }
    }

    private func updateEmptyLabel() {
        emptyLabel.isHidden = !toRead.isEmpty || !finished.isEmpty || isLoading
    }

    private func updateAddButton() {
        let title = titleField.text ?? ""
        addButton.isEnabled = !title.isEmpty && toRead.count < 10
    }

    private func updateMessage() {
        if isLoading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
        if isUnreachable {
            messageLabel.text = "The server can’t be reached. Trying again in 2 seconds."
        }
        messageLabel.isHidden = !isUnreachable
        updateEmptyLabel()
    }

    // MARK: - Formatting

    private func formattedDuration(_ minutes: Int) -> String {
        let hours = minutes / 60
        let rest = minutes % 60
        if hours == 0 {
            return "\(rest) min"
        } else if rest == 0 {
            return "\(hours) h"
        } else {
            return "\(hours) h \(rest) min"
        }
    }

    private func formattedDay(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d MMMM yyyy"
        return formatter.string(from: date)
    }

    // MARK: - The form

    // listing: add
    private func addBook() {
        let title = (titleField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else {
            problemLabel.text = "A book needs a title."
            problemLabel.isHidden = false
            return
        }
        guard let minutes = Int(minutesField.text ?? ""), minutes > 0 else {
            problemLabel.text = "How many minutes does it take? A number, please."
            problemLabel.isHidden = false
            return
        }
        guard toRead.count < 10 else {
            problemLabel.text = "There are ten to read. Finish one first."
            problemLabel.isHidden = false
            return
        }
        toRead.insert(Book(id: UUID(), title: title, minutes: minutes), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        titleField.text = ""
        minutesField.text = ""
        writeFile()
        updateCount()
        updateEmptyLabel()
        updateAddButton()
    }
    // end

    // MARK: - UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? toRead.count : finished.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "To read" : "Finished"
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        let book = indexPath.section == 0 ? toRead[indexPath.row] : finished[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = book.title
        if let finished = book.finished {
            content.secondaryText = "Finished on \(formattedDay(finished))"
        } else {
            content.secondaryText = formattedDuration(book.minutes)
        }
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        if indexPath.section == 0 {
            toRead.remove(at: indexPath.row)
        } else {
            finished.remove(at: indexPath.row)
        }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        writeFile()
        updateCount()
        updateEmptyLabel()
        updateAddButton()
    }

    // MARK: - UITableViewDelegate

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 0 else { return nil }
        let action = UIContextualAction(style: .normal, title: "Finish") {
            [weak self] _, _, done in
            self?.finishBook(at: indexPath.row)
            done(true)
        }
        action.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let book = indexPath.section == 0 ? toRead[indexPath.row] : finished[indexPath.row]
        showDetail(of: book)
    }

    private func finishBook(at row: Int) {
        var book = toRead.remove(at: row)
        book.finished = Date()
        finished.insert(book, at: 0)
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
        }
        writeFile()
        updateCount()
        updateAddButton()
    }

    // MARK: - The next screen

    private func showDetail(of book: Book) {
        let detail = UIViewController()
        detail.title = book.title
        detail.view.backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.text = "It takes \(formattedDuration(book.minutes))."
        if let finished = book.finished {
            label.text =
                "It took \(formattedDuration(book.minutes)), "
                + "and was finished on \(formattedDay(finished))."
        }
        label.translatesAutoresizingMaskIntoConstraints = false
        detail.view.addSubview(label)
        let area = detail.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
        navigationController?.pushViewController(detail, animated: true)
    }

    // MARK: - The file

    private func readFile() {
        guard let data = try? Data(contentsOf: Self.file),
            let books = try? JSONDecoder().decode([Book].self, from: data)
        else { return }
        toRead = books.filter { $0.finished == nil }
        finished = books.filter { $0.finished != nil }
    }

    private func writeFile() {
        let data = try? JSONEncoder().encode(toRead + finished)
        try? data?.write(to: Self.file)
    }

    // MARK: - The server

    private func fetch() {
        guard !isLoading, let url = Self.server else { return }
        isLoading = true
        isUnreachable = false
        updateMessage()
        DispatchQueue.global().async {
            let data = try? Data(contentsOf: url)
            DispatchQueue.main.async { [weak self] in
                self?.received(data)
            }
        }
    }

    private func received(_ data: Data?) {
        isLoading = false
        guard let data, let books = try? JSONDecoder().decode([Book].self, from: data) else {
            isUnreachable = true
            updateMessage()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                self?.fetch()
            }
            return
        }
        let known = Set((toRead + finished).map(\.id))
        for book in books where !known.contains(book.id) && toRead.count < 10 {
            toRead.append(book)
        }
        tableView.reloadData()
        writeFile()
        updateCount()
        updateMessage()
        updateAddButton()
    }
}
