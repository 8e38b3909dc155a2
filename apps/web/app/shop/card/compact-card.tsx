import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { ProductPrice } from '../price/product-price.tsx'
import type { CardProps } from './product-card.tsx'
import { ProductLink } from './product-link.tsx'

/** A line of a column: it leads to the product and sells nothing by itself. */
export function CompactCard({ product, priority, quickView, Heading }: CardProps) {
  return (
    <article className="relative grid min-w-0 grid-cols-[5rem_1fr] items-center gap-3 rounded-md">
      <ProductPicture name={product.images[0]} alt="" sizes="5rem" priority={priority} />
      <div className="min-w-0">
        <Heading className="line-clamp-2 font-medium text-sm leading-snug">
          <ProductLink product={product} quickView={quickView} />
        </Heading>
        {product.reviews > 0 && <RatingStars size="sm" value={product.rating} count={product.reviews} />}
        <ProductPrice product={product} size="sm" />
      </div>
    </article>
  )
}
