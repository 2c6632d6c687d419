extension PostController {
    // MARK: - UI
    func menu() {}
}
