import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { CardAction } from '../card/card-action.tsx'
import { ProductForm } from '../card/product-form.tsx'
import { ProductLink } from '../card/product-link.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { QuickView } from '../quick-view/quick-view.tsx'
import { useQuickView } from '../quick-view/use-quick-view.ts'
import { RemoveButton } from '../saved-lists/remove-button.tsx'

interface CompareHeadProps {
  products: readonly ProductCard[]
  firstColumn: string
}

export function CompareHead({ products, firstColumn }: CompareHeadProps) {
  const t = useT()
  return (
    <thead>
      <tr className="border-b">
        <th scope="col" className={`${firstColumn} w-26 sm:w-40`}>
          <span className="sr-only">{t('shop.compare.feature')}</span>
        </th>
        {products.map((product) => (
          <th key={product.id} scope="col" className="px-2 pb-4 text-start align-top font-normal">
            <ComparedProduct product={product} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ComparedProduct({ product }: { product: ProductCard }) {
  const quickView = useQuickView(product)
  return (
    <div className="grid max-w-60 gap-2">
      <div className="relative grid gap-2">
        <ProductPicture name={product.images[0]} alt="" sizes="15rem" />
        <span className="line-clamp-3 min-h-[3lh] font-semibold leading-snug">
          <ProductLink product={product} quickView={quickView} />
        </span>
      </div>
      <ProductForm product={product}>
        {(busy) => <CardAction product={product} busy={busy} quickView={quickView} />}
      </ProductForm>
      <RemoveButton list="compare" product={product} />
      <QuickView product={product} quickView={quickView} />
    </div>
  )
}
