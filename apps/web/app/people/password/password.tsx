import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { useCheckedForm, useResetOnNavigation } from '../../platform/form/use-checked-form.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordRules } from './new-password-rules.ts'
import { changePassword, type NewPasswordResult, requestCode } from './password-action.ts'
import { CodeButton, CodeSentDialog, PostedNotices, useCodeRequest } from './recovery-code.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await requireViewer(visitOf(context))
  return { email }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const { email } = await requireViewer(visit)
  const form = await request.formData()
  form.set('email', email)
  const result = form.has('ask')
    ? await requestCode(visit, email)
    : await changePassword(visit, form, passwordRules, { to: '/account/password', url })
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  return (
    <AccountPage title={t('account.password.title')}>
      <Card padding="lg" className="max-w-xl">
        <PasswordForm email={loaderData.email} posted={actionData} />
      </Card>
    </AccountPage>
  )
}

const address = '/account/password'
const loadRules = () => import('./new-password-rules.ts').then(({ passwordRules }) => passwordRules)

interface PasswordFormProps {
  email: string
  posted: NewPasswordResult | undefined
}

function PasswordForm({ email, posted }: PasswordFormProps) {
  const t = useFullT()
  const { form, errors, refused, busy, result } = useCheckedForm({
    action: address,
    load: loadRules,
    posted,
  })
  useResetOnNavigation(form.ref)
  const code = useCodeRequest(address)

  return (
    <>
      <form {...form} className="grid gap-4">
        <PostedNotices posted={posted} refused={refused} />
        {/* So that the password manager knows whose password changes. */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <div className="grid gap-3">
          <p className="text-ink-muted">{t('account.password.codeHint')}</p>
          <CodeButton shown busy={code.busy} onPress={() => void code.request(email)} />
          <Refusal result={code.refused} text={code.refused} />
        </div>
        <NewPasswordFields
          errors={errors}
          typed={posted?.values}
          failure={result?.failure}
          codeRef={code.codeRef}
        />
        <Button type="submit" block busy={busy}>
          {t('account.password.submit')}
        </Button>
      </form>
      <CodeSentDialog sentTo={code.sentTo} onClose={code.close} />
    </>
  )
}
