import type { ModeratedReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import { dateColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { DeskFilters } from '../../platform/desk/filters.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { say, sayCount } from '../../platform/say.ts'
import { ReviewDialog } from './review-dialog.tsx'

const { reviews, shopDesks } = office
const { words } = shopDesks

const states = [
  { value: 'false', label: words.onlyShown },
  { value: 'true', label: words.onlyHidden },
]
const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: sayCount(reviews.stars, stars),
}))

export function ReviewList() {
  const { search } = useLocation()
  const columns: readonly Column<ModeratedReview>[] = [
    titleColumn('author', reviews.columns.author, ({ id, author }) => (
      <RowLink href={`/admin/reviews/${id}${search}`} label={say(reviews.look, { name: author })}>
        {author}
      </RowLink>
    )),
    {
      key: 'product',
      header: reviews.columns.product,
      cell: ({ product }) => product.name,
      className: 'free-text',
    },
    sortedColumn('rating', reviews.columns.rating, ({ rating }) => <RatingStars value={rating} />),
    {
      key: 'text',
      header: reviews.columns.text,
      cell: ({ text }) => <span className="line-clamp-2 text-ink-muted">{text}</span>,
      className: 'free-text',
    },
    dateColumn('date', words.date, ({ date }) => date),
    {
      key: 'hidden',
      header: words.state,
      cell: ({ hidden }) => (
        <Badge tone={hidden ? 'neutral' : 'success'}>{hidden ? words.hidden : words.shown}</Badge>
      ),
    },
  ]
  return (
    <>
      <PageHeading title={reviews.title} text={reviews.text} />
      <OfficeList
        sort={{ field: 'date', order: 'DESC' }}
        perPage={25}
        caption={reviews.caption}
        columns={columns}
        toolbar={
          <DeskFilters>
            <SearchFilter label={words.search} hint={reviews.columns.product} />
            <SelectFilter field="hidden" label={words.state} everyLabel={words.everyState} options={states} />
            <SelectFilter
              field="rating"
              label={reviews.ratingFilter}
              everyLabel={reviews.everyRating}
              options={ratings}
            />
          </DeskFilters>
        }
        emptyText={reviews.empty}
      >
        <Routes>
          <Route path=":id" element={<ReviewDialog />} />
          <Route path="*" element={null} />
        </Routes>
      </OfficeList>
    </>
  )
}
