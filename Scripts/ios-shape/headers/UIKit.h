#pragma once
// Apple's UIKit as far as the toolkit and the apps use it, up to iOS 16, the package's oldest system.
#import "Foundation.h"
#import "QuartzCore.h"

#import "UIKit/Types.h"
#import "UIKit/Traits.h"
#import "UIKit/Content.h"
#import "UIKit/Events.h"
#import "UIKit/Layout.h"
#import "UIKit/View.h"
#import "UIKit/Gestures.h"
#import "UIKit/Menus.h"
#import "UIKit/Controls.h"
#import "UIKit/Application.h"
#import "UIKit/ViewController.h"
#import "UIKit/Containers.h"
#import "UIKit/Accessibility.h"
#import "UIKit/Lists.h"
