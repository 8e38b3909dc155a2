import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { ProductPrice } from '../price/product-price.tsx'
import { QuickView } from '../quick-view/quick-view.tsx'
import { useQuickView } from '../quick-view/use-quick-view.ts'
import { ProductLink } from './product-link.tsx'

/** A line of a column: it leads to the product and sells nothing by itself. */
export function CompactCard({ product }: { product: ProductCard }) {
  const quickView = useQuickView(product)
  return (
    <>
      <article className="relative grid min-w-0 grid-cols-[5rem_1fr] items-center gap-3 rounded-md">
        <ProductPicture name={product.images[0]} alt="" sizes="5rem" />
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-medium text-sm leading-snug">
            <ProductLink product={product} quickView={quickView} />
          </h3>
          {product.reviews > 0 && <RatingStars size="sm" value={product.rating} count={product.reviews} />}
          <ProductPrice product={product} size="sm" />
        </div>
      </article>
      <QuickView product={product} quickView={quickView} />
    </>
  )
}
