import type { FactorOptions, PasskeyRequest } from '@tecnoclick/contract/platform/sign-in-challenge'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useToast } from '@tecnoclick/ui/toast'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'

interface FactorFormProps {
  options: FactorOptions
  action: string
  /** Sent with the answer. */
  hidden: Readonly<Record<string, string>>
  posted: FormResult | undefined
  submitLabel: string
}

const loadRules = () => import('./factor-rules.ts').then(({ factorRules }) => factorRules)

/** Asks for what the account has: a passkey, a code, or without a second factor the password. */
export function FactorForm({ options, action, hidden, posted, submitLabel }: FactorFormProps) {
  const t = useFullT()
  const { form, errors, refused, busy } = useCheckedForm({ action, load: loadRules, posted })
  const { methods, passkey } = options
  const byPassword = methods.includes('password')
  const byCode = methods.includes('totp') || methods.includes('backupCode')
  return (
    <div className="grid gap-6">
      {passkey && <PasskeyButton request={passkey} action={action} hidden={hidden} />}
      {(byCode || byPassword) && (
        <form {...form} className="grid gap-4">
          <FormFailure posted={refused} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {byPassword ? (
            <PasswordField name="password" required label={t('security.password')} error={errors.password} />
          ) : (
            <TextField
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              required
              label={t('account.secondFactor.code')}
              hint={t('account.secondFactor.codeHint')}
              error={errors.code}
            />
          )}
          <Button type="submit" block busy={busy} variant={passkey ? 'secondary' : 'primary'}>
            {submitLabel}
          </Button>
        </form>
      )}
    </div>
  )
}

interface PasskeyButtonProps {
  request: PasskeyRequest
  action: string
  hidden: Readonly<Record<string, string>>
}

/** Needs script: only the browser can talk to a passkey. */
function PasskeyButton({ request, action, hidden }: PasskeyButtonProps) {
  const t = useFullT()
  const toast = useToast()
  const submit = useSubmit()
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: request })
      await submit({ ...hidden, passkey: JSON.stringify(passkey) }, { method: 'post', action })
    } catch {
      // Cancelled, timed out, or no such key: the browser does not say which, for privacy.
      toast.error(t('account.secondFactor.passkeyFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button block busy={busy} onClick={() => void ask()} className="no-script:hidden">
      <KeyRound aria-hidden="true" className="size-4.5" />
      {t('account.secondFactor.usePasskey')}
    </Button>
  )
}
