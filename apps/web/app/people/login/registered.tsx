import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { isEmail } from '@tecnoclick/domain/people/email'
import { hours } from '@tecnoclick/domain/platform/duration'
import { registered } from '@tecnoclick/messages/people/registered'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import MailCheck from 'lucide-react/icons/mail-check'
import { useEffect, useState } from 'react'
import { redirect, useFetcher } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { PlainNotice } from '../../platform/form/form-notice.tsx'
import { failureText, formResponse } from '../../platform/form/form-result.ts'
import { whatsappHref } from '../../platform/page/contact-links.ts'
import { Page } from '../../platform/page/page.tsx'
import { safeNext, signInAddress } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/registered.ts'
import { type ResendResult, resendActivation } from './resend-activation.ts'

/** Says the same for every address, registered or not (people.md#registration). */
export function loader({ url, context }: Route.LoaderArgs) {
  const email = url.searchParams.get('email') ?? ''
  if (!isEmail(email)) throw redirect('/account/login')
  const { locale } = visitOf(context).preferences
  return { email, next: safeNext(url.searchParams.get('next'), url.origin), texts: registered[locale] }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return formResponse(await resendActivation(visitOf(context), await request.formData(), url))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** The page shows an e-mail address, which is in its own address too. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

export default function Registered({ loaderData, actionData }: Route.ComponentProps) {
  const { email, next, texts } = loaderData
  const t = useFullT()
  const signIn = next ? signInAddress(next) : '/account/login'
  return (
    <Page title={texts.title} indexed={false}>
      <Card padding="lg" className="grid max-w-2xl gap-6">
        <div className="flex gap-4">
          <MailCheck aria-hidden="true" strokeWidth={1.5} className="size-10 shrink-0 text-success" />
          <p className="text-lg wrap-anywhere">
            {texts.sentTo}{' '}
            <bdi dir="ltr" className="font-semibold">
              {email}
            </bdi>
            <span className="mt-1 block text-base text-ink-muted">
              {fillText(texts.open, { hours: activationKeyLife / hours(1) })}
            </span>
          </p>
        </div>
        <section aria-labelledby="no-llega" className="grid gap-3 border-t pt-5">
          <h2 id="no-llega" className="text-base">
            {texts.notThere}
          </h2>
          <ul className="grid list-disc gap-1.5 ps-5 text-sm">
            <li>{texts.spam}</li>
            <li>
              {texts.wrong} <TextLink href={`${signIn}#registro`}>{texts.again}</TextLink>
            </li>
            <li>
              {texts.known} <TextLink href={signIn}>{t('security.signIn.title')}</TextLink>
            </li>
          </ul>
          <Resend email={email} next={next} texts={texts} posted={actionData} />
        </section>
      </Card>
    </Page>
  )
}

interface ResendProps {
  email: string
  next: string | undefined
  texts: (typeof registered)['es']
  posted: ResendResult | undefined
}

/** Another mail, or a chat with the shop. Works without script. */
function Resend({ email, next, texts, posted }: ResendProps) {
  const t = useFullT()
  const locale = useLocale()
  const whatsapp = useShellData()?.store.whatsapp
  const fetcher = useFetcher<ResendResult>()
  const result = fetcher.data ?? posted
  const isWaiting = useIsBefore(result?.againAt)
  const again = isWaiting && result?.againAt
  return (
    <div className="grid gap-3">
      <div role="status">
        {result?.resent && <PlainNotice kind="success">{t('security.signIn.activationResent')}</PlainNotice>}
        {result?.failure && <PlainNotice kind="error">{failureText(t, result.failure)}</PlainNotice>}
      </div>
      {again && (
        <p id="otra-vez" className="text-ink-muted text-sm">
          {fillText(texts.againAt, { time: formatTime(again, locale) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <fetcher.Form method="post" onSubmit={(event) => isWaiting && event.preventDefault()}>
          <input type="hidden" name="email" value={email} />
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          <Button
            type="submit"
            busy={fetcher.state !== 'idle'}
            {...(again && { 'aria-disabled': true, 'aria-describedby': 'otra-vez' })}
          >
            {texts.resend}
          </Button>
        </fetcher.Form>
        {whatsapp && (
          <Button
            href={whatsappHref(whatsapp, fillText(texts.chatText, { email }))}
            target="_blank"
            rel="noopener"
            variant="secondary"
          >
            {texts.chat}
            <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function useIsBefore(moment: Date | undefined): boolean {
  const [passed, setPassed] = useState<Date>()
  useEffect(() => {
    if (!moment) return
    const timer = setTimeout(() => setPassed(moment), moment.getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== undefined && moment !== passed
}
