import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { TextField } from '@tecnoclick/ui/text-field'
import type { Ref } from 'react'
import type { FieldErrors, FieldValues } from '../../platform/form/form-result.ts'

interface NewPasswordFieldsProps {
  errors: FieldErrors
  typed: FieldValues | undefined
  /** Undefined: no code is asked for. */
  codeRef?: Ref<HTMLInputElement>
}

export function NewPasswordFields({ errors, typed, codeRef }: NewPasswordFieldsProps) {
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
      <PasswordField
        name="password"
        autoComplete="new-password"
        required
        label={t('security.recovery.newPassword')}
        hint={t('security.signUp.passwordHint')}
        error={errors.password}
      />
      <PasswordField
        name="confirmPassword"
        autoComplete="new-password"
        required
        label={t('security.recovery.confirmPassword')}
        error={errors.confirmPassword}
      />
    </>
  )
}
