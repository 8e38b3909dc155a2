import { closeAccount, getAccountClosing } from '@tecnoclick/contract/people/account/endpoints'
import type { Closing } from '@tecnoclick/contract/people/account/schemas'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { redirect, redirectDocument } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { textOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { flashCookie } from '../../platform/session/flash.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import { confirmSession, findConfirmation } from '../second-factor/confirm-session.ts'
import { ConfirmationCard } from '../second-factor/confirmation-card.tsx'
import type { Route } from './+types/personal-data.ts'
import { DownloadForm, downloadProblems } from './download-form.tsx'

const address = '/account/data'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { email } = await requireViewer(visit)
  const confirmation = await findConfirmation(visit)
  const closing = await visit.client.attempt(getAccountClosing)
  const asked = searchParams.get('problem')
  return {
    email,
    confirmation,
    closing: closing.ok ? closing.data : undefined,
    problem: downloadProblems.find((problem) => problem === asked),
    texts: { personalData: tables[visit.preferences.locale].personalData },
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  await requireViewer(visit)
  const form = await request.formData()
  if (textOf(form, 'intent') === 'confirm') return formResponse(await confirmSession(visit, form))
  const result = await close(visit, url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

/** people.md#personal-data */
export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const { email, confirmation, closing, problem, texts } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  return (
    <AccountPage title={t('account.data.title')}>
      <div className="grid max-w-2xl gap-5">
        {confirmation ? (
          <ConfirmationCard
            options={confirmation}
            action={address}
            email={email}
            text={t('personalData.confirmText')}
            posted={actionData}
          />
        ) : (
          <>
            <Card padding="lg">
              <h2 className="text-lg">{t('personalData.download.title')}</h2>
              <p className="mt-2 mb-5 text-ink-muted text-sm">{t('personalData.download.text')}</p>
              <DownloadForm problem={problem} />
            </Card>
            <Card padding="lg">
              <h2 className="text-lg">{t('personalData.close.title')}</h2>
              {closing ? <ClosingCard closing={closing} posted={actionData} /> : <ListFailed />}
            </Card>
          </>
        )}
      </div>
    </AccountPage>
  )
}

interface ClosingCardProps {
  closing: Closing
  posted: FormResult | undefined
}

function ClosingCard({ closing: { isStaff, open }, posted }: ClosingCardProps) {
  const t = useFullT()
  if (isStaff) return <p className="mt-2 text-ink-muted text-sm">{t('personalData.close.staff')}</p>
  return (
    <>
      <ClosingTerms />
      {open.length > 0 ? <OpenMatters open={open} /> : <CloseForm posted={posted} />}
    </>
  )
}

/** A new document, so that nothing personal stays in memory; the flash clears what the browser stored. */
async function close(visit: Visit, url: URL): Promise<FormResult | Response> {
  const outcome = await visit.client.attempt(closeAccount)
  if (outcome.ok) {
    const cookie = flashCookie('signedOut', url)
    return redirectDocument('/account/closed', { headers: { 'set-cookie': cookie } })
  }
  // The page asks for it.
  if (outcome.error.code === 'confirmationRequired') return redirect(address)
  return refusedResult(outcome.error, visit)
}

function CloseForm({ posted }: { posted: FormResult | undefined }) {
  const t = useFullT()
  return (
    <div className="grid gap-4">
      <FormFailure posted={posted} />
      <IntentForm
        intent="close"
        question={{
          title: t('personalData.close.confirmTitle'),
          text: t('personalData.close.confirmText'),
          confirmLabel: t('personalData.close.submit'),
        }}
      >
        <Button type="submit" variant="danger" className="max-sm:w-full">
          {t('personalData.close.submit')}
        </Button>
      </IntentForm>
    </div>
  )
}

/** What is deleted, and what is kept and why (people.md#closing-the-account). */
function ClosingTerms() {
  const t = useFullT()
  return (
    <div className="mt-2 mb-5 grid gap-4 text-sm">
      <p className="text-ink-muted">{t('personalData.close.text')}</p>
      <div>
        <h3 className="text-sm">{t('personalData.close.removed')}</h3>
        <p className="mt-1 text-ink-muted">{t('personalData.close.removedText')}</p>
      </div>
      <div>
        <h3 className="text-sm">{t('personalData.close.kept')}</h3>
        <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink-muted">
          <li>{t('personalData.close.keptOrders')}</li>
          <li>{t('personalData.close.keptServices')}</li>
          <li>{t('personalData.close.keptLog')}</li>
        </ul>
      </div>
      <p>{t('personalData.close.lost')}</p>
    </div>
  )
}

/** Where each of them is finished or cancelled. */
const pages = {
  order: (id: number) => `/account/orders/${id}`,
  payment: (id: number) => `/account/orders/${id}`,
  return: (id: number) => `/account/returns/${id}`,
  serviceOrder: () => '/account/orders?type=services',
  resetSale: () => '/account/ordersreset',
} as const satisfies Record<Closing['open'][number]['kind'], (id: number) => string>

function OpenMatters({ open }: Pick<Closing, 'open'>) {
  const t = useFullT()
  return (
    <Notice kind="warning" title={t('personalData.close.open')}>
      <ul className="mt-1 grid gap-1">
        {open.map(({ kind, id, number }) => (
          <li key={`${kind}-${id}`}>
            <Link href={pages[kind](id)} className="text-link underline">
              {t(`personalData.close.kinds.${kind}`, { number })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
