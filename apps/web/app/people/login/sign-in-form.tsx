import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import type { LoginResult } from './login-action.ts'

interface SignInFormProps {
  /** Where to go after signing in. Default: the page that the form is on. */
  next?: string | undefined
  posted?: LoginResult | undefined
  /** The address that was activated just now. */
  email?: string | undefined
  onSend?: () => void
  onLeave?: () => void
}

const loadRules = () => import('./login-rules.ts').then(({ signInRules }) => signInRules)

/** On /account/login and in the account dropdown (people.md#screens). */
export function SignInForm({ next, posted, email, onSend, onLeave }: SignInFormProps) {
  const t = useFullT()
  const { form, errors, refused, busy, result } = useCheckedForm({
    action: '/account/login',
    load: loadRules,
    posted,
    beforeSend: async () => {
      onSend?.()
      return true
    },
  })
  return (
    <div className="grid gap-2">
      <form {...form} className="grid gap-4">
        <FormFailure posted={refused} />
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <EmailField
          autoComplete="username"
          error={errors.email}
          defaultValue={posted?.values?.email ?? email}
        />
        <PasswordField name="password" required label={t('security.password')} error={errors.password} />
        <CheckboxField
          name="sharedDevice"
          label={t('security.signIn.sharedDevice')}
          hint={t('security.signIn.sharedDeviceHint')}
          defaultChecked={posted?.values?.sharedDevice === 'on'}
        />
        <Button type="submit" block busy={busy}>
          {t('security.signIn.submit')}
        </Button>
      </form>
      {result?.failure === 'notActivated' && (
        <ResendActivation email={result.values?.email ?? ''} next={next} />
      )}
      <p>
        <TextLink
          href="/account/forgotpassword"
          onClick={onLeave}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t('security.signIn.forgot')}
        </TextLink>
      </p>
    </div>
  )
}

/** Sends the activation mail again (people.md#activation). */
function ResendActivation({ email, next }: { email: string; next: string | undefined }) {
  const t = useFullT()
  const toast = useToast()
  const fetcher = useFetcher<LoginResult>()

  const showResult = useEffectEvent(({ resent }: LoginResult) => {
    if (resent) toast.info(t('security.signIn.activationResent'))
  })
  const { data } = fetcher
  useEffect(() => {
    if (data) showResult(data)
  }, [data])

  return (
    <fetcher.Form method="post" action="/account/login" className="grid gap-2">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <Button type="submit" variant="secondary" block busy={fetcher.state !== 'idle'}>
        {t('security.signIn.resendActivation')}
      </Button>
      <FormFailure posted={data} />
    </fetcher.Form>
  )
}
