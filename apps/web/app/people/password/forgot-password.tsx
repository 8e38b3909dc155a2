import { isEmail } from '@tecnoclick/domain/people/email'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { EmailField } from '../../platform/form/email-field.tsx'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { Page } from '../../platform/page/page.tsx'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/forgot-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { recoveryRules } from './new-password-rules.ts'
import { changePassword, type NewPasswordResult, requestCode } from './password-action.ts'
import { CodeButton, CodeSentDialog, PostedNotices, useCodeRequest } from './recovery-code.tsx'

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const result = form.has('ask')
    ? await requestCode(visit, textOf(form, 'email'))
    : await changePassword(visit, form, recoveryRules, { to: '/account/login', url })
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useFullT()
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

const address = '/account/forgotpassword'
const loadRules = () => import('./new-password-rules.ts').then(({ recoveryStepRules }) => recoveryStepRules)

/** In the address, so that the code still has its field when a phone has discarded the page meanwhile. */
const codeStep = 'code'

/** First the e-mail; code and passwords when the code was sent (people.md#password-recovery). */
function RecoveryForm({ posted }: { posted: NewPasswordResult | undefined }) {
  const t = useFullT()
  const { form, errors, refused, busy, result } = useCheckedForm({
    action: address,
    load: loadRules,
    posted,
  })
  const code = useCodeRequest(address)
  const [email, setEmail] = useState(posted?.values?.email ?? '')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isKept = search.get('step') === codeStep
  const isPosted = posted?.sentTo !== undefined || posted?.values?.resetKey !== undefined
  const hasCode = isKept || isPosted || code.isSent

  const keepStep = useEffectEvent(() => {
    if (!isKept) void navigate(`?step=${codeStep}`, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (code.isSent) keepStep()
  }, [code.isSent])

  // What was typed before the script had come.
  const readTyped = useEffectEvent(() => {
    const typed = form.ref.current?.elements.namedItem('email')
    if (typed instanceof HTMLInputElement) setEmail(typed.value.trim())
  })
  useEffect(() => readTyped(), [])

  /** The code is what comes after the address; nothing else is filled in yet. */
  function askOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !isEmail(email)) return
    event.preventDefault()
    if (!code.busy) void code.request(email)
  }

  return (
    <>
      <form {...form} className="grid gap-4">
        <PostedNotices posted={posted} refused={refused} />
        <div className="grid gap-3">
          <EmailField
            autoComplete="username"
            error={errors.email}
            defaultValue={posted?.values?.email}
            onChange={(event) => setEmail(event.target.value.trim())}
            onKeyDown={askOnEnter}
          />
          {/* Only when the address is valid and the form has changed (people.md#password-recovery). */}
          <CodeButton
            shown={isEmail(email)}
            primary={!hasCode}
            busy={code.busy}
            onPress={() => void code.request(email)}
          />
          <Refusal result={code.refused} text={code.refused} />
        </div>
        {hasCode && (
          <>
            <NewPasswordFields
              errors={errors}
              typed={posted?.values}
              failure={result?.failure}
              codeRef={code.codeRef}
            />
            <Button type="submit" block busy={busy}>
              {t('security.recovery.submit')}
            </Button>
          </>
        )}
      </form>
      <CodeSentDialog sentTo={code.sentTo} onClose={code.close} />
    </>
  )
}
