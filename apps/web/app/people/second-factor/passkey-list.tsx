import type {
  PasskeyCreation,
  SecondFactor,
} from '@tecnoclick/contract/people/security/second-factor-schemas'
import { longestPasskeyName } from '@tecnoclick/domain/people/second-factor'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { textOf } from '../../platform/form/read-form.ts'

interface PasskeyListProps {
  factors: SecondFactor
  /** Missing where no more can be added. */
  creation: PasskeyCreation | undefined
}

export function PasskeyList({ factors: { passkeys }, creation }: PasskeyListProps) {
  const t = useFullT()
  const locale = useLocale()
  const day = (iso: string) => formatDate(new Date(iso), locale)
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 className="text-lg">{t('account.secondFactor.passkeys.title')}</h2>
      <p className="text-ink-muted">{t('account.secondFactor.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="grid divide-y border-y">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="break-words font-medium">{name}</p>
                <p className="text-ink-muted text-sm">
                  {lastUsedAt
                    ? t('account.secondFactor.passkeys.used', { date: day(lastUsedAt) })
                    : t('account.secondFactor.passkeys.added', { date: day(createdAt) })}
                </p>
              </div>
              <IntentForm
                intent="removePasskey"
                hidden={{ id: String(id) }}
                question={{
                  title: t('account.secondFactor.passkeys.removeTitle', { name }),
                  text: t('account.secondFactor.removeText'),
                  confirmLabel: t('account.secondFactor.remove'),
                }}
              >
                <Button
                  type="submit"
                  variant="secondary"
                  size="sm"
                  aria-label={t('account.secondFactor.passkeys.removeTitle', { name })}
                >
                  {t('account.secondFactor.remove')}
                </Button>
              </IntentForm>
            </li>
          ))}
        </ul>
      )}
      {creation && <NewPasskeyForm creation={creation} />}
    </Card>
  )
}

/** Needs script: only the browser can talk to a passkey. */
function NewPasskeyForm({ creation }: { creation: PasskeyCreation }) {
  const t = useFullT()
  const toast = useToast()
  const submit = useSubmit()
  const [busy, setBusy] = useState(false)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const passkey = await startRegistration({ optionsJSON: creation })
      const name = textOf(new FormData(form), 'name')
      await submit({ intent: 'addPasskey', name, passkey: JSON.stringify(passkey) }, { method: 'post' })
      form.reset()
    } catch {
      // Cancelled, timed out, or known already: the browser does not say which, for privacy.
      toast.error(t('account.secondFactor.passkeyFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void create(event)} className="grid gap-4 no-script:hidden">
      <TextField
        name="name"
        required
        maxLength={longestPasskeyName}
        label={t('account.secondFactor.passkeys.name')}
        hint={t('account.secondFactor.passkeys.nameHint')}
        className="max-w-sm"
      />
      <div>
        <Button type="submit" busy={busy} variant="secondary">
          {t('account.secondFactor.passkeys.add')}
        </Button>
      </div>
    </form>
  )
}
