/// All rules.
struct Rules {
    /// The lines that a controller has at most.
    var limit: Int

    func breaches(in app: App) -> [Breach] {
        ControllerLength(limit: limit).breaches(in: app) + ModelsInViews().breaches(in: app)
            + ControllerDuties().breaches(in: app) + SectionOrder().breaches(in: app)
    }
}
