import { changeReview, listModeratedReviews } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { ModeratedReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { reviewStates } from '@tecnoclick/domain/catalogue/review-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import { numberOf } from '../../platform/api/form-values.ts'
import { listFrom, type ResourceCalls, withGetFromList } from '../../platform/api/resource-calls.ts'
import { dateColumn, RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { fillCount } from '../../platform/texts.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewStateBadge } from './review-state-badge.tsx'

const { reviews, common } = office

export function reviewCalls(client: Client): ResourceCalls {
  return withGetFromList({
    list: listFrom(client, listModeratedReviews),
    update: (id, { hidden, version }) =>
      client.call(changeReview, {
        params: { id: Number(id) },
        body: { hidden: hidden === true, version: numberOf(version) },
      }),
  })
}

const states = reviewStates.map((value) => ({ value, label: reviews.states[value] }))
const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: fillCount(reviews.stars, stars),
}))

export function ReviewList() {
  const { search } = useLocation()
  const authorOf = ({ id, author }: ModeratedReview) => (
    <RowLink href={`/admin/reviews/${id}${search}`} label={fillText(reviews.look, { name: author })}>
      {author}
    </RowLink>
  )
  const phoneRow = (review: ModeratedReview): PhoneRow => ({
    title: joined(authorOf(review), review.product.name),
    value: <RatingStars value={review.rating} />,
    detail: review.text,
    state: <ReviewStateBadge state={review.state} />,
  })
  const columns: readonly Column<ModeratedReview>[] = [
    titleColumn('author', reviews.columns.author, authorOf),
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
    dateColumn('date', common.date, ({ date }) => date),
    {
      key: 'state',
      header: common.state,
      cell: ({ state }) => <ReviewStateBadge state={state} />,
    },
  ]
  return (
    <ListPage
      title={reviews.title}
      text={reviews.text}
      sort={{ field: 'date', order: 'DESC' }}
      caption={reviews.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar search={<SearchFilter label={common.search} hint={reviews.columns.product} />}>
          <SelectFilter field="state" label={common.state} everyLabel={common.everyState} options={states} />
          <SelectFilter
            field="rating"
            label={reviews.ratingFilter}
            everyLabel={reviews.everyRating}
            options={ratings}
          />
        </FilterBar>
      }
      emptyText={reviews.empty}
    >
      <Routes>
        <Route path=":id" element={<ReviewDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}
