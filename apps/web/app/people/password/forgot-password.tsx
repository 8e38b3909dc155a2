import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { formResponse } from '../../platform/form/form-response.ts'
import { keepForm } from '../../platform/form/keep-form.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { visitOf } from '../../rendering/context.ts'
import { Page } from '../../shell/page.tsx'
import type { Route } from './+types/forgot-password.ts'
import { changePassword } from './change-password.ts'
import { recoveryRules } from './new-password-rules.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { requestCode } from './request-code.ts'

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const answer = form.has('ask')
    ? await requestCode(visit, textOf(form, 'email'))
    : await changePassword(visit, form, recoveryRules, { to: '/account/login', url })
  return answer instanceof Response ? answer : formResponse(answer)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <Page
      title={t('security.recovery.title')}
      intro={t('security.recovery.text')}
      trail={[{ label: t('security.signIn.title'), href: '/account/login' }]}
      indexed={false}
    >
      <div className="max-w-xl">
        <Card padding="lg">
          <RecoveryForm posted={actionData} />
        </Card>
        <p className="mt-4">
          <TextLink href="/account/login" className="inline-flex min-h-11 items-center">
            {t('security.recovery.backToSignIn')}
          </TextLink>
        </p>
      </div>
    </Page>
  )
}
