import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { type FormEvent, useState } from 'react'
import { PlainNotice } from '../../platform/form/form-notice.tsx'
import { textOf } from '../../platform/form/read-form.ts'

export const downloadProblems = ['password', 'tooMany', 'failed'] as const
export type DownloadProblem = (typeof downloadProblems)[number]

const address = '/account/data/download'

interface DownloadFormProps {
  email: string
  /** Why the last attempt gave no file. */
  problem: DownloadProblem | undefined
}

/** Posted by the browser itself, which saves the file. With script the typed password does not leave it. */
export function DownloadForm({ email, problem }: DownloadFormProps) {
  const t = useFullT()
  const [error, setError] = useState(problem === 'password' ? t('account.data.wrongPassword') : undefined)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { confirmPasswordRules } = await import('./confirm-password-rules.ts')
    const rules = confirmPasswordRules(email)
    const { password } = rules.check(new FormData(form), t)
    setError(password)
    if (password) return form.querySelector('input')?.focus()
    const prepared = rules.prepare?.(new FormData(form))
    form.reset()
    if (prepared) postPassword(textOf(prepared, 'password'))
  }

  return (
    <form method="post" action={address} noValidate onSubmit={handleSubmit} className="grid gap-4">
      {(problem === 'tooMany' || problem === 'failed') && (
        <PlainNotice kind="error">{t(`account.data.download.${problem}`)}</PlainNotice>
      )}
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        label={t('account.data.password')}
        hint={t('account.data.passwordHint')}
        error={error}
      />
      <Button type="submit" className="sm:justify-self-start">
        {t('account.data.download.submit')}
      </Button>
    </form>
  )
}

function postPassword(transformed: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'password', value: transformed })
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
