import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useT } from './messages.tsx'
import { TextField } from './text-field.tsx'

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={shown ? t('ui.hidePassword') : t('ui.showPassword')}
          onClick={() => setShown(!shown)}
          className="no-script:hidden"
        >
          {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      }
    />
  )
}

interface PasswordPairProps {
  label: string
  confirmLabel: string
  hint: string
  errors: { readonly password?: string; readonly confirmPassword?: string }
}

/** A new password and its repetition, as `password` and `confirmPassword`. */
export function PasswordPair({ label, confirmLabel, hint, errors }: PasswordPairProps) {
  const shared = { autoComplete: 'new-password', required: true }
  return (
    <>
      <PasswordField {...shared} name="password" label={label} hint={hint} error={errors.password} />
      <PasswordField {...shared} name="confirmPassword" label={confirmLabel} error={errors.confirmPassword} />
    </>
  )
}
