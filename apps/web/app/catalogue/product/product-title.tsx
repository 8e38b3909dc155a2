import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { CardBadges } from '../card/card-badges.tsx'
import { reviewsId } from '../reviews/reviews-id.ts'

export function ProductTitle({ product }: { product: Product }) {
  return (
    <div>
      <h1 className="text-xl">
        <bdi>{product.name}</bdi>
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* A place on this page: the tabs open it. */}
        <a href={`#${reviewsId}`} className="-my-2 inline-flex min-h-11 items-center rounded-sm">
          <RatingStars value={product.rating} count={product.reviews} />
        </a>
        <CardBadges product={product} className="flex-row! flex-wrap" />
      </div>
    </div>
  )
}
