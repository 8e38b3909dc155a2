import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Dialog } from '@tecnoclick/ui/dialog'
import { QuickViewBody } from './quick-view-body.tsx'

interface QuickViewDialogProps {
  product: ProductCard
  isOpen: boolean
  onClose: () => void
}

/** Opens with what the card knows; the rest of the product follows. */
export function QuickViewDialog({ product, isOpen, onClose }: QuickViewDialogProps) {
  return (
    <Dialog size="lg" open={isOpen} onClose={onClose} title={<bdi>{product.name}</bdi>}>
      <QuickViewBody card={product} onLeave={onClose} />
    </Dialog>
  )
}
