import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordPair } from '@tecnoclick/ui/password-field'
import { TextField } from '@tecnoclick/ui/text-field'
import type { Ref } from 'react'
import type { Failure, FieldErrors, FieldValues } from '../../platform/form/form-result.ts'

interface NewPasswordFieldsProps {
  errors: FieldErrors
  typed: FieldValues | undefined
  /** Undefined: no code is asked for. */
  codeRef?: Ref<HTMLInputElement>
  /** Why the form was refused: an account with a second factor needs its code too. */
  failure: Failure | undefined
}

export function NewPasswordFields({ errors, typed, codeRef, failure }: NewPasswordFieldsProps) {
  const t = useFullT()
  return (
    <>
      {codeRef && (
        <TextField
          ref={codeRef}
          name="resetKey"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          label={t('security.recovery.code')}
          hint={t('security.recovery.codeHint')}
          error={errors.resetKey}
          defaultValue={typed?.resetKey}
        />
      )}
      <PasswordPair
        label={t('security.recovery.newPassword')}
        confirmLabel={t('security.recovery.confirmPassword')}
        hint={t('security.signUp.passwordHint')}
        errors={errors}
      />
      {(failure === 'secondFactorRequired' || failure === 'badFactor') && (
        <TextField
          name="factorCode"
          autoComplete="off"
          dir="ltr"
          required
          label={t('account.secondFactor.title')}
          hint={t('account.secondFactor.codeHint')}
        />
      )}
    </>
  )
}
