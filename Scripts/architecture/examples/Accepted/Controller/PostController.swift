final class PostController: UIViewController {
    private var post: Post?
    // MARK: - Life cycle
    init() {}
    override func viewDidLoad() { title = post?.formattedCreatedAt }
    // MARK: - UI
    private func update() { title = "Select a person from the list, then delete from it" }
    // MARK: - Data source
    // MARK: - Delegates
    // MARK: - Callbacks
    private func save() { program.run(7) }
    // MARK: - Helpers
    private var request: String { "Create a table for two" }
}
