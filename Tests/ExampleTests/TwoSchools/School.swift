import BeelineUI
import TwoSchoolsModel
import UIKit

@testable import SchoolInside
@testable import SchoolInsideGrid
@testable import SchoolInsideSections
@testable import SchoolOutside
@testable import SchoolOutsideGrid
@testable import SchoolOutsideSections

/// The two schools, at first and after each change.
enum School: String, CaseIterable {
    case inside = "Inside"
    case insideGrid = "InsideGrid"
    case insideSections = "InsideSections"
    case outside = "Outside"
    case outsideGrid = "OutsideGrid"
    case outsideSections = "OutsideSections"

    var isGrid: Bool { self == .insideGrid || self == .outsideGrid }
    var hasSections: Bool { self == .insideSections || self == .outsideSections }

    @MainActor func makeController(_ store: PhotoStore) -> UIViewController {
        switch self {
        case .inside: SchoolInside.PhotosController(store: store)
        case .insideGrid: SchoolInsideGrid.PhotosController(store: store)
        case .insideSections: SchoolInsideSections.PhotosController(store: store)
        case .outside: SchoolOutside.PhotosController(store: store)
        case .outsideGrid: SchoolOutsideGrid.PhotosController(store: store)
        case .outsideSections: SchoolOutsideSections.PhotosController(store: store)
        }
    }
}
