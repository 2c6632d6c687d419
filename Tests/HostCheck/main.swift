// A program for HostTests to drive: it does one thing with the host, and prints what happens.
import Foundation
import UIKit

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "picture": Picture.write(to: arguments[1], scale: Int(arguments[2]) ?? 1)
case "window": WindowCheck.run(withTitleBar: arguments.contains("titled"))
case "loop": LoopCheck.run()
case "settings": SettingsCheck.run()
case "clipboard": ClipboardCheck.run()
case "measure": Measurements.run()
case "launch": LaunchCheck.run()
default:
    report(
        "usage: HostCheck picture FILE.png SCALE | window [titled] | loop | settings | clipboard | measure | launch"
    )
    exit(64)
}
