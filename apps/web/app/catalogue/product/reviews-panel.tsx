import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Review } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Avatar } from '@tecnoclick/ui/avatar'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Pagination } from '@tecnoclick/ui/pagination'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useLocation } from 'react-router'
import { avatarSource } from '../../platform/page/avatar-source.ts'
import type { LoadedReviews } from './load-product.ts'
import { type ProductFormResult, reviewsTabId } from './product-page.ts'
import { ReviewForm } from './review-form.tsx'

interface ReviewsPanelProps {
  product: Product
  /** Undefined: they could not be loaded (site.md#failures). */
  reviews: LoadedReviews | undefined
  posted: ProductFormResult | undefined
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

/** Adds `?reviews={page}` to the current URL. */
function useReviewPages(): (page: number) => string {
  const { pathname, search } = useLocation()
  return (page) => {
    const query = new URLSearchParams(search)
    if (page > 1) query.set('reviews', String(page))
    else query.delete('reviews')
    const text = query.toString()
    return `${pathname}${text && `?${text}`}#${reviewsTabId}`
  }
}

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ol className="divide-y divide-line">
      {reviews.map(({ id, author, avatar, date, rating, text, verified }) => (
        <li key={id} className="grid grid-cols-[2.75rem_1fr] gap-x-3 py-5 first:pt-0">
          <Avatar decorative name={author} src={avatarSource(avatar)} />
          <article className="min-w-0">
            <header className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <h3 className="font-semibold text-base">
                <bdi>{author}</bdi>
              </h3>
              {verified && (
                <span className="inline-flex items-center gap-1 font-medium text-success text-xs">
                  <BadgeCheck aria-hidden="true" className="size-4" />
                  {t('product.reviews.verified')}
                </span>
              )}
              <time dateTime={date} className="ms-auto text-ink-muted text-sm">
                {formatDate(new Date(date), locale)}
              </time>
            </header>
            <RatingStars size="sm" value={rating} />
            <p dir="auto" className="mt-1.5 max-w-prose whitespace-pre-line text-start">
              {text}
            </p>
          </article>
        </li>
      ))}
    </ol>
  )
}

interface ReviewHistogramProps {
  rating: number
  /** Number of reviews with one to five stars. */
  histogram: readonly number[]
}

export function ReviewHistogram({ rating, histogram }: ReviewHistogramProps) {
  const t = useT()
  const locale = useLocale()
  const total = histogram.reduce((sum, count) => sum + count, 0)
  const rows = histogram.map((count, index) => ({ stars: index + 1, count })).reverse()
  const mean = rating.toLocaleString(locale === 'ar' ? 'en' : locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <div className="grid content-start gap-3">
      <p className="flex items-center gap-3">
        <span className="font-bold text-2xl">{mean}</span>
        <span className="grid gap-0.5 text-sm">
          <RatingStars value={rating} />
          <span className="text-ink-muted">{t('ui.rating.reviews', { count: total })}</span>
        </span>
      </p>
      <dl className="grid gap-1.5 text-sm">
        {rows.map(({ stars, count }) => (
          <div key={stars} className="grid grid-cols-[1.25rem_1fr_2.5rem] items-center gap-2">
            <dt className="text-end tabular-nums">
              <span aria-hidden="true">{stars}</span>
              <span className="sr-only">{t('ui.rating.stars', { count: stars })}</span>
            </dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
                />
              </span>
              <span className="text-ink-muted tabular-nums">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
