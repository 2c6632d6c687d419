#pragma once
NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Progress) @interface NSProgress : NSObject
+ (NSProgress *)discreteProgressWithTotalUnitCount:(long long)unitCount;
+ (NSProgress *)progressWithTotalUnitCount:(long long)unitCount;
@property long long totalUnitCount;
@property long long completedUnitCount;
@property (readonly) double fractionCompleted;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
- (void)cancel;
@end

NS_ASSUME_NONNULL_END
