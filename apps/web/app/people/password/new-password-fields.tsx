import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordPair } from '@tecnoclick/ui/password-field'
import { TextField } from '@tecnoclick/ui/text-field'
import type { Ref } from 'react'
import type { FieldErrors, FieldValues } from '../../platform/form/form-result.ts'

interface NewPasswordFieldsProps {
  errors: FieldErrors
  typed: FieldValues | undefined
  codeRef: Ref<HTMLInputElement>
}

export function NewPasswordFields({ errors, typed, codeRef }: NewPasswordFieldsProps) {
  const t = useFullT()
  return (
    <>
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
      <PasswordPair
        label={t('security.recovery.newPassword')}
        confirmLabel={t('security.recovery.confirmPassword')}
        hint={t('security.signUp.passwordHint')}
        errors={errors}
      />
    </>
  )
}
