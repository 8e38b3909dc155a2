import * as endpoints from '@tecnoclick/contract/people/security/second-factor-endpoints'
import {
  getConfirmationOptions,
  getPasskeyCreation,
  getSecondFactor,
} from '@tecnoclick/contract/people/security/second-factor-endpoints'
import type {
  SecondFactor as Factors,
  NewPasskey,
  PasskeyCreation,
  TotpSetup,
} from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { Outcome } from '@tecnoclick/contract/platform/client'
import type { FactorOptions } from '@tecnoclick/contract/platform/sign-in-challenge'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useEffect, useRef } from 'react'
import { catchOutageAs } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/second-factor.ts'
import { confirmSession } from './confirm-session.ts'
import { ConfirmationCard } from './confirmation-card.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { parsePasskey } from './read-answer.ts'
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

/** The only time they are shown. */
function NewBackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useFullT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card padding="lg" className="grid gap-4 border-action">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('account.secondFactor.backup.newTitle')}
      </h2>
      <p>{t('account.secondFactor.backup.newText')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
    </Card>
  )
}

function BackupCodes({ left }: { left: number }) {
  const t = useFullT()
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 className="text-lg">{t('account.secondFactor.backup.title')}</h2>
      <p className="text-ink-muted">{t('account.secondFactor.backup.text')}</p>
      <p>{t('account.secondFactor.backup.left', { count: left })}</p>
      <IntentForm
        intent="renewBackupCodes"
        question={{
          title: t('account.secondFactor.backup.renew'),
          text: t('account.secondFactor.backup.renewText'),
          confirmLabel: t('account.secondFactor.backup.renew'),
        }}
      >
        <Button type="submit" variant="secondary">
          {t('account.secondFactor.backup.renew')}
        </Button>
      </IntentForm>
    </Card>
  )
}

interface SecondFactorResult extends FormResult {
  /** Which form was sent. */
  intent: Intent
  /** The app has the secret; a code of it is still missing. */
  setup?: TotpSetup
  /** Shown once. */
  backupCodes?: readonly string[]
}

const intents = {
  async startTotp({ client }: Visit) {
    return client.attempt(endpoints.startTotp)
  },
  async confirmTotp({ client }: Visit, form: FormData) {
    return client.attempt(endpoints.confirmTotp, { body: { code: textOf(form, 'code') } })
  },
  async removeTotp({ client }: Visit) {
    return client.attempt(endpoints.removeTotp)
  },
  async addPasskey({ client }: Visit, form: FormData) {
    const passkey = parsePasskey(textOf(form, 'passkey')) as NewPasskey['passkey']
    return client.attempt(endpoints.addPasskey, { body: { name: textOf(form, 'name'), passkey } })
  },
  async removePasskey({ client }: Visit, form: FormData) {
    return client.attempt(endpoints.removePasskey, { params: { id: idOf(form, 'id') ?? 0 } })
  },
  async renewBackupCodes({ client }: Visit) {
    return client.attempt(endpoints.renewBackupCodes)
  },
} satisfies Record<string, (visit: Visit, form: FormData) => Promise<Outcome<unknown>>>

type Change = keyof typeof intents
type Intent = Change | 'confirm'

async function secondFactorAction(visit: Visit, form: FormData): Promise<SecondFactorResult> {
  const intent = textOf(form, 'intent')
  if (intent === 'confirm') return { intent, ...(await confirmSession(visit, form)) }
  if (!isChange(intent)) return { intent: 'confirm', failure: 'malformed' }
  const outcome = await intents[intent](visit, form)
  if (!outcome.ok) {
    const setup = intent === 'confirmTotp' && { setup: textsOf(form, ['secret', 'uri']) }
    return { intent, ...setup, ...refusedResult(outcome.error, visit) }
  }
  const data = outcome.data
  if (data === undefined) return { intent }
  if ('uri' in data) return { intent, setup: data }
  return { intent, ...(data.backupCodes && { backupCodes: data.backupCodes }) }
}

function isChange(text: string): text is Change {
  return Object.hasOwn(intents, text)
}
