import type { Badge as BadgeName, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { lastUnitsFrom } from '@tecnoclick/domain/catalogue/shown-stock'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import Eye from 'lucide-react/icons/eye'
import { pictureButton, SaveToggle } from '../saved-lists/save-toggle.tsx'
import type { QuickViewTrigger } from './card-action.tsx'

const tones: Record<BadgeName, BadgeTone> = { sale: 'offer', hot: 'hot', new: 'new' }

interface CardBadgesProps {
  product: Pick<ProductCard, 'badges' | 'stock'>
  className?: string
}

/** Badges are shown only in stock; otherwise 'Proximamente' (catalogue.md#product-cards). */
export function CardBadges({ product: { badges, stock }, className = '' }: CardBadgesProps) {
  const t = useT()
  return (
    <ul className={`pointer-events-none flex flex-col items-start gap-1 ${className}`}>
      {stock > 0 ? (
        badges.map((badge) => (
          <li key={badge} className="flex">
            <Badge tone={tones[badge]}>{t(`product.badges.${badge}`)}</Badge>
          </li>
        ))
      ) : (
        <li className="flex">
          <Badge>{t('product.comingSoon')}</Badge>
        </li>
      )}
    </ul>
  )
}

interface CardToolsProps {
  product: ProductCard
  quickView: QuickViewTrigger
  className?: string
}

/** Buttons over the picture. With a mouse, compare and quick view appear on hover or focus. */
export function CardTools({ product, quickView, className = '' }: CardToolsProps) {
  const t = useT()
  const onHover =
    'pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100'
  return (
    <div
      className={`absolute inset-y-0 end-0 z-10 flex flex-col justify-between pointer-fine:justify-start ${className}`}
    >
      <SaveToggle list="wishlist" product={product} />
      <SaveToggle list="compare" product={product} className={onHover} />
      <IconButton
        round
        label={t('product.quickViewOf', { name: product.name })}
        aria-haspopup="dialog"
        onClick={quickView.open}
        onPointerEnter={quickView.prefetch}
        onFocus={quickView.prefetch}
        className={`${pictureButton} no-script:hidden ${onHover}`}
      >
        <Eye className="size-5" />
      </IconButton>
    </div>
  )
}

interface FeaturedAttributesProps {
  product: Pick<ProductCard, 'attributes'>
  max: number
  className?: string
}

export function FeaturedAttributes({ product, max, className = '' }: FeaturedAttributesProps) {
  const featured = product.attributes.filter((attribute) => attribute.featured).slice(0, max)
  if (featured.length === 0) return null
  return (
    <dl lang="es" className={`grid min-w-0 gap-0.5 text-ink-muted text-xs ${className}`}>
      {featured.map(({ slug, name, values, lang }) => (
        <div key={slug} className="flex min-w-0 gap-1">
          <dt className="max-w-full shrink-0">
            <bdi lang={lang}>{name}</bdi>:
          </dt>
          <dd lang={values[0]?.lang} dir="auto" className="min-w-0 truncate text-ink">
            {values.map((value) => value.name).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface StockLabelProps {
  stock: number
  className?: string
}

export function StockLabel({ stock, className = 'text-xs' }: StockLabelProps) {
  const t = useT()
  if (stock === 0) return <p className={`text-ink-muted ${className}`}>{t('product.unavailable')}</p>
  return stock <= lastUnitsFrom ? (
    <p className={`font-medium text-offer-text ${className}`}>{t('product.lastUnits', { count: stock })}</p>
  ) : (
    <p className={`font-medium text-success ${className}`}>{t('product.inStock')}</p>
  )
}
