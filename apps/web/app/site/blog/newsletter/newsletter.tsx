import { subscribe } from '@tecnoclick/contract/site/newsletter/endpoints'
import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import { redirectWithFlash } from '../../../people/session/redirect-with-flash.ts'
import { acceptForm } from '../../../platform/form/accept-form.ts'
import { formResponse } from '../../../platform/form/form-response.ts'
import { keepForm } from '../../../platform/form/keep-form.ts'
import { textOf, textsOf } from '../../../platform/form/read-form.ts'
import { refusedAnswer } from '../../../platform/form/refused-answer.ts'
import { textsFor } from '../../../platform/form/visit-texts.ts'
import { visitOf } from '../../../rendering/context.ts'
import { Page } from '../../../shell/page.tsx'
import { samePage } from '../../preferences/same-page.ts'
import { listPath } from '../addresses.ts'
import type { Route } from './+types/newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterRules } from './newsletter-rules.ts'

/** Back to the page whose sidebar was filled in, which says what happens next. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const values = textsOf(form, ['email'])
  const accepted = acceptForm(form, newsletterRules, textsFor(visit))
  if (!accepted.ok) return formResponse({ errors: accepted.errors, values })
  const outcome = await visit.client.attempt(subscribe, { body: { email: textOf(form, 'email') } })
  if (!outcome.ok) return formResponse({ ...refusedAnswer(outcome.error, visit), values })
  return redirectWithFlash(samePage(request.headers.get('referer'), url.origin), 'newsletterAsked', url)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useT()
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
