import {
  getConfirmationOptions,
  getPasskeyCreation,
  getSecondFactor,
} from '@tecnoclick/contract/people/security/second-factor-endpoints'
import type {
  SecondFactor as Factors,
  PasskeyCreation,
} from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { FactorOptions } from '@tecnoclick/contract/platform/sign-in-challenge'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { catchOutageAs } from '../../platform/form/catch-outage.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/second-factor.ts'
import { BackupCodes, NewBackupCodes } from './backup-codes.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { type SecondFactorResult, secondFactorAction } from './second-factor-action.ts'
import { TotpCard } from './totp-card.tsx'

interface SecondFactorData {
  email: string
  factors?: Factors
  /** Present while the session has to be confirmed. */
  confirmation?: FactorOptions
  /** Present while the session is confirmed. */
  creation?: PasskeyCreation
}

/** Options for a passkey are made with the page: each is valid once. */
export async function loader({ context }: Route.LoaderArgs): Promise<SecondFactorData> {
  const visit = visitOf(context)
  const { email } = await requireViewer(visit)
  const factors = await visit.client.attempt(getSecondFactor)
  if (!factors.ok) return { email }
  if (!factors.data.confirmed) {
    const confirmation = await visit.client.attempt(getConfirmationOptions)
    return { email, factors: factors.data, ...(confirmation.ok && { confirmation: confirmation.data }) }
  }
  const creation = await visit.client.attempt(getPasskeyCreation)
  return { email, factors: factors.data, ...(creation.ok && { creation: creation.data }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  await requireViewer(visit)
  return formResponse(await secondFactorAction(visit, await request.formData()))
}

const noAnswer: SecondFactorResult = { intent: 'confirm', failure: 'noAnswer' }

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutageAs(serverAction, noAnswer)
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function SecondFactor({ loaderData, actionData: result }: Route.ComponentProps) {
  const t = useFullT()
  const { email, factors, confirmation, creation } = loaderData
  return (
    <AccountPage title={t('account.secondFactor.title')}>
      <div className="grid max-w-2xl gap-6">
        <p className="text-ink-muted">{t('account.secondFactor.intro')}</p>
        {!factors && <ListFailed />}
        {factors && <Status factors={factors} />}
        {confirmation && (
          <ConfirmationCard
            options={confirmation}
            action="/account/second-factor"
            email={email}
            text={t('account.secondFactor.confirmText')}
            posted={result}
          />
        )}
        {factors?.confirmed && (
          <>
            {result?.intent !== 'confirm' && <FormFailure posted={result} />}
            {result?.backupCodes && <NewBackupCodes codes={result.backupCodes} />}
            <TotpCard factors={factors} setup={result?.setup} />
            <PasskeyList factors={factors} creation={creation} />
            {factors.enabled && <BackupCodes left={factors.backupCodesLeft} />}
          </>
        )}
      </div>
    </AccountPage>
  )
}

function Status({ factors: { enabled, required } }: { factors: Factors }) {
  const t = useFullT()
  if (enabled) return <Notice kind="success">{t('account.secondFactor.on')}</Notice>
  return (
    <Notice kind={required ? 'warning' : 'info'}>
      {t(required ? 'account.secondFactor.missing' : 'account.secondFactor.off')}
    </Notice>
  )
}
