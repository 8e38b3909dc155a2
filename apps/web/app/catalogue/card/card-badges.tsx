import type { Badge as BadgeName, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { useT } from '@tecnoclick/ui/messages'

const tones: Record<BadgeName, BadgeTone> = { sale: 'offer', hot: 'hot', new: 'new' }

interface CardBadgesProps {
  product: Pick<ProductCard, 'badges' | 'stock'>
  className?: string
}

/** Badges show only with stock; without, 'Proximamente' (catalogue.md#product-cards). */
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
