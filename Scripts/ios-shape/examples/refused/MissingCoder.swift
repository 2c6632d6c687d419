// expects: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import UIKit

class TitleView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
}
