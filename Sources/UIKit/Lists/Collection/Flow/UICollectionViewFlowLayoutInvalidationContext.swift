/// What of a flow layout is to be worked out anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    public override init() {
        super.init()
    }

    /// Whether the delegate is to be asked for sizes and distances again. Default: yes.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the items' places are out of date. Default: yes.
    open var invalidateFlowLayoutAttributes = true
}
