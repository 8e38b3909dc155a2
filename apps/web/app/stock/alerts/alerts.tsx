import { endOwnAlerts, getOwnAlerts } from '@tecnoclick/contract/stock/ledger/endpoints'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { data, Form, redirect, useNavigation } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { Page } from '../../platform/page/page.tsx'
import { visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/alerts.ts'

/** The link in the mail only shows what waits; a button ends it, because mail servers open links too. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, preferences, requestId } = visitOf(context)
  /** No other page downloads them. */
  const texts = { alerts: tables[preferences.locale].alerts }
  const outcome = await client.attempt(getOwnAlerts, { params: { token } })
  if (outcome.ok) return data({ alerts: outcome.data, texts })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data({ alerts: null, texts }, { status: 404 })
}

export async function action({ url, context, params: { token } }: Route.ActionArgs) {
  const visit = visitOf(context)
  const outcome = await visit.client.attempt(endOwnAlerts, { params: { token } })
  if (!outcome.ok && isTransient(outcome.error)) return formResponse(refusedResult(outcome.error, visit))
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

export default function OwnAlerts({ loaderData: { alerts, texts }, actionData }: Route.ComponentProps) {
  useMoreMessages(texts)
  const t = useFullT()
  const busy = useNavigation().formData !== undefined
  if (!alerts) {
    return (
      <Page title={t('alerts.badTitle')} indexed={false}>
        <p className="max-w-prose">{t('alerts.badText')}</p>
      </Page>
    )
  }
  const { email, waiting } = alerts
  return (
    <Page title={t('alerts.title')} indexed={false}>
      {actionData?.failure && (
        <div className="mb-6 max-w-prose">
          <FormFailure posted={actionData} />
        </div>
      )}
      <p className="max-w-prose wrap-anywhere">
        {waiting > 0 ? t('alerts.waiting', { email, count: waiting }) : t('alerts.none', { email })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {waiting > 0 && (
          <Form method="post">
            <Button type="submit" variant="secondary" busy={busy}>
              {t('alerts.end')}
            </Button>
          </Form>
        )}
        <Button href="/shop/catalog" variant="quiet">
          {t('alerts.catalogue')}
        </Button>
      </div>
    </Page>
  )
}
