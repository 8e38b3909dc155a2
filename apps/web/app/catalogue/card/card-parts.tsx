import type { Badge as BadgeName, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { lastUnitsFrom } from '@tecnoclick/domain/catalogue/shown-stock'
import type { Translate } from '@tecnoclick/messages/translate'
import { type BadgeTone, badgeClass } from '@tecnoclick/ui/badge'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { SaveToggle } from '../saved-lists/save-toggle.tsx'
import type { QuickViewTrigger } from './card-action.tsx'

const tones: Record<BadgeName, BadgeTone> = { sale: 'offer', hot: 'hot', new: 'new' }

interface CardBadgesProps {
  product: Pick<ProductCard, 'badges' | 'stock'>
  className?: string
}

/** Badges are shown only in stock; otherwise 'Proximamente' (catalogue.md#product-cards). */
export function CardBadges({ product: { badges, stock }, className = 'card-badges' }: CardBadgesProps) {
  const t = useT()
  if (stock > 0 && badges.length === 0) return null
  return (
    <ul className={className}>
      {stock > 0 ? (
        badges.map((badge) => (
          <li key={badge} className={badgeClass(tones[badge])}>
            {t(`product.badges.${badge}`)}
          </li>
        ))
      ) : (
        <li className={badgeClass('neutral')}>{t('product.comingSoon')}</li>
      )}
    </ul>
  )
}

interface CardToolsProps {
  product: ProductCard
  quickView: QuickViewTrigger
  className?: string
}

/** Buttons over the picture. */
export function CardTools({ product, quickView, className = '' }: CardToolsProps) {
  const t = useT()
  const quickViewLabel = t('product.quickViewOf', { name: product.name })
  return (
    <div className={cx('card-tools', className)}>
      <SaveToggle list="wishlist" product={product} />
      <SaveToggle list="compare" product={product} className="on-hover" />
      <button
        type="button"
        aria-label={quickViewLabel}
        title={quickViewLabel}
        aria-haspopup="dialog"
        onClick={quickView.open}
        onPointerEnter={quickView.prefetch}
        onFocus={quickView.prefetch}
        className="picture-button icon-eye on-hover no-script:hidden"
      />
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
    <ul lang="es" className={cx('card-facts', className)}>
      {featured.map(({ slug, name, values, lang }) => (
        <li key={slug} lang={lang}>
          {`${name}: `}
          <b lang={values[0]?.lang ?? (lang && 'es')} dir="auto">
            {values.map((value) => value.name).join(', ')}
          </b>
        </li>
      ))}
    </ul>
  )
}

/** How many variants there are, and their colours; or how many products a combo contains. */
export function CardVariants({ product: { variantSummary, comboParts } }: { product: ProductCard }) {
  const t = useT()
  if (comboParts) {
    const products = t('shop.results', { count: comboParts })
    return <p className="card-variants">{t('product.combo.card', { products })}</p>
  }
  if (!variantSummary) return null
  const { colors, count } = variantSummary
  return (
    <p className="card-variants">
      {colors.slice(0, 6).map(({ name, color }) => (
        <i key={name} style={{ background: color }} />
      ))}
      {t('product.variants', { count })}
    </p>
  )
}

interface StockLabelProps {
  stock: number
  className?: string
}

export function StockLabel({ stock, className = 'text-xs' }: StockLabelProps) {
  const t = useT()
  if (stock === 0) return <p className={`text-ink-muted ${className}`}>{t('product.unavailable')}</p>
  const color = stock <= lastUnitsFrom ? 'text-offer-text' : 'text-success'
  return <p className={`font-medium ${color} ${className}`}>{unitsText(t, stock)}</p>
}

/** The exact number (decision 030). */
export function unitsText(t: Translate, stock: number): string {
  return stock <= lastUnitsFrom
    ? t('product.lastUnits', { count: stock })
    : t('product.inStock', { count: stock })
}
