import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import { Dialog } from '@tecnoclick/ui/dialog'
import { SkeletonText } from '@tecnoclick/ui/skeleton'
import { lazy, Suspense } from 'react'
import { ProductPicture } from '../pictures/product-picture.tsx'
import type { QuickViewState } from './use-quick-view.ts'

const QuickViewBody = lazy(() => import('./quick-view-body.tsx'))

interface QuickViewDialogProps {
  product: ProductCard
  quickView: QuickViewState
}

/** Opens at once with what the card knows; the rest comes with its own script. */
export function QuickViewDialog({ product, quickView }: QuickViewDialogProps) {
  const first = (
    <ProductPicture name={product.images[0]} alt="" sizes="(min-width: 768px) 26rem, 90vw" priority />
  )
  return (
    <Dialog size="lg" open={quickView.isOpen} onClose={quickView.close} title={<bdi>{product.name}</bdi>}>
      <Suspense
        fallback={
          <div className="grid items-start gap-6 md:grid-cols-2">
            {first}
            <SkeletonText lines={6} />
          </div>
        }
      >
        {quickView.wanted && <QuickViewBody card={product} onLeave={quickView.close} />}
      </Suspense>
    </Dialog>
  )
}
