import { activateUser } from '@tecnoclick/contract/people/security/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { useEffect, useEffectEvent, useState } from 'react'
import { data, Form, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { Page } from '../../platform/page/page.tsx'
import { safeNext, signInAddress } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import { isTransient } from '../../rendering/page-client.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { activatedEmailCookie } from '../login/activated-email.ts'
import type { Route } from './+types/activate-user.ts'

/** Opening the link activates nothing: mail servers open links too. The form does, sent by the script or the button. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const outcome = await visit.client.attempt(activateUser, { params: { token: params.key } })
  if (outcome.ok) {
    const { email } = outcome.data
    return data({ email }, { headers: { 'set-cookie': activatedEmailCookie(email, url) } })
  }
  if (isTransient(outcome.error)) return formResponse(refusedResult(outcome.error, visit))
  return data({ isInvalid: true }, { status: 404 })
}

/** What the visitor wanted to do when registering. */
export function loader({ url }: Route.LoaderArgs) {
  return { next: safeNext(url.searchParams.get('next'), url.origin) }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** The page shows an e-mail address, and its own address is a key. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

export default function ActivateUser({ loaderData: { next }, actionData }: Route.ComponentProps) {
  if (actionData && 'email' in actionData) return <ActivationDone email={actionData.email} next={next} />
  if (actionData && 'isInvalid' in actionData) return <ActivationFailed />
  return <ConfirmActivation failed={actionData} />
}

function ConfirmActivation({ failed }: { failed: FormResult | undefined }) {
  const t = useFullT()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const busy = useNavigation().formData !== undefined
  const send = useEffectEvent(() => void submit(null, { method: 'post', action: pathname + search }))
  useEffect(() => send(), [])
  return (
    <Page title={t('security.activation.confirmTitle')} indexed={false}>
      <Card padding="lg" className="grid max-w-2xl justify-items-start gap-5">
        <FormFailure posted={failed} />
        <p role="status" className="text-lg">
          {t(busy ? 'security.activation.pending' : 'security.activation.confirmText')}
        </p>
        <Form method="post">
          <Button type="submit" busy={busy}>
            {t('security.activation.confirm')}
          </Button>
        </Form>
      </Card>
    </Page>
  )
}

function ActivationDone({ email, next }: { email: string; next: string | undefined }) {
  const t = useFullT()
  const shell = useShellData()
  const isSignedIn = Boolean(shell?.viewer)
  const goOn = next && (isSignedIn ? next : signInAddress(next))
  return (
    <Page title={t('security.activation.successTitle')} indexed={false}>
      <Card padding="lg" className="grid max-w-2xl justify-items-start gap-5">
        <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-14 text-success" />
        <p className="text-lg wrap-anywhere">{t('security.activation.successText', { email })}</p>
        {goOn ? (
          <Button href={goOn}>{t('security.activation.goOn')}</Button>
        ) : (
          !isSignedIn && <Button href="/account/login">{t('security.signIn.title')}</Button>
        )}
      </Card>
      <WelcomeDialog store={shell?.store.storeName ?? ''} goOn={goOn} />
    </Page>
  )
}

/** Opens with the page; 'Ver información de activación' closes it (people.md#activation). */
function WelcomeDialog({ store, goOn }: { store: string; goOn: string | undefined }) {
  const t = useFullT()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const close = () => setOpen(false)
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={close}
      title={t('security.activation.welcomeTitle', { store })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('security.activation.seeInfo')}
          </Button>
          <Button
            onClick={() => navigate('/')}
            {...(goOn ? { variant: 'secondary' } : { 'data-autofocus': true })}
          >
            {t('security.activation.goHome')}
          </Button>
          {goOn && (
            <Button data-autofocus onClick={() => navigate(goOn)}>
              {t('security.activation.goOn')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('security.activation.welcomeText')}</p>
    </Dialog>
  )
}

/** The sign-in page can send the activation mail again. */
function ActivationFailed() {
  const t = useFullT()
  return (
    <Page title={t('security.activation.failedTitle')} indexed={false}>
      <Card padding="lg" className="grid max-w-2xl justify-items-start gap-5">
        <CircleX aria-hidden="true" strokeWidth={1.5} className="size-14 text-danger" />
        <div className="grid gap-2">
          <p className="text-lg">{t('security.activation.failedText')}</p>
          <p className="text-ink-muted">{t('security.activation.failedHint')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button href="/account/login">{t('security.signIn.title')}</Button>
          <Button href="/" variant="secondary">
            {t('security.activation.goHome')}
          </Button>
        </div>
      </Card>
    </Page>
  )
}
