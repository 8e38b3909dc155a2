import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { Tabs } from '@tecnoclick/ui/tabs'
import { useLocation } from 'react-router'
import { Later, laterPart } from '../../rendering/later.tsx'
import type { LoadedReviews } from '../reviews/load-reviews.ts'
import { reviewsId } from '../reviews/reviews-id.ts'
import type { ProductAnswer } from './product-answer.ts'
import { Specification } from './specification.tsx'

const reviewsPanel = laterPart(() => import('../reviews/reviews-panel.tsx'))

interface ProductTabsProps {
  product: Product
  reviews: LoadedReviews | undefined
  posted: ProductAnswer | undefined
}

export function ProductTabs({ product, reviews, posted }: ProductTabsProps) {
  const t = useT()
  const { search } = useLocation()
  const asksForReviews = posted?.form === 'review' || new URLSearchParams(search).has('reviews')
  return (
    <Tabs
      label={product.name}
      className="mt-10"
      {...(asksForReviews && { defaultTab: reviewsId })}
      tabs={[
        {
          id: 'descripcion',
          label: t('product.description'),
          content: (
            <p dir="auto" className="max-w-prose whitespace-pre-line text-start">
              {product.description}
            </p>
          ),
        },
        {
          id: 'especificaciones',
          label: t('product.specification'),
          content: <Specification product={product} />,
        },
        {
          id: reviewsId,
          label: (
            <>
              {t('product.reviews.title')}
              {product.reviews > 0 && (
                <span className="ms-1.5 text-ink-muted tabular-nums">({product.reviews})</span>
              )}
            </>
          ),
          content: <Later part={reviewsPanel} props={{ product, reviews, posted }} />,
        },
      ]}
    />
  )
}
