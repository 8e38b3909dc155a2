import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import Bell from 'lucide-react/icons/bell'
import type { MouseEvent } from 'react'
import { useBuyer } from '../price/buyer.ts'
import { priceOf } from '../price/price-of.ts'
import type { QuickViewState } from '../quick-view/use-quick-view.ts'
import { AddButton } from './add-button.tsx'
import { productAddress } from './product-address.ts'
import { ProductForm } from './product-form.tsx'

interface CardActionProps {
  product: ProductCard
  formId: string
  quickView: QuickViewState
}

/** The one thing to do from here: buy, choose first, look closer, or be told when there is some again. */
export function CardAction({ product, formId, quickView }: CardActionProps) {
  const t = useT()
  const price = priceOf(product, [], useBuyer())
  const page = productAddress(product.slug)
  const inQuickView = {
    onPointerEnter: quickView.prepare,
    onClick(event: MouseEvent) {
      event.preventDefault()
      quickView.open()
    },
  }
  return (
    <ProductForm product={product} id={formId} className="relative z-10 flex gap-1.5">
      {(busy) =>
        product.stock === 0 ? (
          <>
            <Button disabled variant="secondary" className="min-w-0 flex-1 px-2!">
              {t('product.unavailable')}
            </Button>
            <IconButton
              href={`${page}#avisame`}
              variant="secondary"
              label={t('product.alert.action')}
              {...inQuickView}
            >
              <Bell className="size-5" />
            </IconButton>
          </>
        ) : product.choice ? (
          <Button href={page} variant="secondary" block className="px-2!" {...inQuickView}>
            {t('product.chooseOptions')}
          </Button>
        ) : price ? (
          <AddButton busy={busy} short />
        ) : (
          <Button href={page} variant="secondary" block className="px-2!">
            {t('product.seeDetails')}
          </Button>
        )
      }
    </ProductForm>
  )
}
