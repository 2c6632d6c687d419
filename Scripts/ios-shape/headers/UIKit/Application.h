#pragma once
NS_ASSUME_NONNULL_BEGIN

@class UIOpenURLContext, UISceneSession, UISceneConnectionOptions;
@protocol UIApplicationDelegate, UISceneDelegate;

typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.OpenExternalURLOptionsKey);
typedef NSString *UISceneSessionRole NS_TYPED_ENUM NS_SWIFT_NAME(UISceneSession.Role);
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication
    NS_SWIFT_NAME(windowApplication);
typedef NS_ENUM(NSInteger, UIApplicationState) {
    UIApplicationStateActive,
    UIApplicationStateInactive,
    UIApplicationStateBackground,
} NS_SWIFT_NAME(UIApplication.State);
typedef NS_ENUM(NSInteger, UISceneActivationState) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive,
    UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (class, readonly, strong) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, assign) id<UIApplicationDelegate> delegate;
@property (readonly) UIApplicationState applicationState;
@property (readonly) NSSet<UIScene *> *connectedScenes;
@property (readonly) NSSet<UISceneSession *> *openSessions;
@property (readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (readonly) UIContentSizeCategory preferredContentSizeCategory;
- (BOOL)sendAction:(SEL)action
                to:(nullable id)target
              from:(nullable id)sender
          forEvent:(nullable UIEvent *)event;
- (void)sendEvent:(UIEvent *)event;
- (BOOL)canOpenURL:(NSURL *)url;
- (void)openURL:(NSURL *)url
              options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options
    completionHandler:(void (^_Nullable NS_SWIFT_UI_ACTOR)(BOOL success))completion;
@end
extern int UIApplicationMain(int argc, char *_Nullable argv[_Nonnull],
                             NSString *_Nullable principalClassName,
                             NSString *_Nullable delegateClassName);

NS_SWIFT_UI_ACTOR @interface UISceneConfiguration : NSObject
+ (instancetype)configurationWithName:(nullable NSString *)name
                          sessionRole:(UISceneSessionRole)sessionRole;
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly) NSString *name;
@property (readonly) UISceneSessionRole role;
@property (nullable) Class sceneClass;
@property (nullable) Class delegateClass;
@end
NS_SWIFT_UI_ACTOR @interface UISceneSession : NSObject
@property (nullable, readonly) UIScene *scene;
@property (readonly) UISceneSessionRole role;
@property (readonly, copy) UISceneConfiguration *configuration;
@property (readonly) NSString *persistentIdentifier;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@property (readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@end
NS_SWIFT_UI_ACTOR @interface UIOpenURLContext : NSObject
@property (readonly, copy) NSURL *URL;
@end

extern NSNotificationName const UIApplicationSignificantTimeChangeNotification
    NS_SWIFT_NAME(UIApplication.significantTimeChangeNotification);

NS_SWIFT_UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    willFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
@property (nullable, strong) UIWindow *window;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options;
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
@end

NS_SWIFT_UI_ACTOR @interface UIScene : UIResponder
- (instancetype)initWithSession:(UISceneSession *)session
              connectionOptions:(UISceneConnectionOptions *)connectionOptions
    NS_DESIGNATED_INITIALIZER;
@property (readonly) UISceneSession *session;
@property (nullable, strong) id<UISceneDelegate> delegate;
@property (readonly) UISceneActivationState activationState;
@property (null_resettable, copy) NSString *title;
@end
NS_SWIFT_UI_ACTOR @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
@end

NS_SWIFT_UI_ACTOR @interface UIScreen : NSObject <UITraitEnvironment>
@property (class, readonly) UIScreen *mainScreen NS_SWIFT_NAME(main);
@property (readonly) CGRect bounds;
@property (readonly) CGFloat scale;
@end
NS_SWIFT_UI_ACTOR @interface UISceneSizeRestrictions : NSObject
@property CGSize minimumSize;
@property CGSize maximumSize;
@end
NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene <UITraitEnvironment>
@property (readonly) UIScreen *screen;
@property (nullable, readonly) UISceneSizeRestrictions *sizeRestrictions;
@property (readonly) NSArray<UIWindow *> *windows;
@property (nullable, readonly) UIWindow *keyWindow;
@end
NS_SWIFT_UI_ACTOR @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, strong) UIWindow *window;
@end

typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
extern const UIWindowLevel UIWindowLevelNormal;
extern const UIWindowLevel UIWindowLevelAlert;
extern const UIWindowLevel UIWindowLevelStatusBar;

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) UIWindowScene *windowScene;
@property (nullable, strong) UIViewController *rootViewController;
@property (strong) UIScreen *screen;
@property UIWindowLevel windowLevel;
@property (readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
- (void)becomeKeyWindow NS_SWIFT_NAME(becomeKey());
- (void)resignKeyWindow NS_SWIFT_NAME(resignKey());
- (void)sendEvent:(UIEvent *)event;
@end

NS_ASSUME_NONNULL_END
