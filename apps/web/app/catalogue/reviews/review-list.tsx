import type { Review } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { formatDate } from '@tecnoclick/messages/format-date'
import { Avatar } from '@tecnoclick/ui/avatar'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { avatarSource } from '../../shell/avatar-source.ts'

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
              <time dateTime={date} className="ms-auto text-ink-muted text-sm tabular-nums">
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
