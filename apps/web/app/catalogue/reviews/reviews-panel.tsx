import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Pagination } from '@tecnoclick/ui/pagination'
import { useLocation } from 'react-router'
import type { ProductAnswer } from '../product/product-answer.ts'
import type { LoadedReviews } from './load-reviews.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewHistogram } from './review-histogram.tsx'
import { ReviewList } from './review-list.tsx'
import { reviewsId } from './reviews-id.ts'

export interface ReviewsPanelProps {
  product: Product
  /** Undefined: they could not be loaded (site.md#failures). */
  reviews: LoadedReviews | undefined
  posted: ProductAnswer | undefined
}

export default function ReviewsPanel({ product, reviews, posted }: ReviewsPanelProps) {
  const t = useT()
  const hrefFor = useReviewPages()
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
      <div className="grid content-start gap-8">
        <h2 className="sr-only">{t('product.reviews.title')}</h2>
        {!reviews ? (
          <Notice kind="error">{t('ui.listFailed')}</Notice>
        ) : reviews.total === 0 ? (
          <p className="text-ink-muted">{t('product.reviews.none')}</p>
        ) : (
          <>
            <div className="max-w-md">
              <ReviewHistogram rating={product.rating} histogram={reviews.histogram} />
            </div>
            <ReviewList reviews={reviews.data} />
            <Pagination page={reviews.page} pages={reviews.pages} siblings={1} hrefFor={hrefFor} />
          </>
        )}
      </div>
      <section aria-labelledby="escribir-valoracion" className="self-start rounded-lg border bg-surface p-5">
        <h2 id="escribir-valoracion" className="mb-4 text-lg">
          {t('product.reviews.write')}
        </h2>
        <ReviewForm
          slug={product.slug}
          productId={product.id}
          posted={posted?.form === 'review' ? posted : undefined}
        />
      </section>
    </div>
  )
}

/** `?reviews=2`, beside whatever else the address says. */
function useReviewPages(): (page: number) => string {
  const { pathname, search } = useLocation()
  return (page) => {
    const query = new URLSearchParams(search)
    if (page > 1) query.set('reviews', String(page))
    else query.delete('reviews')
    const text = query.toString()
    return `${pathname}${text && `?${text}`}#${reviewsId}`
  }
}
