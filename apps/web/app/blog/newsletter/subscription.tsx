import {
  confirmSubscription,
  endSubscription,
  getSubscription,
} from '@tecnoclick/contract/newsletter/endpoints'
import type { MessageKey } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import { Form, redirect, useNavigation } from 'react-router'
import { visitOf } from '../../context.ts'
import { Page } from '../../shell/page.tsx'
import { listPath } from '../addresses.ts'
import type { Route } from './+types/subscription.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The link of the mail: it shows where things stand, and a button changes it, because mail servers open links too. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(getSubscription, { params: { token } })
  return outcome.ok ? outcome.data : null
}

export async function action({ request, url, context, params: { token } }: Route.ActionArgs) {
  const form = await request.formData()
  const endpoint = form.get('intent') === 'leave' ? endSubscription : confirmSubscription
  await visitOf(context).client.attempt(endpoint, { params: { token } })
  return redirect(url.pathname)
}

/** The address of the page is the key to one subscription. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

const states = {
  pending: { title: 'confirmTitle', text: 'confirmText', intent: 'confirm', action: 'confirm' },
  confirmed: { title: 'confirmedTitle', text: 'confirmedText', intent: 'leave', action: 'leave' },
  ended: { title: 'endedTitle', text: 'endedText', intent: 'confirm', action: 'again' },
} as const

export default function Subscription({ loaderData: subscription }: Route.ComponentProps) {
  const t = useT()
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
