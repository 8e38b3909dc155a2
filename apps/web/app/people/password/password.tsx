import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import { formResponse } from '../../platform/form/form-response.ts'
import { keepForm } from '../../platform/form/keep-form.ts'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import { requireViewer } from '../session/require-viewer.ts'
import type { Route } from './+types/password.ts'
import { changePassword } from './change-password.ts'
import { passwordRules } from './new-password-rules.ts'
import { PasswordForm } from './password-form.tsx'
import { requestCode } from './request-code.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await requireViewer(visitOf(context))
  return { email }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const { email } = await requireViewer(visit)
  const form = await request.formData()
  form.set('email', email)
  const answer = form.has('ask')
    ? await requestCode(visit, email)
    : await changePassword(visit, form, passwordRules, { to: '/account/password', url })
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <AccountPage title={t('account.password.title')}>
      <Card padding="lg" className="max-w-xl">
        <PasswordForm email={loaderData.email} posted={actionData} />
      </Card>
    </AccountPage>
  )
}
