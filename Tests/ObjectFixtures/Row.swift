public import Foundation

/// Stands for a table view cell: introduces an initializer below the class that introduces another.
open class Row: Shape {
    public enum Style: Int { case plain, value1, value2, subtitle }

    public let style: Style
    public let reuseIdentifier: String?

    public init(style: Style, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        note("Row")
    }

    public required init?(coder: NSCoder) {
        style = .plain
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// Stands for a header of a table.
open class Header: Shape {
    public let reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// Stands for a view controller.
open class Screen: NSObject {
    public let nibName: String?
    public let bundle: Bundle?

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        self.bundle = bundle
    }
}
