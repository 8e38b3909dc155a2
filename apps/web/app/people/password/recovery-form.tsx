import { isEmail } from '@tecnoclick/domain/people/email'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useRef, useState } from 'react'
import { EmailField } from '../../platform/form/email-field.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { CodeButton } from './code-button.tsx'
import { CodeSentDialog } from './code-sent-dialog.tsx'
import type { NewPasswordAnswer } from './new-password-answer.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PostedNotices } from './posted-notices.tsx'
import { useCodeRequest } from './use-code-request.ts'

const address = '/account/forgotpassword'
const loadRules = () => import('./new-password-rules.ts').then(({ recoveryRules }) => recoveryRules)

export function RecoveryForm({ posted }: { posted: NewPasswordAnswer | undefined }) {
  const t = useT()
  const { form, errors, busy } = useCheckedForm({
    action: address,
    load: loadRules,
    posted,
  })
  const code = useCodeRequest(address)
  const codeField = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(posted?.values?.email ?? '')

  function closeDialog() {
    code.close()
    codeField.current?.focus()
  }

  return (
    <>
      <form {...form} className="grid gap-4">
        <PostedNotices posted={posted} />
        <div className="grid gap-3">
          <EmailField
            autoComplete="username"
            error={errors.email}
            defaultValue={posted?.values?.email}
            onChange={(event) => setEmail(event.target.value.trim())}
          />
          {/* Only when the address is valid and the form has changed (people.md#password-recovery). */}
          <CodeButton shown={isEmail(email)} busy={code.busy} onAsk={() => void code.request(email)} />
        </div>
        <NewPasswordFields errors={errors} typed={posted?.values} codeRef={codeField} />
        <Button type="submit" block busy={busy}>
          {t('security.recovery.submit')}
        </Button>
      </form>
      <CodeSentDialog sentTo={code.sentTo} onClose={closeDialog} />
    </>
  )
}
