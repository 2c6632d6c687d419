// expects: cannot assign value of type '[Double]' to type '[CGFloat]'
import UIKit

let widths: [Double] = [1, 2]
let columns: [CGFloat] = widths
