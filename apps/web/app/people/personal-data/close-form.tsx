import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'

interface CloseFormProps {
  email: string
  posted: FormResult | undefined
}

export function CloseForm({ email, posted }: CloseFormProps) {
  const t = useFullT()
  const confirm = useConfirm()
  const load = () =>
    import('./confirm-password-rules.ts').then(({ confirmPasswordRules }) => confirmPasswordRules(email))
  const beforeSend = () =>
    confirm({
      title: t('account.data.close.confirmTitle'),
      text: t('account.data.close.confirmText'),
      confirmLabel: t('account.data.close.submit'),
      tone: 'danger',
    })
  const { form, errors, busy } = useCheckedForm({ action: '/account/data', load, posted, beforeSend })
  return (
    <form {...form} className="grid gap-4">
      <FormFailure posted={posted} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        label={t('account.data.password')}
        hint={t('account.data.passwordHint')}
        error={errors.password}
      />
      <Button type="submit" variant="danger" busy={busy} className="sm:justify-self-start">
        {t('account.data.close.submit')}
      </Button>
    </form>
  )
}
