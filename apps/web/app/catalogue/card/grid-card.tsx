import { cardLook } from '@tecnoclick/ui/card'
import { cx } from '@tecnoclick/ui/cx'
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

/** How wide a picture is drawn. */
export const usualSizes = '(min-width: 1200px) 16rem, (min-width: 768px) 30vw, 46vw'
const largeSizes = '(min-width: 768px) 34rem, 92vw'

export function GridCard(props: CardProps & { large: boolean }) {
  const { product, priority, quickView, of, Heading, large } = props
  return (
    <ProductForm
      product={product}
      of={of}
      className={cx(
        cardLook({ padding: 'none', interactive: true }),
        'group flex h-full w-full min-w-0 flex-col p-2.5 sm:p-3.5',
        large && 'large-card',
      )}
    >
      {(busy) => (
        <>
          <div className="relative">
            <ProductPicture
              name={product.images[0]}
              alt=""
              sizes={large ? largeSizes : usualSizes}
              priority={priority}
            />
            <CardBadges product={product} className="absolute start-1.5 top-1.5" />
            <CardTools product={product} quickView={quickView} />
          </div>
          <div className="flex flex-1 flex-col gap-1 pt-2.5 sm:pt-3">
            {product.brand && <p className="truncate text-ink-muted text-xs">{product.brand.name}</p>}
            <Heading
              className={large ? 'text-lg' : 'line-clamp-3 text-sm leading-snug sm:text-base sm:leading-snug'}
            >
              <ProductLink product={product} quickView={quickView} />
            </Heading>
            {product.reviews > 0 && <RatingStars size="sm" value={product.rating} count={product.reviews} />}
            <FeaturedAttributes product={product} most={large ? 5 : 2} className="max-sm:hidden" />
            <div className="mt-auto flex flex-col gap-2 pt-2">
              <div>
                <ProductPrice product={product} size={large ? 'lg' : 'md'} />
                <StockWord stock={product.stock} />
              </div>
              <CardAction product={product} busy={busy} quickView={quickView} />
            </div>
          </div>
        </>
      )}
    </ProductForm>
  )
}
