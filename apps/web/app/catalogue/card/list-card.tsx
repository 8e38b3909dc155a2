import { cardLook } from '@tecnoclick/ui/card'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { ProductPrice } from '../price/product-price.tsx'
import { CardAction } from './card-action.tsx'
import { CardBadges } from './card-badges.tsx'
import { CardTools } from './card-tools.tsx'
import { FeaturedAttributes } from './featured-attributes.tsx'
import type { CardProps } from './product-card.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductLink } from './product-link.tsx'
import { StockWord } from './stock-word.tsx'

/** A row that lets one compare specifications down the page. */
export function ListCard({ product, priority, quickView, of, Heading }: CardProps) {
  const t = useT()
  return (
    <ProductForm
      product={product}
      of={of}
      className={cx(
        cardLook({ padding: 'none', interactive: true }),
        'group grid w-full min-w-0 grid-cols-[7.5rem_1fr] gap-3 p-2.5 sm:grid-cols-[11rem_1fr] sm:gap-5 sm:p-3.5 lg:grid-cols-[12rem_1fr_13rem]',
      )}
    >
      {(busy) => (
        <>
          <div className="relative self-start">
            <ProductPicture
              name={product.images[0]}
              alt=""
              sizes="(min-width: 640px) 12rem, 8rem"
              priority={priority}
            />
            <CardBadges product={product} className="absolute start-1.5 top-1.5" />
            {/* The picture is small: the badge has its upper edge for itself. */}
            <CardTools product={product} quickView={quickView} className="pointer-coarse:justify-end" />
          </div>
          <div className="min-w-0 space-y-1 py-0.5 lg:py-2">
            {product.brand && <p className="truncate text-ink-muted text-xs">{product.brand.name}</p>}
            <Heading className="text-base leading-snug sm:text-lg">
              <ProductLink product={product} quickView={quickView} />
            </Heading>
            {product.reviews > 0 && <RatingStars size="sm" value={product.rating} count={product.reviews} />}
            <FeaturedAttributes product={product} most={6} className="pt-1.5" />
            <p className="pt-1.5 text-ink-muted text-xs">
              {t('product.sku')}: <bdi>{product.sku}</bdi>
            </p>
          </div>
          <div className="flex gap-x-3 gap-y-2 max-lg:col-span-full max-lg:flex-wrap max-lg:items-end lg:flex-col lg:justify-between lg:border-s lg:py-2 lg:ps-5">
            <div className="max-lg:flex-[1_0_auto]">
              <ProductPrice product={product} size="md" />
              <StockWord stock={product.stock} />
            </div>
            <div className="max-lg:flex-[1_1_8.5rem]">
              <CardAction product={product} busy={busy} quickView={quickView} />
            </div>
          </div>
        </>
      )}
    </ProductForm>
  )
}
