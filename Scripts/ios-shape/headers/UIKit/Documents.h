#pragma once
NS_ASSUME_NONNULL_BEGIN

@class UIDocumentPickerViewController;
NS_SWIFT_UI_ACTOR @protocol UIDocumentPickerDelegate <NSObject>
@optional
- (void)documentPicker:(UIDocumentPickerViewController *)controller
    didPickDocumentsAtURLs:(NSArray<NSURL *> *)urls;
- (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)controller;
@end

NS_SWIFT_UI_ACTOR @interface UIDocumentPickerViewController : UIViewController
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initForOpeningContentTypes:(NSArray<UTType *> *)contentTypes
                                    asCopy:(BOOL)asCopy NS_DESIGNATED_INITIALIZER
    NS_SWIFT_NAME(init(forOpeningContentTypes:asCopy:));
- (instancetype)initForOpeningContentTypes:(NSArray<UTType *> *)contentTypes
    NS_SWIFT_NAME(init(forOpeningContentTypes:));
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls
                              asCopy:(BOOL)asCopy NS_DESIGNATED_INITIALIZER
    NS_SWIFT_NAME(init(forExporting:asCopy:));
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls NS_SWIFT_NAME(init(forExporting:));
@property (nullable, weak) id<UIDocumentPickerDelegate> delegate;
@property BOOL allowsMultipleSelection;
@property BOOL shouldShowFileExtensions;
@property (nullable, copy) NSURL *directoryURL;
@end

NS_ASSUME_NONNULL_END
