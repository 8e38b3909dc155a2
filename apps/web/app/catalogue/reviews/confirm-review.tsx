import { confirmReview, getUnconfirmedReview } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { data, Form, redirect, useNavigation } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { Page } from '../../platform/page/page.tsx'
import { productPath } from '../../platform/page/product-urls.ts'
import { visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/confirm-review.ts'

/** The link in the mail only shows the review; a button confirms it, because mail servers open links too. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, requestId } = visitOf(context)
  const outcome = await client.attempt(getUnconfirmedReview, { params: { token } })
  if (outcome.ok) return data(outcome.data)
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data(null, { status: 404 })
}

export async function action({ url, context, params: { token } }: Route.ActionArgs) {
  const visit = visitOf(context)
  const outcome = await visit.client.attempt(confirmReview, { params: { token } })
  if (!outcome.ok && outcome.error.code !== 'notFound')
    return formResponse(refusedResult(outcome.error, visit))
  // If the link is no longer valid, its page says so.
  return redirect(url.pathname)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** The token in the address goes into no cache and, as a referrer, to no other site. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

export default function ConfirmReview({ loaderData: review, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const busy = useNavigation().formData !== undefined
  if (!review) {
    return (
      <Page title={t('orders.review.badTitle')} indexed={false}>
        <p className="max-w-prose">{t('orders.review.badText')}</p>
      </Page>
    )
  }
  const isWaiting = review.state === 'unconfirmed'
  return (
    <Page title={t(isWaiting ? 'orders.review.title' : 'orders.review.done')} indexed={false}>
      {actionData?.failure && (
        <div className="mb-6 max-w-prose">
          <FormFailure posted={actionData} />
        </div>
      )}
      <p className="mb-4 max-w-prose">
        {isWaiting ? t('orders.review.text', { product: review.product.name }) : t('orders.review.doneText')}
      </p>
      {isWaiting && (
        <Card padding="lg" className="max-w-prose">
          <p className="font-semibold">
            <bdi>{review.author}</bdi>
          </p>
          <RatingStars size="sm" value={review.rating} />
          <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere text-start">
            {review.text}
          </p>
        </Card>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isWaiting && (
          <Form method="post">
            <Button type="submit" busy={busy}>
              {t('orders.review.confirm')}
            </Button>
          </Form>
        )}
        <Button href={productPath(review.product.slug)} variant="quiet">
          {t('orders.review.product')}
        </Button>
      </div>
    </Page>
  )
}
