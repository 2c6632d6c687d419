/// All pages, in the order in which they are shown. A new page is a file in `Pages` and a line here.
@MainActor enum Catalogue {
    static let pages: [CataloguePage] = [
        .buttons, .buttonStates, .switches, .sliders, .steppers, .segments, .pageControls,
        .progress, .pickers, .datePickers, .colors, .appearance,
    ]
}
