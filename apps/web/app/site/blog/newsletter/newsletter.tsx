import { subscribe } from '@tecnoclick/contract/site/newsletter/endpoints'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { catchOutage } from '../../../platform/form/catch-outage.ts'
import { acceptForm, refusedResult, translatorFor } from '../../../platform/form/form-action.ts'
import { formResponse } from '../../../platform/form/form-result.ts'
import { textOf, textsOf } from '../../../platform/form/read-form.ts'
import { Page } from '../../../platform/page/page.tsx'
import { redirectWithFlash } from '../../../platform/session/redirect-within-site.ts'
import { visitOf } from '../../../rendering/context.ts'
import { samePage } from '../../preferences/same-page.ts'
import { listPath } from '../addresses.ts'
import type { Route } from './+types/newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterRules } from './newsletter-rules.ts'

/** Redirects back to the page with the form, which shows the flash. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const values = textsOf(form, ['email'])
  const accepted = acceptForm(form, newsletterRules, translatorFor(visit))
  if (!accepted.ok) return formResponse({ errors: accepted.errors, values })
  const outcome = await visit.client.attempt(subscribe, {
    body: {
      email: textOf(form, 'email'),
      language: visit.preferences.locale,
      currency: visit.preferences.currency,
    },
  })
  if (!outcome.ok) return formResponse({ ...refusedResult(outcome.error, visit), values })
  return redirectWithFlash(samePage(request.headers.get('referer'), url.origin), 'newsletterAsked', url)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useFullT()
  return (
    <Page
      title={t('blog.newsletter.title')}
      intro={t('blog.newsletter.pageText')}
      trail={[{ label: t('blog.title'), href: listPath }]}
      indexed={false}
    >
      <Card padding="lg" className="max-w-md">
        <NewsletterForm posted={actionData} />
      </Card>
    </Page>
  )
}
