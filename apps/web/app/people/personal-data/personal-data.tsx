import { closeAccount, getClosing } from '@tecnoclick/contract/people/account/endpoints'
import type { Closing } from '@tecnoclick/contract/people/account/schemas'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { redirectDocument } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { acceptPassword, refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { flashCookie } from '../../platform/session/flash.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { ListFailed } from '../../shell/list-failed.tsx'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/personal-data.ts'
import { CloseForm } from './close-form.tsx'
import { ClosingTerms, OpenMatters } from './closing-terms.tsx'
import { confirmPasswordRules } from './confirm-password-rules.ts'
import { DownloadForm, downloadProblems } from './download-form.tsx'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { email } = await requireViewer(visit)
  const closing = await visit.client.attempt(getClosing)
  const asked = searchParams.get('problem')
  return {
    email,
    closing: closing.ok ? closing.data : undefined,
    problem: downloadProblems.find((problem) => problem === asked),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await close(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** people.md#personal-data */
export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const { email, closing, problem } = loaderData
  return (
    <AccountPage title={t('account.data.title')}>
      <div className="grid max-w-2xl gap-5">
        <Card padding="lg">
          <h2 className="text-lg">{t('account.data.download.title')}</h2>
          <p className="mt-2 mb-5 text-ink-muted text-sm">{t('account.data.download.text')}</p>
          <DownloadForm email={email} problem={problem} />
        </Card>
        <Card padding="lg">
          <h2 className="text-lg">{t('account.data.close.title')}</h2>
          {closing ? <ClosingCard email={email} closing={closing} posted={actionData} /> : <ListFailed />}
        </Card>
      </div>
    </AccountPage>
  )
}

interface ClosingCardProps {
  email: string
  closing: Closing
  posted: FormResult | undefined
}

function ClosingCard({ email, closing: { isStaff, open }, posted }: ClosingCardProps) {
  const t = useFullT()
  if (isStaff) return <p className="mt-2 text-ink-muted text-sm">{t('account.data.close.staff')}</p>
  return (
    <>
      <ClosingTerms />
      {open.length > 0 ? <OpenMatters open={open} /> : <CloseForm email={email} posted={posted} />}
    </>
  )
}

/** A new document, so that nothing personal stays in memory; the flash clears what the browser stored. */
async function close(visit: Visit, form: FormData, url: URL): Promise<FormResult | Response> {
  const { email } = await requireViewer(visit)
  const t = translatorFor(visit)
  const accepted = acceptPassword(form, confirmPasswordRules(email), t)
  if (!accepted.ok) return { errors: accepted.errors }
  const body = { password: textOf(accepted.form, 'password') }
  const outcome = await visit.client.attempt(closeAccount, { body })
  if (outcome.ok) {
    const headers = { 'set-cookie': flashCookie('signedOut', url) }
    return redirectDocument('/account/closed', { headers })
  }
  if (outcome.error.code === 'badCredentials')
    return { errors: { password: t('account.data.wrongPassword') } }
  return refusedResult(outcome.error, visit)
}
