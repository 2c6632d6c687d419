// A program for HostTests to drive: it does one thing with the host, and prints what happens.
import Foundation
import UIKit

let arguments = Array(CommandLine.arguments.dropFirst())

// An app reads the arguments itself.
switch ProcessInfo.processInfo.environment["HOSTCHECK_APP"] {
case "texts": TextApp.main()
case "scenes": SceneApp.main()
case "drags": DragApp.main()
default: break
}

switch arguments.first {
case "picture": Picture.write(to: arguments[1], scale: Int(arguments[2]) ?? 1)
case "window": WindowCheck.run(withTitleBar: arguments.contains("titled"))
case "loop": LoopCheck.run()
case "settings": SettingsCheck.run()
case "clipboard": ClipboardCheck.run()
case "measure": Measurements.run()
case "launch": LaunchCheck.run()
case "scroll": ScrollCheck.run()
case "lists": ListCheck.run()
case "bars": BarCheck.run()
default:
    report(
        """
        usage: HostCheck picture FILE.png SCALE | window [titled] | loop | settings | clipboard |
        measure | launch | scroll | lists | bars
        """
    )
    exit(64)
}
