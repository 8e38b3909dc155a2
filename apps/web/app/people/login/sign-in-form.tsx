import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import type { LoginAnswer } from './login-answer.ts'
import { ResendActivation } from './resend-activation-form.tsx'

interface SignInFormProps {
  /** Undefined: to the page that the form is on. */
  next?: string | undefined
  posted?: LoginAnswer | undefined
  onSend?: () => void
  onLeave?: () => void
}

const loadRules = () => import('./sign-in-rules.ts').then(({ signInRules }) => signInRules)

/** On /account/login and in the account dropdown (people.md#screens). */
export function SignInForm({ next, posted, onSend, onLeave }: SignInFormProps) {
  const t = useT()
  const { form, errors, busy, answer } = useCheckedForm({
    action: '/account/login',
    load: loadRules,
    posted,
    ask: async () => {
      onSend?.()
      return true
    },
  })
  return (
    <div className="grid gap-2">
      <form {...form} className="grid gap-4">
        <FormFailure posted={posted} />
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <EmailField autoComplete="username" error={errors.email} defaultValue={posted?.values?.email} />
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
      {answer?.failure === 'notActivated' && <ResendActivation email={answer.values?.email ?? ''} />}
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
