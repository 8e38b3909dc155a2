import { finishSignIn, getSignInOptions } from '@tecnoclick/contract/people/security/second-factor-endpoints'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { redirect } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { Page } from '../../platform/page/page.tsx'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { safeNext } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/sign-in-step.ts'
import { FactorForm } from './factor-form.tsx'
import { readAnswer } from './read-answer.ts'

/** The challenge is in a cookie; without a valid one the sign-in starts again. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const next = safeNext(url.searchParams.get('next'), url.origin) ?? '/account/dashboard'
  const options = await visitOf(context).client.attempt(getSignInOptions)
  if (!options.ok) throw redirect(signInAddress(next))
  return { options: options.data, next }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const next = safeNext(textOf(form, 'next'), url.origin) ?? '/account/dashboard'
  const { code, passkey } = readAnswer(form)
  const outcome = await visit.client.attempt(finishSignIn, { body: { code, passkey } })
  if (outcome.ok) return redirectWithFlash(next, 'welcome', url)
  if (outcome.error.code === 'challengeExpired') return redirect(signInAddress(next))
  const refused: FormResult = refusedResult(outcome.error, visit)
  return formResponse(refused)
}

function signInAddress(next: string): string {
  return `/account/login?${new URLSearchParams({ next })}`
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function SignInStep({ loaderData: { options, next }, actionData }: Route.ComponentProps) {
  const t = useFullT()
  return (
    <Page title={t('account.secondFactor.stepTitle')} indexed={false}>
      <Card padding="lg" className="grid max-w-xl gap-5">
        <p className="text-ink-muted">{t('account.secondFactor.stepText')}</p>
        <FactorForm
          options={options}
          action="/account/login/second-factor"
          hidden={{ next }}
          posted={actionData}
          submitLabel={t('security.signIn.submit')}
        />
        <p>
          <TextLink href={signInAddress(next)} className="inline-flex min-h-11 items-center text-sm">
            {t('security.recovery.backToSignIn')}
          </TextLink>
        </p>
      </Card>
    </Page>
  )
}
