import * as endpoints from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { NewReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import * as schemas from '@tecnoclick/contract/catalogue/reviews/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { mailboxOf } from '@tecnoclick/domain/people/email'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { updateVersioned } from '../../platform/rows/audited-writes.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { transact } from '../../platform/rows/transact.ts'
import { confirmReview, findUnconfirmed } from './confirm-review.ts'
import { listModerated, moderatedFields, requireProduct } from './list-moderated.ts'
import { listReviews, reviewFields } from './list-reviews.ts'
import { serializeModeratedReview, serializeReview } from './serialize-review.ts'
import { writeReview } from './write-review.ts'

const anHour = hours(1) / seconds(1)

/**
 * A town may share one network (platform.md#rate-limits). What visitors write under an address never counts against the
 * account that has it.
 */
const limits = [
  { name: 'review-network', hits: 60, seconds: anHour },
  {
    name: 'review-visitors',
    hits: 20,
    seconds: anHour,
    by: (context: ApiContext) =>
      context.get('session') ? undefined : clientNetwork(context.env.clientAddress),
  },
  {
    name: 'review',
    hits: 5,
    seconds: anHour,
    by: (context: ApiContext, { email, order }: NewReview) => {
      const account = context.get('session')?.viewer.id
      if (account !== undefined) return `account:${account}`
      return order === undefined ? `mail:${mailboxOf(email ?? '')}` : `order:${order}`
    },
  },
]

/** A review changes the product's rating, so writes refresh the catalogue. */
export function reviewRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  return invalidateAfterWrites(catalogueChanged, [...publicRoutes(deps), ...staffRoutes(deps)])
}

function publicRoutes(deps: ApiDeps): Route[] {
  const {
    database: { db },
    mailSecrets,
    now,
    wakeMail,
  } = deps
  const byLink = {
    access: 'public',
    params: schemas.reviewLinkParams,
    response: schemas.confirmedReviewSchema,
  } as const
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
        summary:
          'Write a review: one per e-mail and product. Visible at once from a buyer, otherwise it waits',
        access: 'public',
        body: schemas.newReviewSchema,
        response: schemas.writtenReviewSchema,
        status: 201,
        limits,
        refusals: ['notFound', 'reviewExists'],
      },
      async ({ session, body, context }) => {
        const written = await writeReview(db, {
          viewer: session?.viewer,
          review: body,
          storeUrl: storeUrl(deps, context),
          mailSecrets,
          reviewTokens: deps.reviewTokens,
          now: now(),
        })
        wakeMail()
        return written
      },
    ),
    route(
      endpoints.getUnconfirmedReview,
      {
        ...byLink,
        summary: 'The review that a link of the confirmation mail stands for',
        refusals: ['notFound'],
      },
      ({ params }) => findUnconfirmed(db, params.token),
    ),
    route(
      endpoints.confirmReview,
      {
        ...byLink,
        summary: 'Confirm the address of a review; it then waits for staff',
        limits: [{ name: 'review-confirm', hits: 60, seconds: anHour }],
        refusals: ['notFound', 'reviewExists'],
      },
      ({ params }) => confirmReview(db, params.token),
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
        summary: 'Publish a review that waits, hide one or show it again',
        access: 'admin',
        permission: 'reviews:write',
        params: idParams,
        body: schemas.reviewChangeSchema,
        response: schemas.moderatedReviewSchema,
        refusals: ['conflict'],
      },
      (input) =>
        transact(db, async (tx) => {
          const { hidden, version } = input.body
          const [before] = await tx
            .select()
            .from(reviews)
            .where(eq(reviews.id, input.params.id))
            .for('update')
          // Nobody knows yet whose words they are.
          if (before?.waitsFor === 'confirmation') return refuse('conflict')
          const change = {
            table: reviews,
            entity: 'review',
            id: input.params.id,
            version,
            changes: { hidden, waitsFor: null },
          } as const
          const row = await updateVersioned(tx, actorOf(input), change)
          return isRefusal(row) ? row : serializeModeratedReview(row, await requireProduct(tx, row.productId))
        }),
    ),
  ]
}
