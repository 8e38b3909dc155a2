import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { cardClass } from '@tecnoclick/ui/card'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { cachedFragment } from '../../rendering/cached-fragment.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { CardAction } from './card-action.tsx'
import { CardBadges, CardTools, CardVariants, FeaturedAttributes, StockLabel } from './card-parts.tsx'
import type { CardStepperProps } from './card-stepper.tsx'
import { ProductIdField, useProductForm } from './product-form.tsx'
import { ProductLink } from './product-link.tsx'
import { ProductPrice } from './product-price.tsx'
import { QuickView, type QuickViewState, useQuickView } from './quick-view.tsx'

interface ProductCardProps {
  product: Card
  /** `large` is the first of the best sellers. */
  layout?: 'grid' | 'list' | 'large'
  /** On the first screen: its picture loads first. */
  priority?: boolean
  /** Heading level of its name. */
  level?: 2 | 3
}

interface CardContentProps {
  product: Card
  layout: 'grid' | 'list' | 'large'
  priority: boolean
  level: 2 | 3
  quickView: QuickViewState
  busy: boolean
  refusal?: { text: string }
  line?: CardStepperProps
}

export function ProductCard({ product, layout = 'grid', priority = false, level = 3 }: ProductCardProps) {
  const quickView = useQuickView(product)
  const { form, busy, wasAdded, refusal } = useProductForm({
    product,
    className: cx(
      cardClass({ padding: 'none', interactive: true }),
      layout === 'list'
        ? 'group grid w-full min-w-0 grid-cols-[min(7.5rem,33%)_1fr] gap-3 @max-[14rem]:grid-cols-1 p-2.5 sm:grid-cols-[11rem_1fr] sm:gap-5 sm:p-3.5 lg:grid-cols-[12rem_1fr_13rem]'
        : 'product-card group',
      layout === 'large' && 'large-card',
    ),
  })
  const line = useCartLine(product)
  const content = {
    ...{ product, layout, priority, level, quickView, busy },
    ...(refusal && { refusal }),
    ...(line && { line: { line, takesFocus: wasAdded } }),
  }
  return (
    <>
      <CardContent container={<form {...form} />} {...content} />
      <QuickView product={product} quickView={quickView} />
    </>
  )
}

/** The product without options in the cart; undefined until the page is hydrated, because its cards are the same for everyone. */
function useCartLine({ id, choice }: Card): CartItem | undefined {
  const shell = useShellData()
  if (!useHydrated() || choice) return undefined
  return shell?.cart?.items.find(({ product, options }) => product.id === id && options.length === 0)
}

const CardContent = cachedFragment((props: CardContentProps) => (
  <>
    <ProductIdField product={props.product} />
    {props.layout === 'list' ? <ListCard {...props} /> : <GridCard {...props} />}
  </>
))

/**
 * The `sizes` of the card's picture: its column without the card's padding. A dense phone gets a little less than two pixels
 * for each of CSS: more cannot be seen on it, but weigh half as much again.
 */
export const gridPictureSizes =
  '(width >= 1200px) 14rem, (width >= 768px) 29vw, (resolution > 2.2x) calc(35vw - 30px), calc(50vw - 52px)'
export const gridPictureWidths = [200, 256, 320, 416, 540] as const
const largePictureSizes = '(width >= 1024px) 34rem, (width >= 640px) 38vw, 75vw'

function GridCard({ product, layout, priority, level, ...action }: CardContentProps) {
  const { quickView } = action
  const large = layout === 'large'
  const Heading = `h${level}` as const
  return (
    <>
      <div className="relative">
        <ProductPicture
          name={product.images[0]}
          alt=""
          sizes={large ? largePictureSizes : gridPictureSizes}
          widths={large ? undefined : gridPictureWidths}
          priority={priority}
        />
        <CardBadges product={product} />
        <CardTools product={product} quickView={quickView} />
      </div>
      <div className="card-text">
        {product.brand && <p className="card-brand">{product.brand.name}</p>}
        <Heading className={large ? 'text-lg' : 'card-name'}>
          <ProductLink product={product} quickView={quickView} />
        </Heading>
        {product.reviews > 0 && <RatingStars size="sm" value={product.rating} count={product.reviews} />}
        <FeaturedAttributes product={product} max={large ? 5 : 2} />
        <CardVariants product={product} />
        <div className="card-buy card-action">
          <ProductPrice product={product} size={large ? 'lg' : 'md'} />
          <StockLabel stock={product.stock} />
          <CardAction product={product} {...action} />
        </div>
      </div>
    </>
  )
}

/** A row with more specifications, for comparing products down the page. */
function ListCard({ product, priority, level, layout: _, ...action }: CardContentProps) {
  const { quickView } = action
  const t = useT()
  const Heading = `h${level}` as const
  return (
    <>
      <div className="relative self-start">
        <ProductPicture
          name={product.images[0]}
          alt=""
          sizes="(min-width: 640px) 12rem, 8rem"
          priority={priority}
        />
        <CardBadges product={product} />
        <CardTools product={product} quickView={quickView} className="of-row" />
      </div>
      <div className="min-w-0 space-y-1 py-0.5 lg:py-2">
        {product.brand && <p className="card-brand">{product.brand.name}</p>}
        <Heading className="text-base leading-snug sm:text-lg">
          <ProductLink product={product} quickView={quickView} />
        </Heading>
        {product.reviews > 0 && <RatingStars size="sm" value={product.rating} count={product.reviews} />}
        <FeaturedAttributes product={product} max={6} className="pt-1.5" />
        <CardVariants product={product} />
        <p className="pt-1.5 text-ink-muted text-xs">
          {t('product.sku')}: <bdi>{product.sku}</bdi>
        </p>
      </div>
      <div className="flex gap-x-3 gap-y-2 max-lg:col-span-full max-lg:flex-wrap max-lg:items-end lg:flex-col lg:justify-between lg:border-s lg:py-2 lg:ps-5">
        <div className="max-w-full max-lg:flex-[1_0_auto]">
          <ProductPrice product={product} size="md" />
          <StockLabel stock={product.stock} />
        </div>
        <div className="card-action max-lg:flex-[1_1_8.5rem]">
          <CardAction product={product} {...action} />
        </div>
      </div>
    </>
  )
}

const compactWidths = [100, 160, 256] as const

/** A small row that links to the product, without an add button. */
export function CompactCard({ product }: { product: Card }) {
  const quickView = useQuickView(product)
  return (
    <>
      <article className="relative grid min-w-0 grid-cols-[min(5rem,25%)_1fr] items-center gap-3 rounded-md">
        <ProductPicture name={product.images[0]} alt="" sizes="5rem" widths={compactWidths} />
        <div className="grid min-w-0 justify-items-start">
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
