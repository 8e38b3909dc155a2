import type { Client } from '@tecnoclick/contract/platform/client'
import {
  confirmSubscription,
  endSubscription,
  getSubscription,
} from '@tecnoclick/contract/site/newsletter/endpoints'
import type { MessageKey } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { data, Form, redirect, useNavigation } from 'react-router'
import { catchOutage } from '../../../platform/form/catch-outage.ts'
import { refusedResult } from '../../../platform/form/form-action.ts'
import { FormFailure } from '../../../platform/form/form-notice.tsx'
import { formResponse } from '../../../platform/form/form-result.ts'
import { Page } from '../../../platform/page/page.tsx'
import { visitOf } from '../../../rendering/context.ts'
import { isTransient, refusedPage } from '../../../rendering/page-client.ts'
import { listPath } from '../addresses.ts'
import type { Route } from './+types/subscription.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The link in the mail only shows the subscription; a button changes it, because mail servers open links too. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, requestId } = visitOf(context)
  const outcome = await client.attempt(getSubscription, { params: { token } })
  if (outcome.ok) return data(outcome.data)
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data(null, { status: 404 })
}

export async function action({ request, url, context, params: { token } }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  if (form.get(oneClick.name) === oneClick.value) return leaveAtOnce(visit.client, token)
  const endpoint = form.get('intent') === 'leave' ? endSubscription : confirmSubscription
  const outcome = await visit.client.attempt(endpoint, { params: { token } })
  if (!outcome.ok && isTransient(outcome.error)) return formResponse(refusedResult(outcome.error, visit))
  // If the link is no longer valid, its page says so.
  return redirect(url.pathname)
}

/** What a program of mail posts by itself (RFC 8058): no session, no redirect. */
const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' }

async function leaveAtOnce(client: Client, token: string) {
  const outcome = await client.attempt(endSubscription, { params: { token } })
  if (outcome.ok) return data({ left: true })
  return data({ left: false }, { status: isTransient(outcome.error) ? 503 : 404 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** The address contains the token of one subscription. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

const states = {
  pending: { title: 'confirmTitle', text: 'confirmText', intent: 'confirm', action: 'confirm' },
  confirmed: { title: 'confirmedTitle', text: 'confirmedText', intent: 'leave', action: 'leave' },
  ended: { title: 'endedTitle', text: 'endedText', intent: 'confirm', action: 'again' },
} as const

export default function Subscription({ loaderData: subscription, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const busy = useNavigation().formData !== undefined
  const trail = [{ label: t('blog.newsletter.title'), href: '/newsletter' }]
  if (!subscription) {
    return (
      <Page title={t('blog.newsletter.badLinkTitle')} trail={trail} indexed={false}>
        <p className="mb-6 max-w-prose">{t('blog.newsletter.badLinkText')}</p>
        <Card padding="lg" className="max-w-md">
          <NewsletterForm />
        </Card>
      </Page>
    )
  }
  const { title, text, intent, action } = states[subscription.state]
  return (
    <Page title={t(`blog.newsletter.${title}`)} trail={trail} indexed={false}>
      {actionData && 'failure' in actionData && actionData.failure && (
        <div className="mb-6 max-w-prose">
          <FormFailure posted={actionData} />
        </div>
      )}
      <p className="max-w-prose">{t(`blog.newsletter.${text}`, { email: subscription.email })}</p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit" busy={busy} variant={intent === 'leave' ? 'secondary' : 'primary'}>
          {t(`blog.newsletter.${action}` satisfies MessageKey)}
        </Button>
        <Button href={listPath} variant="quiet">
          {t('blog.all')}
        </Button>
      </Form>
    </Page>
  )
}
