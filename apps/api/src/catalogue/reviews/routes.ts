import * as endpoints from '@tecnoclick/contract/catalogue/reviews/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/reviews/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { updateVersioned } from '../../platform/rows/audited-writes.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { transact } from '../../platform/rows/transact.ts'
import { listModerated, moderatedFields, requireProduct } from './list-moderated.ts'
import { listReviews, reviewFields } from './list-reviews.ts'
import { serializeModeratedReview, serializeReview } from './serialize-review.ts'
import { writeReview } from './write-review.ts'

/** The account or e-mail has the tighter limit, because a town may share one address (platform.md#rate-limits). */
const anHour = hours(1) / seconds(1)
const limits = [
  { name: 'review-network', hits: 60, seconds: anHour },
  {
    name: 'review',
    hits: 5,
    seconds: anHour,
    by: (context: ApiContext, { email }: { email: string }) => context.get('session')?.viewer.email ?? email,
  },
]

/** A review changes the product's rating, so writes refresh the catalogue. */
export function reviewRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  return invalidateAfterWrites(catalogueChanged, [...publicRoutes(deps), ...staffRoutes(deps)])
}

function publicRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listReviews,
      {
        summary: 'Visible reviews, newest first, with a histogram of ratings',
        access: 'public',
        list: reviewFields,
        response: schemas.reviewPageSchema,
        cacheControl: 'public, max-age=5',
      },
      ({ list }) => listReviews(db, list),
    ),
    route(
      endpoints.getReview,
      {
        summary: 'A visible review',
        access: 'public',
        params: idParams,
        response: schemas.reviewSchema,
        cacheControl: 'public, max-age=5',
      },
      async ({ params }) => {
        const isVisible = and(eq(reviews.id, params.id), eq(reviews.hidden, false))
        const [row] = await db.select().from(reviews).where(isVisible)
        return row ? serializeReview(row) : refuse('notFound')
      },
    ),
    route(
      endpoints.writeReview,
      {
        summary: 'Write a review: one per e-mail and product',
        access: 'public',
        body: schemas.newReviewSchema,
        response: schemas.reviewSchema,
        status: 201,
        limits,
      },
      ({ session, body }) => writeReview(db, session?.viewer, body, now()),
    ),
  ]
}

function staffRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listModeratedReviews,
      {
        reads: { entity: 'review', permission: 'reviews:read' },
        summary: 'All reviews with e-mail, including hidden ones',
        access: 'admin',
        permission: 'reviews:read',
        list: moderatedFields,
        response: listOf(schemas.moderatedReviewSchema),
      },
      ({ list }) => listModerated(db, list),
    ),
    route(
      endpoints.changeReview,
      {
        summary: 'Hide a review or show it again',
        access: 'admin',
        permission: 'reviews:write',
        params: idParams,
        body: schemas.reviewChangeSchema,
        response: schemas.moderatedReviewSchema,
      },
      (input) =>
        transact(db, async (tx) => {
          const { hidden, version } = input.body
          const change = {
            table: reviews,
            entity: 'review',
            id: input.params.id,
            version,
            changes: { hidden },
          }
          const row = await updateVersioned(tx, actorOf(input), change)
          return isRefusal(row) ? row : serializeModeratedReview(row, await requireProduct(tx, row.productId))
        }),
    ),
  ]
}
