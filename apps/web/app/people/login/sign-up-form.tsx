import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordPair } from '@tecnoclick/ui/password-field'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { useCheckedForm, useResetOnNavigation } from '../../platform/form/use-checked-form.ts'
import type { LoginResult } from './login-action.ts'

const loadRules = () => import('./login-rules.ts').then(({ signUpRules }) => signUpRules)

interface SignUpFormProps {
  posted: LoginResult | undefined
  address: string
  /** What the visitor wanted: the activation leads back there. */
  next: string | undefined
}

/** The account type comes first (people.md#registration). */
export function SignUpForm({ posted, address, next }: SignUpFormProps) {
  const t = useFullT()
  const { form, errors, busy } = useCheckedForm({ action: address, load: loadRules, posted })
  useResetOnNavigation(form.ref)
  const typed = posted?.values
  return (
    // Without script the page comes back at this form, which on a phone is below the other one.
    <form {...form} action={`${address}#registro`} className="grid gap-4">
      <FormFailure posted={posted} />
      <input type="hidden" name="intent" value="signUp" />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <RadioGroup
        name="accountType"
        look="cards"
        required
        label={t('security.signUp.accountType')}
        error={errors.accountType}
        {...(typed?.accountType && { defaultValue: typed.accountType })}
        options={[
          {
            value: 'person',
            label: t('security.signUp.person'),
            hint: t('security.signUp.personHint'),
          },
          {
            value: 'business',
            label: t('security.signUp.business'),
            hint: t('security.signUp.businessHint'),
          },
        ]}
      />
      <EmailField error={errors.email} defaultValue={typed?.email} />
      <TextField
        name="phone"
        label={t('account.profile.phone')}
        hint={t('security.signUp.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        error={errors.phone}
        defaultValue={typed?.phone}
      />
      <PasswordPair
        label={t('security.password')}
        confirmLabel={t('security.signUp.confirmPassword')}
        hint={t('security.signUp.passwordHint')}
        errors={errors}
      />
      <Button type="submit" block busy={busy}>
        {t('security.signUp.submit')}
      </Button>
    </form>
  )
}
