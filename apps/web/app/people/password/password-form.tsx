import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useRef } from 'react'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useResetOnArrival } from '../../platform/form/use-reset-on-arrival.ts'
import { CodeButton } from './code-button.tsx'
import { CodeSentDialog } from './code-sent-dialog.tsx'
import type { NewPasswordAnswer } from './new-password-answer.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PostedNotices } from './posted-notices.tsx'
import { useCodeRequest } from './use-code-request.ts'

const address = '/account/password'
const loadRules = () => import('./new-password-rules.ts').then(({ passwordRules }) => passwordRules)

interface PasswordFormProps {
  email: string
  posted: NewPasswordAnswer | undefined
}

export function PasswordForm({ email, posted }: PasswordFormProps) {
  const t = useT()
  const { form, errors, busy } = useCheckedForm({
    action: address,
    load: loadRules,
    posted,
  })
  useResetOnArrival(form.ref)
  const code = useCodeRequest(address)
  const codeField = useRef<HTMLInputElement>(null)

  function closeDialog() {
    code.close()
    codeField.current?.focus()
  }

  return (
    <>
      <form {...form} className="grid gap-4">
        <PostedNotices posted={posted} />
        {/* Tells the browser's password store whose password changes. */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <div className="grid gap-3">
          <p className="text-ink-muted">{t('account.password.codeHint')}</p>
          <CodeButton shown busy={code.busy} onAsk={() => void code.request(email)} />
        </div>
        <NewPasswordFields errors={errors} typed={posted?.values} codeRef={codeField} />
        <Button type="submit" block busy={busy}>
          {t('account.password.submit')}
        </Button>
      </form>
      <CodeSentDialog sentTo={code.sentTo} onClose={closeDialog} />
    </>
  )
}
