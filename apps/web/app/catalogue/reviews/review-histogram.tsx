import { useLocale, useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'

interface ReviewHistogramProps {
  rating: number
  /** From one to five stars. */
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
        <span className="font-bold text-2xl tabular-nums">{mean}</span>
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
