import { getRecoveryLink } from '@tecnoclick/contract/people/security/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { data } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { Page } from '../../platform/page/page.tsx'
import { visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/reset-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { linkRules } from './new-password-rules.ts'
import { changePassword, type NewPasswordResult } from './password-action.ts'
import { PostedNotices } from './recovery-code.tsx'

const address = '/account/resetpassword'

/** The link in the recovery mail. Reading it uses nothing up, because mail servers open links too. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { client, requestId } = visitOf(context)
  const token = url.searchParams.get('token') ?? ''
  // A post without script has the token in its body; its result names it again.
  if (request.method !== 'GET') return data(undefined)
  if (!/^[\w-]{1,128}$/.test(token)) return data(undefined, { status: 404 })
  const outcome = await client.attempt(getRecoveryLink, { params: { token } })
  if (outcome.ok) return data({ email: outcome.data.email, token })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data(undefined, { status: 404 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const result = await changePassword(visitOf(context), form, linkRules, { to: '/account/login', url })
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** The token in the address goes into no cache and, as a referrer, to no other site. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const { email = '', token = '' } = actionData?.values ?? loaderData ?? {}
  const trail = [{ label: t('security.signIn.title'), href: '/account/login' }]
  if (token === '') {
    return (
      <Page title={t('security.recovery.linkFailedTitle')} trail={trail} indexed={false}>
        <Card padding="lg" className="grid max-w-xl justify-items-start gap-5">
          <p className="text-lg">{t('security.recovery.linkFailedText')}</p>
          <Button href="/account/forgotpassword">{t('security.recovery.askAgain')}</Button>
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={t('security.recovery.linkTitle')}
      intro={t('security.recovery.linkText', { email })}
      trail={trail}
      indexed={false}
    >
      <Card padding="lg" className="max-w-xl">
        <LinkForm email={email} token={token} posted={actionData} />
      </Card>
    </Page>
  )
}

const loadRules = () => import('./new-password-rules.ts').then(({ linkRules }) => linkRules)

interface LinkFormProps {
  email: string
  token: string
  posted: NewPasswordResult | undefined
}

function LinkForm({ email, token, posted }: LinkFormProps) {
  const t = useFullT()
  const { form, errors, refused, busy, result } = useCheckedForm({ action: address, load: loadRules, posted })
  return (
    <form {...form} className="grid gap-4">
      <PostedNotices posted={posted} refused={refused} />
      <input type="hidden" name="token" value={token} />
      {/* So that the password manager knows whose password changes. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordFields errors={errors} typed={posted?.values} failure={result?.failure} />
      <Button type="submit" block busy={busy}>
        {t('security.recovery.submit')}
      </Button>
    </form>
  )
}
